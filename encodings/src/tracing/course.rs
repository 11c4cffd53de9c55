//! The arcs that are known.

use std::collections::HashMap;

/// Arcs between nodes, and the first node of a walk.
pub(super) struct Course {
    first: usize,
    next: HashMap<usize, usize>,
    /// Every node in the order in which it was named, with the node before it.
    nodes: Vec<(usize, Option<usize>)>,
    indices: HashMap<usize, usize>,
}

impl Course {
    pub(super) fn new(first: usize) -> Self {
        let indices = HashMap::from([(first, 0)]);
        Self { first, next: HashMap::new(), nodes: vec![(first, None)], indices }
    }

    pub(super) fn first(&self) -> usize {
        self.first
    }

    pub(super) fn add_arc(&mut self, from: usize, to: usize) {
        assert_ne!(to, self.first, "no arc leads to the first node");
        self.index_or_new(from);
        let to_index = self.index_or_new(to);
        let before = self.nodes[to_index].1.replace(from);
        let other = self.next.insert(from, to);
        assert!(before.is_none() && other.is_none(), "one arc from a node and one to it");
    }

    fn index_or_new(&mut self, node: usize) -> usize {
        *self.indices.entry(node).or_insert_with(|| {
            self.nodes.push((node, None));
            self.nodes.len() - 1
        })
    }

    /// Every node, each with the one from which an arc leads to it.
    pub(super) fn nodes(&self) -> &[(usize, Option<usize>)] {
        &self.nodes
    }

    /// Where a node stands among [`nodes`](Self::nodes).
    pub(super) fn index(&self, node: usize) -> Option<usize> {
        self.indices.get(&node).copied()
    }

    pub(super) fn next(&self, node: usize) -> Option<usize> {
        self.next.get(&node).copied()
    }
}
