//! Which of several encodings a puzzle is written with.

use std::fmt;

use itertools::Itertools;

/// The choice in a dimension that leaves a rule out of the formula: it is added while solving, where an
/// answer breaks it.
pub const LAZY: &str = "lazy";

/// The choice in a dimension that leaves one solution of each class of symmetric ones in the formula: the
/// others follow from it.
pub const BROKEN: &str = "broken";

/// Something that can be written as clauses in several ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dimension {
    /// What it is, such as `integers`.
    pub name: &'static str,
    /// The names of its encodings, the default first. No two dimensions of a puzzle share a name.
    pub choices: Vec<&'static str>,
}

/// One encoding in each dimension of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Encoding {
    /// Pairs of a dimension and its choice.
    choices: Vec<(&'static str, &'static str)>,
}

/// A name that is none of the encodings of a puzzle, or one of two for the same dimension.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadEncoding {
    /// No encoding has this name.
    #[error("no encoding is called {0:?}; there are {1}")]
    Unknown(String, String),
    /// Two names for one dimension.
    #[error("{0} and {1} are both encodings of the {2}")]
    Twice(&'static str, &'static str, &'static str),
}

impl Encoding {
    /// The default in each dimension.
    #[must_use]
    pub fn new(dimensions: &[Dimension]) -> Self {
        Self { choices: dimensions.iter().map(|one| (one.name, one.choices[0])).collect() }
    }

    /// The default with some choices replaced: their names, separated by commas.
    ///
    /// # Errors
    ///
    /// If a name is unknown, or there are two for one dimension.
    pub fn parse(dimensions: &[Dimension], names: &str) -> Result<Self, BadEncoding> {
        let mut encoding = Self::new(dimensions);
        let mut chosen = vec![None; dimensions.len()];
        for name in names.split(',').map(str::trim) {
            let found = dimensions.iter().enumerate().find_map(|(index, dimension)| {
                let choice = dimension.choices.iter().find(|&&choice| choice == name)?;
                Some((index, *choice))
            });
            let (index, choice) =
                found.ok_or_else(|| BadEncoding::Unknown(name.to_owned(), describe(dimensions)))?;
            if let Some(other) = chosen[index].replace(choice) {
                return Err(BadEncoding::Twice(other, choice, dimensions[index].name));
            }
            encoding.choices[index].1 = choice;
        }
        Ok(encoding)
    }

    /// The default, and all that differ from it in one dimension.
    #[must_use]
    pub fn each(dimensions: &[Dimension]) -> Vec<Self> {
        let default = Self::new(dimensions);
        let others = dimensions.iter().enumerate().flat_map(|(index, dimension)| {
            let default = &default;
            dimension.choices[1..].iter().map(move |choice| {
                let mut encoding = default.clone();
                encoding.choices[index].1 = choice;
                encoding
            })
        });
        std::iter::once(default.clone()).chain(others).collect()
    }

    /// Every combination of choices.
    #[must_use]
    pub fn all(dimensions: &[Dimension]) -> Vec<Self> {
        let choices = dimensions.iter().map(|one| one.choices.iter().map(|name| (one.name, *name)));
        choices.multi_cartesian_product().map(|choices| Self { choices }).collect()
    }

    /// The same for a formula that is the whole puzzle: without [`LAZY`] and [`BROKEN`] choices.
    #[must_use]
    pub fn in_full(self, dimensions: &[Dimension]) -> Self {
        self.without(LAZY, dimensions).with_all_solutions(dimensions)
    }

    /// The same for a formula that has all solutions: without [`BROKEN`] choices.
    #[must_use]
    pub fn with_all_solutions(self, dimensions: &[Dimension]) -> Self {
        self.without(BROKEN, dimensions)
    }

    /// The first other one of the dimension instead of a choice.
    fn without(mut self, name: &str, dimensions: &[Dimension]) -> Self {
        for (chosen, dimension) in self.choices.iter_mut().zip(dimensions) {
            let other = dimension.choices.iter().find(|&&choice| choice != name);
            if let Some(other) = other.filter(|_| chosen.1 == name) {
                chosen.1 = other;
            }
        }
        self
    }

    /// The choice in a dimension.
    ///
    /// # Panics
    ///
    /// If there is no such dimension.
    #[must_use]
    pub fn choice(&self, dimension: &str) -> &'static str {
        let found = self.choices.iter().find(|(name, _)| *name == dimension);
        found.unwrap_or_else(|| panic!("a dimension {dimension}")).1
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.choices.iter().map(|(_, choice)| choice).format(","))
    }
}

/// All dimensions and their choices, in a line.
#[must_use]
pub fn describe(dimensions: &[Dimension]) -> String {
    let line = |one: &Dimension| format!("{}: {}", one.name, one.choices.iter().join(", "));
    dimensions.iter().map(line).join("; ")
}
