//! A piece, the grid that it lies on, and its spots.

/// A piece and the grid on which it is to lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    height: usize,
    width: usize,
    orientations: Vec<Vec<(usize, usize)>>,
}

/// Where a piece lies: the row and column that its offsets are counted from, and its orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// From 0.
    pub row: usize,
    /// From 0.
    pub column: usize,
    /// From 0, in the order in which the piece was given them.
    pub orientation: usize,
}

impl Piece {
    /// A piece for a grid of `height` rows and `width` columns. Each of its orientations gives the
    /// row and column of each part, in the same order, counted from the spot.
    ///
    /// # Panics
    ///
    /// If the orientations do not all have the same number of parts.
    #[must_use]
    pub fn new(height: usize, width: usize, orientations: Vec<Vec<(usize, usize)>>) -> Self {
        let n_parts = orientations.first().map_or(0, Vec::len);
        assert!(
            orientations.iter().all(|parts| parts.len() == n_parts),
            "parts turn, none is lost"
        );
        Self { height, width, orientations }
    }

    /// Number of cells of the grid.
    #[must_use]
    pub fn n_cells(&self) -> usize {
        self.height * self.width
    }

    /// Number of parts.
    #[must_use]
    pub fn n_parts(&self) -> usize {
        self.orientations.first().map_or(0, Vec::len)
    }

    /// Number of orientations.
    #[must_use]
    pub fn n_orientations(&self) -> usize {
        self.orientations.len()
    }

    /// The number of a cell, which is that of its row times the width, and its column.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> usize {
        row * self.width + column
    }

    /// The spots in which all parts are on the grid, by row, column and orientation.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        let positions =
            (0..self.height).flat_map(|row| (0..self.width).map(move |column| (row, column)));
        let spots = positions.flat_map(|(row, column)| {
            (0..self.n_orientations()).map(move |orientation| Spot { row, column, orientation })
        });
        spots.filter(|&spot| {
            let parts = &self.orientations[spot.orientation];
            parts.iter().all(|(down, right)| {
                spot.row + down < self.height && spot.column + right < self.width
            })
        })
    }

    /// The cell of each part, for a piece in one of its [`spots`](Self::spots).
    pub fn cells(&self, spot: Spot) -> impl Iterator<Item = usize> {
        let parts = &self.orientations[spot.orientation];
        parts.iter().map(move |(down, right)| self.cell(spot.row + down, spot.column + right))
    }
}
