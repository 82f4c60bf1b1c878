//! The limits of a search, as JavaScript gives them.

use wasm_bindgen::prelude::JsValue;

use super::convert::{number, whole};
use crate::search::Limits;

/// When to stop thinking. Without any limit, a search goes on until it is stopped.
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(super) struct ThinkLimits {
    /// The depth of the last iteration, in plies.
    depth: Option<u32>,
    /// The number of nodes.
    nodes: Option<u64>,
    /// The time in milliseconds.
    time: Option<f64>,
    /// How many of the best moves to compare. Default: 1.
    lines: Option<usize>,
    /// The strength, from 0 to 10. Default: full strength.
    level: Option<usize>,
    /// Varies the random choices of a level, which otherwise depend only on the position. Default: 0.
    seed: Option<u64>,
    /// The place among several workers that search the position together: 0 for the one that says when it is over. Default:
    /// the worker searches alone.
    place: Option<usize>,
}

impl ThinkLimits {
    /// Reads an object with these properties.
    ///
    /// # Errors
    /// Throws if one of them is not a number, or not an integer where it must be one.
    pub(super) fn read(object: &JsValue) -> Result<Self, JsValue> {
        Ok(Self {
            depth: whole(object, "depth")?,
            nodes: whole(object, "nodes")?,
            time: number(object, "time")?,
            lines: whole(object, "lines")?,
            level: whole(object, "level")?,
            seed: whole(object, "seed")?,
            place: whole(object, "place")?,
        })
    }
}

impl From<ThinkLimits> for Limits {
    fn from(limits: ThinkLimits) -> Self {
        Self {
            depth: limits.depth,
            nodes: limits.nodes,
            time: limits.time,
            lines: limits.lines.unwrap_or_default(),
            level: limits.level,
            seed: limits.seed.unwrap_or_default(),
            place: limits.place,
            ..Self::default()
        }
    }
}
