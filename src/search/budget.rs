//! The nodes that a search for a forced win may still spend, and whether it was interrupted.

/// Work that takes long calls this now and then, and gives up once it returns `true`.
pub type Interrupt<'a> = &'a dyn Fn() -> bool;

/// The interrupt of work that nobody interrupts.
pub const NEVER: Interrupt<'static> = &|| false;

/// Work was interrupted before it had a result.
pub(super) struct Interrupted;

/// Nodes between two calls of the interrupt.
const NODES_PER_CALL: u32 = 256;

/// The nodes that are left.
pub(super) struct Budget<'a> {
    left: u32,
    interrupt: Interrupt<'a>,
}

impl Budget<'static> {
    /// This many nodes, without an interrupt.
    pub(super) const fn of(nodes: u32) -> Self {
        Self::new(nodes, NEVER)
    }
}

impl<'a> Budget<'a> {
    /// This many nodes; none are left after an interrupt.
    pub(super) const fn new(nodes: u32, interrupt: Interrupt<'a>) -> Self {
        Self {
            left: nodes,
            interrupt,
        }
    }

    /// Spends a node, if one is left.
    pub(super) fn spend(&mut self) -> bool {
        if self.left.is_multiple_of(NODES_PER_CALL) && (self.interrupt)() {
            self.left = 0;
        }
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => return false,
        }
        true
    }
}
