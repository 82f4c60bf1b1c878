//! Installing Debian packages where we may: as root, where apt is.

use crate::process::{answer, run};
use anyhow::{Error, Result};
use std::process::Command;

/// The command a person types to install `packages`.
pub(crate) fn by_hand(packages: &[&str]) -> String {
    format!("apt-get install {}", packages.join(" "))
}

/// Installs `packages`.
///
/// # Errors
/// Where there is no apt, we are not root, or apt fails.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    if answer(Command::new("id").arg("-u")).as_deref() != Some("0") {
        return Err(Error::msg("not root, so no package can be installed"));
    }
    if answer(Command::new("apt-get").arg("--version")).is_none() {
        return Err(Error::msg(
            "no apt-get here, so no package can be installed",
        ));
    }
    println!("      installing {}", packages.join(", "));
    // A stale or partly unreachable list may still do, so only the installation decides.
    let _ = run(apt().arg("update"));
    run(apt()
        .args(["install", "-y", "--no-install-recommends"])
        .args(packages))
}

/// `apt-get`, quiet and never asking anything.
fn apt() -> Command {
    let mut command = Command::new("apt-get");
    // Without a terminal of its own, dpkg prints no thousand percentages.
    command.args(["-qq", "-o", "Dpkg::Use-Pty=0"]);
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}
