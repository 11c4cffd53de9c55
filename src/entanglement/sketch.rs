//! A small map for a terminal.

use super::{
    board::{Cell, Entry},
    transcript::{Answer, Transcript},
};

/// Each cell of the board as the number of the turn in which a tile was placed there; the base as `##`, the
/// cell ahead of the path as `<>`, and an empty one as `..`.
pub(super) fn draw(transcript: &Transcript) -> String {
    let segments = transcript.answers.iter().flat_map(|answer| &answer.segments);
    let end = segments.last().map_or(Entry::FIRST, |one| Entry::leaving(one.cell, one.leave));
    let text = |cell: Cell| {
        let lies_here =
            |answer: &Answer| answer.segments.first().is_some_and(|one| one.cell == cell);
        match transcript.answers.iter().position(lies_here) {
            _ if cell == Cell::BASE => "##".to_owned(),
            Some(index) => format!("{:2}", index + 1),
            None if end.cell == cell => "<>".to_owned(),
            None => "..".to_owned(),
        }
    };
    // cells in the same line, by height, are two columns apart
    let height = |cell: &Cell| 2 * cell.y - cell.x;
    let mut map = String::new();
    for line in (-6..=6).rev() {
        let mut cells: Vec<Cell> = Cell::all().filter(|cell| height(cell) == line).collect();
        cells.sort_unstable();
        let mut row = String::new();
        for cell in cells {
            let column = 4 * (cell.x + 3) as usize;
            row = format!("{row:column$}{}", text(cell));
        }
        map += row.trim_end();
        map.push('\n');
    }
    map + &format!("{} points, {} segments\n", transcript.score(), transcript.length())
}
