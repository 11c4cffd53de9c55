//! Each node holds the state of a shift register one step after that of the node before it.

use rustsat::types::Lit;

use super::{LoopGraph, SingleLoop, root::Root};
use crate::{
    circuit::{Signal, xor},
    formula::Formula,
};

/// Linear feedback shift registers: the loop is walked in one direction, and along each step of it but
/// that into the root, the register of `b` = `floor(log2(n + 1)) + 1` bits at the next node holds the
/// next state. A register that is not zero comes back to a state after `2 ^ b - 1` steps, which is more
/// than `n`: so a loop without the root cannot close.
///
/// The next state is that before, moved by a bit, with the parity of two or four bits as the new one; `x`
/// is one less than how many these are, and `p` is the number of pairs of edges that meet at a node.
///
/// | variables | clauses | unit propagation |
/// | --- | --- | --- |
/// | `m + n * (b + x)` | `2 * p + n * (1 + 4 * x) + 2 * b * (2 * m - r)` | incomplete |
///
/// Johnson, "Quasi-linear reduction of Hamiltonian cycle problem (HCP) to satisfiability problem (SAT)",
/// 2014. The graph has less than 2^24 - 1 nodes.
#[derive(Clone, Copy, Debug)]
pub struct Lfsr;

/// For each number of bits, the bits whose parity comes in next, counted from 1 at the newest: from
/// primitive polynomials, so that the register runs through all states but zero.
pub(super) const TAPS: [&[usize]; 25] = [
    &[],
    &[],
    &[2, 1],
    &[3, 2],
    &[4, 3],
    &[5, 3],
    &[6, 5],
    &[7, 6],
    &[8, 6, 5, 4],
    &[9, 5],
    &[10, 7],
    &[11, 9],
    &[12, 6, 4, 1],
    &[13, 4, 3, 1],
    &[14, 5, 3, 1],
    &[15, 14],
    &[16, 15, 13, 4],
    &[17, 14],
    &[18, 11],
    &[19, 6, 2, 1],
    &[20, 17],
    &[21, 19],
    &[22, 21],
    &[23, 18],
    &[24, 23, 22, 17],
];

impl SingleLoop for Lfsr {
    fn encode(&self, graph: &LoopGraph, out: &mut dyn Formula) {
        let root = Root::of(graph, out);
        let n_nodes = graph.n_nodes();
        let n_bits = (n_nodes + 1).ilog2() as usize + 1;
        let taps = TAPS[n_bits];
        // a register, and the bit that comes in next
        let registers: Vec<(Vec<Lit>, Signal)> = (0..n_nodes)
            .map(|_| {
                let bits: Vec<Lit> = (0..n_bits).map(|_| out.fresh()).collect();
                out.clause(&bits);
                let tapped = taps.iter().map(|&tap| Signal::from(bits[tap - 1]));
                let next = tapped.reduce(|parity, bit| xor(parity, bit, out));
                (bits, next.expect("a register has taps"))
            })
            .collect();
        // whether an edge is walked from its first end to its second
        let is_forward: Vec<Lit> = graph.edges().iter().map(|_| out.fresh()).collect();
        let mut arriving = vec![Vec::new(); n_nodes];
        for (edge, &is_forward) in graph.edges().iter().zip(&is_forward) {
            for (direction, [from, to]) in
                [(is_forward, edge.ends), (!is_forward, [edge.ends[1], edge.ends[0]])]
            {
                arriving[to].push((edge.lit, direction));
                let mut unless = vec![!edge.lit, !direction];
                match root.is_root[to] {
                    Signal::Constant(true) => continue,
                    Signal::Constant(false) => {}
                    Signal::Lit(is_root) => unless.push(is_root),
                }
                step(&registers[from], &registers[to].0, &unless, out);
            }
        }
        for edges in arriving {
            for (index, &(edge, arrives)) in edges.iter().enumerate() {
                for &(other, other_arrives) in &edges[..index] {
                    out.clause(&[!edge, !other, arrives, other_arrives]);
                    out.clause(&[!edge, !other, !arrives, !other_arrives]);
                }
            }
        }
    }
}

/// The register `to` holds the state after that of `from`, or one of the literals of `unless` is true.
fn step((from, incoming): &(Vec<Lit>, Signal), to: &[Lit], unless: &[Lit], out: &mut dyn Formula) {
    let &Signal::Lit(incoming) = incoming else { unreachable!("the bits are different variables") };
    for (&new, &old) in to.iter().zip([incoming].iter().chain(from)) {
        out.clause(&[unless, &[!old, new]].concat());
        out.clause(&[unless, &[old, !new]].concat());
    }
}
