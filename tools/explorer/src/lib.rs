//! Explores the openings of the games.
//!
//! | module | what it holds |
//! |---|---|
//! | `cli` | the command line |
//! | `explore` | which positions are searched next, until there are enough |
//! | `plan` | what to explore, and how long positions are searched |
//! | `graph` | the positions with the moves between them, and their values by minimax |
//! | `searches` | searching positions on several threads |
//! | `played` | openings that the engine plays against itself |
//! | `log` | the searches and openings of earlier runs |
//! | `web` | the reader for the page, behind the feature `web` |

#[cfg(feature = "explore")]
mod cli;
#[cfg(feature = "explore")]
mod explore;
#[cfg(feature = "explore")]
mod graph;
#[cfg(feature = "explore")]
mod log;
#[cfg(feature = "explore")]
mod plan;
#[cfg(feature = "explore")]
mod played;
#[cfg(feature = "explore")]
mod searches;
#[cfg(feature = "web")]
pub mod web;

#[cfg(feature = "explore")]
pub use cli::{Cli, run};
