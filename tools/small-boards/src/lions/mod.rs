//! The game of soldiers and lions on small boards: rules of its own, because those of the library are made for one size,
//! and a way to solve it that needs no more memory than a byte for each position.

mod board;
mod numbers;
mod values;

pub use board::{LionBoard, Standing};
pub use values::Values;
