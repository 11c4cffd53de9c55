//! The rules, without clauses.

use std::collections::HashMap;

use itertools::Itertools;

use super::{
    instance::{Layout, Sum, Total},
    violation::Violation,
};

/// Checks the values in the order of the positions.
pub(super) fn check(layout: &Layout, discs: &[i64]) -> Result<(), Violation> {
    if discs.len() != layout.n_positions() {
        let (found, expected) = (discs.len(), layout.n_positions());
        return Err(Violation::Length { found, expected });
    }
    let mut places = HashMap::new();
    for (position, &value) in discs.iter().enumerate() {
        if !layout.values().contains(value) {
            return Err(Violation::NoValue { position, value });
        }
        if let Some(&given) = layout.fixed().get(&position).filter(|&&given| given != value) {
            return Err(Violation::NotFixed { position, value, given });
        }
        let earlier = places.insert(value, position);
        if let Some(one) = earlier.filter(|_| layout.is_distinct()) {
            return Err(Violation::Repeated { value, one, other: position });
        }
    }
    check_sums(layout, discs)
}

fn check_sums(layout: &Layout, discs: &[i64]) -> Result<(), Violation> {
    let mut totals: HashMap<usize, (usize, i128)> = HashMap::new();
    for (index, sum) in layout.sums().iter().enumerate() {
        let add = |total, &(position, times): &(usize, i64)| {
            total + i128::from(times) * i128::from(discs[position])
        };
        let found = sum.terms.iter().fold(0, add);
        match sum.total {
            Total::Known(expected) if found != i128::from(expected) => {
                let group = group(sum);
                return Err(Violation::WrongSum { sum: index + 1, group, found, expected });
            }
            Total::Known(_) => {}
            Total::Unknown(name) => {
                let &mut (first, one) = totals.entry(name).or_insert((index + 1, found));
                if one != found {
                    let name = layout.totals()[name].clone();
                    let (other, second) = (found, index + 1);
                    return Err(Violation::DifferentTotals { name, one, first, other, second });
                }
            }
        }
    }
    Ok(())
}

/// The positions as a layout has them.
fn group(sum: &Sum) -> String {
    let term = |&(position, times): &(usize, i64)| match times {
        1 => position.to_string(),
        _ => format!("{times}*{position}"),
    };
    sum.terms.iter().map(term).join(" ")
}
