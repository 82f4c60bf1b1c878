//! The native engine.
fn main() {}
