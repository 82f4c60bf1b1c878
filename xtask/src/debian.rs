//! Debian packages: installs them, if running as root on a system with apt, and reads their versions.

use crate::process::{output_of, run, run_within};
use anyhow::{Result, bail};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// How long the newest versions of packages may take.
const UPGRADE_LIMIT: Duration = Duration::from_mins(5);

/// The command line that installs `packages`.
pub(crate) fn by_hand(packages: &[&str]) -> String {
    format!("apt-get install {}", packages.join(" "))
}

/// Installs `packages`.
///
/// # Errors
/// If there is no apt, it does not have these packages, the user is not root, or apt fails.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    if !is_root() {
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

/// Installs the newest versions of packages that are there, as root or where `sudo` asks for no password.
///
/// # Errors
/// If there is no apt, or it fails.
pub(crate) fn upgrade(packages: &[String]) -> Result<()> {
    let as_root = |arguments: &[&str], packages: &[String]| {
        let mut command = apt();
        command.args(arguments).args(packages);
        run_within(&mut with_rights_of_root(command), UPGRADE_LIMIT)
    };
    as_root(&["update"], &[])?;
    as_root(&["install", "-y", "--only-upgrade"], packages)
}

/// Whether this user is root.
fn is_root() -> bool {
    output_of(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// A command with the rights of root.
fn with_rights_of_root(command: Command) -> Command {
    if is_root() {
        return command;
    }
    let mut sudo = Command::new("sudo");
    // It leaves out the variables of its user.
    sudo.arg("--non-interactive")
        .arg(format!("{FRONTEND}={NONINTERACTIVE}"));
    sudo.arg(command.get_program()).args(command.get_args());
    sudo
}

/// A variable and its value, without which apt asks questions.
const FRONTEND: &str = "DEBIAN_FRONTEND";
const NONINTERACTIVE: &str = "noninteractive";

/// The package that a file belongs to, links followed.
pub(crate) fn owner(file: &Path) -> Option<String> {
    let file = file.canonicalize().ok()?;
    let answer = output_of(Command::new("dpkg-query").arg("-S").arg(&file))?;
    owner_in(&answer, file.to_str()?)
}

/// The package that `dpkg-query -S` names. There are lines of their own for files that another package replaces.
fn owner_in(answer: &str, file: &str) -> Option<String> {
    let is_replaced = |line: &&str| line.starts_with("diversion by ");
    let mut lines = answer.lines().filter(|line| !is_replaced(line));
    let packages = lines.find_map(|line| line.strip_suffix(file)?.strip_suffix(": "))?;
    packages.split(", ").next().map(str::to_owned)
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
    command.env(FRONTEND, NONINTERACTIVE);
    command
}

#[cfg(test)]
mod tests {
    use super::{owner_in, version};

    #[test]
    fn owners_of_files_are_read() {
        let file = "/opt/google/chrome/google-chrome";
        let owner = |answer: &str| owner_in(&format!("{answer}: {file}"), file);
        assert_eq!(
            owner("google-chrome-stable").as_deref(),
            Some("google-chrome-stable")
        );
        assert_eq!(owner("one:amd64, two:amd64").as_deref(), Some("one:amd64"));
        assert_eq!(
            owner("diversion by two from: /x\none").as_deref(),
            Some("one")
        );
        assert_eq!(owner_in("", file), None);
    }

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
