//! Installs Debian packages, if running as root on a system with apt.

use crate::process::{output_of, run};
use anyhow::{Error, Result};
use std::process::Command;

/// The command line that installs `packages`.
pub(crate) fn by_hand(packages: &[&str]) -> String {
    format!("apt-get install {}", packages.join(" "))
}

/// Installs `packages`.
///
/// # Errors
/// If there is no apt, the user is not root, or apt fails.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    if output_of(Command::new("id").arg("-u")).as_deref() != Some("0") {
        return Err(Error::msg("not root, so no package can be installed"));
    }
    if output_of(Command::new("apt-get").arg("--version")).is_none() {
        return Err(Error::msg(
            "no apt-get here, so no package can be installed",
        ));
    }
    println!("      installing {}", packages.join(", "));
    // The installation may work even if updating the lists fails.
    let _ = run(apt().arg("update"));
    run(apt()
        .args(["install", "-y", "--no-install-recommends"])
        .args(packages))
}

/// `apt-get`, quiet and non-interactive.
fn apt() -> Command {
    let mut command = Command::new("apt-get");
    // Without a terminal, dpkg prints no progress bar.
    command.args(["-qq", "-o", "Dpkg::Use-Pty=0"]);
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}
