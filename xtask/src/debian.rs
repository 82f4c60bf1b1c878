//! Installs Debian packages, if running as root on a system with apt.

use crate::process::{output_of, run};
use anyhow::{Result, bail};
use std::process::Command;

/// The command line that installs `packages`.
pub(crate) fn by_hand(packages: &[&str]) -> String {
    format!("apt-get install {}", packages.join(" "))
}

/// Installs `packages`.
///
/// # Errors
/// If there is no apt, it does not have these packages, the user is not root, or apt fails.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    if output_of(Command::new("id").arg("-u")).as_deref() != Some("0") {
        bail!("not root, so no package can be installed");
    }
    if output_of(Command::new("apt-get").arg("--version")).is_none() {
        bail!("no apt-get here, so no package can be installed");
    }
    // The installation may work even if updating the lists fails.
    let _ = run(apt().arg("update"));
    let install = |options: &[&str]| {
        let mut command = apt();
        command.args(["install", "-y", "--no-install-recommends"]);
        command.args(options).args(packages);
        command
    };
    // Ubuntu does not have all packages of Debian.
    if output_of(&mut install(&["--simulate"])).is_none() {
        bail!("apt-get cannot install {}", packages.join(", "));
    }
    println!("      installing {}", packages.join(", "));
    run(&mut install(&[]))
}

/// The installed and the newest version of a package, as far as apt knows.
pub(crate) fn versions(package: &str) -> Option<(Option<String>, Option<String>)> {
    let policy = output_of(
        Command::new("apt-cache")
            .args(["policy", package])
            .env("LC_ALL", "C"),
    )?;
    Some((
        version(&policy, "Installed: "),
        version(&policy, "Candidate: "),
    ))
}

/// A version in the output of `apt-cache policy`.
fn version(policy: &str, label: &str) -> Option<String> {
    let line = policy
        .lines()
        .find_map(|line| line.trim().strip_prefix(label));
    line.filter(|version| *version != "(none)")
        .map(str::to_owned)
}

/// `apt-get`, quiet and non-interactive.
fn apt() -> Command {
    let mut command = Command::new("apt-get");
    // Without a terminal, dpkg prints no progress bar.
    command.args(["-qq", "-o", "Dpkg::Use-Pty=0"]);
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_of_packages_are_read() {
        let policy =
            "firefox-esr:\n  Installed: (none)\n  Candidate: 153.8.0esr-1\n  Version table:\n";
        assert_eq!(
            version(policy, "Candidate: ").as_deref(),
            Some("153.8.0esr-1")
        );
        assert_eq!(version(policy, "Installed: "), None);
        assert_eq!(version("", "Installed: "), None);
    }
}
