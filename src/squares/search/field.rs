//! Chances of cells, and what squares they make one expect.

use crate::squares::cell::{Cell, SIDE};

/// Squares with sides up to this many steps are near their corners.
pub const NEAR: usize = 3;
/// Cells beyond the board on all sides, which stay 0, so that sums may run over them.
const EDGE: usize = NEAR;
/// Cells in a row: a whole board fits in to the right of each cell.
const WIDTH: usize = EDGE + 2 * SIDE;
const HEIGHT: usize = EDGE + SIDE + EDGE;
/// Cells that are multiplied at a time.
const LANES: usize = 4;

/// For each cell the chance that it has a certain colour when the game ends.
#[derive(Clone, Debug)]
pub struct Field([[f32; WIDTH]; HEIGHT]);

impl Field {
    /// The field of these chances.
    pub fn new(chance: impl Fn(Cell) -> f32) -> Self {
        let mut field = Self([[0.0; WIDTH]; HEIGHT]);
        Cell::all().for_each(|cell| field.set(cell, chance(cell)));
        field
    }

    /// The chance of a cell.
    #[must_use]
    pub fn get(&self, cell: Cell) -> f32 {
        self.0[EDGE + cell.row][EDGE + cell.column]
    }

    /// Changes the chance of a cell.
    pub fn set(&mut self, cell: Cell, chance: f32) {
        self.0[EDGE + cell.row][EDGE + cell.column] = chance;
    }

    /// The points to expect if the cells were independent: over all squares, what they count times
    /// the chances of their corners.
    #[must_use]
    pub fn value(&self) -> f32 {
        let mut value = 0.0;
        for side in 1..SIDE {
            let pairs = self.pairs(side);
            let mut sums = [0.0; LANES];
            for (top, bottom) in pairs.iter().zip(&pairs[side..]) {
                for (top, bottom) in top.chunks_exact(LANES).zip(bottom.chunks_exact(LANES)) {
                    for lane in 0..LANES {
                        sums[lane] += top[lane] * bottom[lane];
                    }
                }
            }
            value += side as f32 * sums.iter().sum::<f32>();
        }
        value
    }

    /// For each row and column the product of the cell there and the one `side` further right.
    fn pairs(&self, side: usize) -> [[f32; SIDE]; SIDE] {
        let mut pairs = [[0.0; SIDE]; SIDE];
        for (pairs, row) in pairs.iter_mut().zip(&self.0[EDGE..]) {
            let left: &[f32; SIDE] = row[EDGE..][..SIDE].try_into().expect("a row of the board");
            let right: &[f32; SIDE] = row[EDGE + side..][..SIDE].try_into().expect("wide enough");
            for column in 0..SIDE {
                pairs[column] = left[column] * right[column];
            }
        }
        pairs
    }

    /// How much the value grows with the chance of each cell, in which it is linear, by the squares
    /// that are not near.
    #[must_use]
    pub fn far_slopes(&self) -> [[f32; SIDE]; SIDE] {
        let mut slopes = [[0.0; 2 * SIDE]; SIDE];
        for side in NEAR + 1..SIDE {
            let pairs = self.pairs(side);
            for (row, slopes) in slopes.iter_mut().enumerate() {
                let mut partners = [0.0; SIDE];
                for other in [row.wrapping_sub(side), row + side] {
                    let Some(pairs) = pairs.get(other) else { continue };
                    for column in 0..SIDE {
                        partners[column] += side as f32 * pairs[column];
                    }
                }
                let chances = &self.0[EDGE + row][EDGE..];
                for column in 0..SIDE {
                    slopes[column] += partners[column] * chances[column + side];
                    slopes[column + side] += partners[column] * chances[column];
                }
            }
        }
        slopes.map(|row| std::array::from_fn(|column| row[column]))
    }

    /// How much the value grows with the chance of one cell by the squares that are near.
    #[must_use]
    pub fn near_slope(&self, cell: Cell) -> f32 {
        let (row, column) = (EDGE + cell.row, EDGE + cell.column);
        let here = &self.0[row];
        let mut slope = 0.0;
        for side in 1..=NEAR {
            let (left, right) = (column - side, column + side);
            for other in [&self.0[row - side], &self.0[row + side]] {
                let beside = here[left] * other[left] + here[right] * other[right];
                slope += side as f32 * other[column] * beside;
            }
        }
        slope
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::squares::scoring::Square;

    /// Over all squares, one by one.
    fn value(field: &Field) -> f32 {
        let worth = |square: Square| {
            let chance: f32 = square.corners().into_iter().map(|cell| field.get(cell)).product();
            square.points() as f32 * chance
        };
        Square::all().map(worth).sum()
    }

    fn close(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-3 * (1.0 + a.abs().max(b.abs()))
    }

    #[test]
    fn values_and_slopes_are_sums_over_squares() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..20 {
            let chances: Vec<f32> = (0..SIDE * SIDE).map(|_| rng.random()).collect();
            let field = Field::new(|cell| chances[cell.index()]);
            assert!(close(field.value(), value(&field)));
            let slopes = field.far_slopes();
            for cell in Cell::all() {
                let with = |chance| {
                    let mut other = field.clone();
                    other.set(cell, chance);
                    value(&other)
                };
                let slope = with(1.0) - with(0.0);
                let found = field.near_slope(cell) + slopes[cell.row][cell.column];
                assert!(close(found, slope), "{cell}");
            }
        }
    }
}
