//! Tricorn, a made-up game on a triangle: two players put stones on empty cells, and who fills a side wins.

pub mod evaluate;
pub mod position;
pub mod render;
pub mod text;

pub use position::Position;
