//! Encodings by name.

/// An encoding of a constraint with its name.
pub struct Named<E: ?Sized + 'static> {
    /// Its name in options and tables.
    pub name: &'static str,
    /// The encoding itself.
    pub encoding: &'static E,
    /// The text of its file, whose documented sizes the tests compare with what it writes.
    #[cfg(test)]
    pub(crate) source: &'static str,
}

/// The encoding of this name in a table.
#[must_use]
pub fn find<E: ?Sized>(table: &[Named<E>], name: &str) -> Option<&'static E> {
    table.iter().find(|named| named.name == name).map(|named| named.encoding)
}

/// The names in a table, the default first.
#[must_use]
pub fn names<E: ?Sized>(table: &[Named<E>]) -> Vec<&'static str> {
    table.iter().map(|named| named.name).collect()
}

/// Declares the files of a constraint's encodings and the table of them, the default first.
macro_rules! encodings {
    (dyn $constraint:ident; $($module:ident: $encoding:ident as $name:literal,)*) => {
        $(
            mod $module;
            pub use self::$module::$encoding;
        )*

        /// Every encoding by name, the default first.
        pub const ENCODINGS: &[$crate::named::Named<dyn $constraint>] = &[$(
            $crate::named::Named {
                name: $name,
                encoding: &$encoding,
                #[cfg(test)]
                source: include_str!(concat!(stringify!($module), ".rs")),
            },
        )*];
    };
}
pub(crate) use encodings;
