//! Layouts as text.

use std::collections::BTreeMap;

use quadrille_encodings::integer::Domain;

use super::words::Words;
use crate::{
    discs::instance::{Layout, MAX_CHOICES, MAX_POSITIONS, MAX_TIMES, Sum, Total},
    text::{self, ReadError, quoted},
};

const DIRECTIVES: &str = "`positions`, `values`, `distinct`, `sum` or `fixed`";

/// What has been read so far.
#[derive(Default)]
struct Draft<'t> {
    n_positions: Option<usize>,
    values: Option<Domain>,
    is_distinct: bool,
    /// With their lines.
    sums: Vec<(usize, Sum)>,
    totals: Vec<&'t str>,
    fixed: BTreeMap<usize, i64>,
}

impl Layout {
    /// Reads a layout, one directive a line; `#` starts a comment:
    ///
    /// ```text
    /// positions 15            # named 0..14
    /// values 1..15            # intervals and numbers
    /// distinct
    /// sum 30 = 0 1 2 8        # the values at these positions add up to 30
    /// sum S = 0 2 2 -3*9      # an unknown total, the same wherever the name stands
    /// fixed 0 = 13
    /// ```
    ///
    /// # Errors
    ///
    /// A directive that is none, that is there twice, that is missing, or that makes no sense; a number
    /// or an unknown total that does not fit into 64 bits; more than [`MAX_POSITIONS`] or [`MAX_CHOICES`].
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let mut draft = Draft::default();
        for (number, line) in text::lines(text) {
            let mut words = Words::of(number, line);
            if !words.is_at_end() {
                draft.read(&mut words)?;
            }
        }
        let missing =
            |directive: &str| ReadError::whole("the end", format!("a line `{directive}`"));
        let n_positions = draft.n_positions.ok_or_else(|| missing("positions 15"))?;
        let values = draft.values.ok_or_else(|| missing("values 1..15"))?;
        if n_positions as u128 * values.size() > MAX_CHOICES {
            let found = format!("{n_positions} positions and {} values", values.size());
            return Err(ReadError::whole(found, format!("a product of at most {MAX_CHOICES}")));
        }
        for (line, sum) in &draft.sums {
            let (least, greatest) = range(sum, &values);
            let is_wide = least < i64::MIN.into() || greatest > i64::MAX.into();
            if is_wide && matches!(sum.total, Total::Unknown(_)) {
                let found = format!("an unknown total from {least} to {greatest}");
                return Err(ReadError::at(*line, 1, found, "one of 64 bits"));
            }
        }
        Ok(Self {
            n_positions,
            values,
            is_distinct: draft.is_distinct,
            sums: draft.sums.into_iter().map(|(_, sum)| sum).collect(),
            totals: draft.totals.into_iter().map(str::to_owned).collect(),
            fixed: draft.fixed,
        })
    }
}

impl<'t> Draft<'t> {
    fn read(&mut self, words: &mut Words<'t>) -> Result<(), ReadError> {
        let directive = words.next(DIRECTIVES)?;
        let is_repeated = match directive {
            "positions" => self.n_positions.is_some(),
            "values" => self.values.is_some(),
            "distinct" => self.is_distinct,
            _ => false,
        };
        if is_repeated {
            let found = format!("a second `{directive}`");
            return Err(words.error_at(directive, found, "one in a layout"));
        }
        match directive {
            "positions" => {
                let expected = format!("a number of positions from 1 to {MAX_POSITIONS}");
                let is_allowed = |&n: &usize| (1..=MAX_POSITIONS).contains(&n);
                self.n_positions = Some(words.number(&expected, is_allowed)?);
            }
            "values" => self.values = Some(read_values(words)?),
            "distinct" => self.is_distinct = true,
            "sum" => {
                let sum = self.read_sum(words)?;
                self.sums.push((words.number, sum));
            }
            "fixed" => {
                let word = words.peek();
                let position = self.read_position(words)?;
                words.equals()?;
                let value = words.number("a value, a whole number of 64 bits", |_| true)?;
                if self.fixed.insert(position, value).is_some() {
                    let found = format!("a second `fixed {position}`");
                    return Err(words.error_at(word, found, "one for each position"));
                }
            }
            _ => return Err(words.error_at(directive, quoted(directive), DIRECTIVES)),
        }
        words.end()
    }

    fn read_sum(&mut self, words: &mut Words<'t>) -> Result<Sum, ReadError> {
        let expected = "a total: a whole number of 64 bits or a name";
        let word = words.next(expected)?;
        let is_name = word.starts_with(char::is_alphabetic)
            && word.chars().all(|c| c.is_alphanumeric() || c == '_');
        let total = if is_name {
            let known = self.totals.iter().position(|&name| name == word);
            Total::Unknown(known.unwrap_or_else(|| {
                self.totals.push(word);
                self.totals.len() - 1
            }))
        } else {
            let number = word.parse().map_err(|_| words.error_at(word, quoted(word), expected))?;
            Total::Known(number)
        };
        words.equals()?;
        let mut terms = BTreeMap::<usize, i64>::new();
        while !words.is_at_end() {
            let word = words.peek();
            let times = match word.split_once('*') {
                Some((times, _)) => {
                    let expected = format!("a factor from -{MAX_TIMES} to {MAX_TIMES}");
                    let times = times.parse().ok().filter(|times: &i64| times.abs() <= MAX_TIMES);
                    words.skip_factor();
                    times.ok_or_else(|| words.error_at(word, quoted(word), &expected))?
                }
                None => 1,
            };
            // no line is so long that this could overflow
            *terms.entry(self.read_position(words)?).or_default() += times;
        }
        if let Some((position, times)) = terms.iter().find(|(_, times)| times.abs() > MAX_TIMES) {
            let found = format!("a sum in which position {position} counts {times} times");
            let expected = format!("a position that counts at most {MAX_TIMES} times");
            return Err(words.error_at(words.line, found, &expected));
        }
        Ok(Sum { total, terms: terms.into_iter().filter(|&(_, times)| times != 0).collect() })
    }

    fn read_position(&self, words: &mut Words<'t>) -> Result<usize, ReadError> {
        let n_positions = self.n_positions;
        let expected = match n_positions {
            Some(n_positions) => format!("a position from 0 to {}", n_positions - 1),
            None => "`positions` on a line before".to_owned(),
        };
        words.number(&expected, |&position| n_positions.is_some_and(|n| position < n))
    }
}

/// What the values can add up to, at least and at most.
fn range(sum: &Sum, values: &Domain) -> (i128, i128) {
    let amounts = sum.terms.iter().map(|&(_, times)| {
        let [one, other] =
            [values.min(), values.max()].map(|value| i128::from(times) * i128::from(value));
        (one.min(other), one.max(other))
    });
    amounts.fold((0, 0), |sum, amount| (sum.0 + amount.0, sum.1 + amount.1))
}

/// Numbers and intervals.
fn read_values(words: &mut Words<'_>) -> Result<Domain, ReadError> {
    let expected = "values: whole numbers of 64 bits or intervals such as 1..15";
    let mut intervals = Vec::new();
    loop {
        let word = words.next(expected)?;
        let number = |text: &str| {
            text.parse::<i64>().map_err(|_| words.error_at(word, quoted(word), expected))
        };
        let (least, greatest) = match word.split_once("..") {
            Some((least, greatest)) => (number(least)?, number(greatest)?),
            None => (number(word)?, number(word)?),
        };
        if least > greatest {
            return Err(words.error_at(word, quoted(word), "an interval that is not empty"));
        }
        intervals.push(least..=greatest);
        if words.is_at_end() {
            break;
        }
    }
    let domain = Domain::union(intervals).expect("no interval is empty");
    if domain.size() > MAX_CHOICES {
        let found = format!("{} values", domain.size());
        return Err(words.error_at(words.line, found, &format!("at most {MAX_CHOICES}")));
    }
    Ok(domain)
}
