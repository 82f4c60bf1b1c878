//! Node and npm: checks them, installs npm packages, and runs JavaScript tools and tests.

use crate::files;
use crate::native;
use crate::paths;
use crate::process::{cargo, output_of, run};
use anyhow::{Context as _, Error, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest major version of Node that is supported.
const OLDEST: u32 = 22;

/// The oldest version that works: the build of the site asks entries of folders for their `parentPath`.
const OLDEST_THAT_WORKS: (u32, u32) = (20, 12);

/// npm is a script, which Windows finds only with its extension.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Where the JavaScript tests and their packages are.
pub(crate) fn folder() -> PathBuf {
    paths::root().join("tests/web")
}

/// Node, in the folder of the tests, whose programs write into the target folder of cargo.
pub(crate) fn node() -> Command {
    let mut command = Command::new("node");
    command.current_dir(folder());
    command.env(paths::TARGET, paths::target());
    command
}

/// A script of `tools/site`.
pub(crate) fn site(script: &str) -> Command {
    let mut command = Command::new("node");
    command.arg(site_folder().join(script));
    command
}

/// Where the site is built, and the packages for that.
fn site_folder() -> PathBuf {
    paths::root().join("tools/site")
}

/// A command that an npm package installs, in the folder of the tests.
pub(crate) fn package_command(name: &str) -> Command {
    let ending = if cfg!(windows) { ".cmd" } else { "" };
    let path = folder().join(format!("node_modules/.bin/{name}{ending}"));
    let mut command = Command::new(path);
    command.current_dir(folder());
    command
}

/// Checks that Node and npm are installed.
///
/// # Errors
/// The error says what to install.
pub(crate) fn check() -> Result<()> {
    let wanted = format!("install Node {OLDEST} or newer, with npm, from https://nodejs.org");
    let Some(version) = output_of(Command::new("node").arg("--version")) else {
        return Err(Error::msg(format!("no Node found: {wanted}")));
    };
    match support(&version) {
        Support::None => return Err(Error::msg(format!("Node {version} is too old: {wanted}"))),
        Support::Ended => println!("Node {version} is no longer supported: {wanted}"),
        Support::Full => {}
    }
    if output_of(Command::new(NPM).arg("--version")).is_none() {
        return Err(Error::msg(format!("no npm found: {wanted}")));
    }
    Ok(())
}

/// Prints the version of Node and the newest one, if npm has it.
pub(crate) fn print_versions() {
    let version = output_of(Command::new("node").arg("--version")).unwrap_or_default();
    let mut npm = Command::new(NPM);
    let newest = output_of(npm.args(["view", "node", "version", "--fetch-timeout=20000"]));
    let newest = newest.as_deref().unwrap_or("unknown");
    println!("Node {version}, newest: {newest}");
}

/// Installs the npm packages that build the site and those of the tests.
///
/// # Errors
/// If npm fails.
pub(crate) fn install_packages() -> Result<()> {
    install_site_packages()?;
    install(&folder())
}

/// Installs the npm packages that build the site.
///
/// # Errors
/// If npm fails.
pub(crate) fn install_site_packages() -> Result<()> {
    install(&site_folder())
}

/// Installs the npm packages of the lock file in a folder, unless they are installed.
///
/// # Errors
/// If npm fails.
pub(crate) fn install(folder: &Path) -> Result<()> {
    let lock = files::read(&folder.join("package-lock.json"))?;
    // A copy of the lock file that was last installed from.
    let stamp = folder.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let mut npm = Command::new(NPM);
    npm.arg("ci").current_dir(folder);
    // `TestBrowser` finds or installs the browsers.
    run(npm.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))?;
    fs::write(&stamp, lock).with_context(|| format!("cannot write {}", stamp.display()))
}

/// Checks the types of the page, its build and its tests.
///
/// # Errors
/// If there is a type error; the compiler prints it.
pub(crate) fn check_types() -> Result<()> {
    run(typescript().args(["--project", "tsconfig.json"]))
}

/// The TypeScript compiler of the npm packages.
fn typescript() -> Command {
    let mut command = node();
    command.arg("node_modules/typescript/bin/tsc");
    command
}

/// Formats Rust, the page with its style sheets, its build, and its tests.
///
/// # Errors
/// If a formatter fails.
pub(crate) fn format() -> Result<()> {
    run(cargo().args(["fmt", "--all"]))?;
    install_packages()?;
    run(&mut on_sources("oxfmt"))
}

/// Checks the formatting of the page, its build and its tests, and lints them.
///
/// # Errors
/// If a file is not formatted or violates a lint rule.
pub(crate) fn lint() -> Result<()> {
    run(on_sources("oxfmt").arg("--check"))?;
    run(on_sources("oxlint").arg("--deny-warnings"))?;
    run(package_command("biome")
        .args(["lint", "--error-on-warnings"])
        .args(["--config-path=tests/web/biome.json", "www"])
        .current_dir(paths::root()))
}

/// An npm tool with its configuration, on all JavaScript of the repository. The patterns that `oxfmt.json` ignores are
/// below `tests/web`; in the rules of the games, it would write emphasis in a way that the page does not read.
fn on_sources(tool: &str) -> Command {
    let mut command = package_command(tool);
    let config = format!("tests/web/{tool}.json");
    command.args(["--config", &config]);
    command.args(["www", "tests/web", "tools/site", "tools/bot", "!**/*.md"]);
    command.current_dir(paths::root());
    command
}

/// After how many milliseconds a test file has failed: many times what the slowest takes on a loaded machine. A test that
/// waits for something that never happens would otherwise hold up everything.
const TEST_TIMEOUT: u32 = 600_000;

/// The environment variable with the path of the native engine, which the tests of the bot run.
pub(crate) const ENGINE: &str = "ERGO_ENGINE";

/// Runs every `*.test.mjs` in `tests/web/unit`.
///
/// # Errors
/// If one fails, or none is there.
pub(crate) fn run_unit_tests(environment: &[(&str, &str)]) -> Result<()> {
    let tests = test_files(&folder().join("unit"))?;
    if tests.is_empty() {
        return Err(Error::msg("no *.test.mjs in tests/web/unit"));
    }
    let mut command = node();
    command.env(ENGINE, native::build("ergo")?);
    command.envs(environment.iter().copied());
    // Without a terminal, Node may default to a reporter that is harder to read.
    command.args(["--test", "--test-reporter=spec"]);
    command.arg(format!("--test-timeout={TEST_TIMEOUT}"));
    // Listed one by one, because Node 20 does not expand patterns.
    run(command.args(tests))
}

/// The test files below a folder.
fn test_files(dir: &Path) -> Result<Vec<PathBuf>> {
    let mut files = files::below(dir)?;
    files.retain(|path| path.to_string_lossy().ends_with(".test.mjs"));
    Ok(files)
}

/// How much a version of Node is supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Support {
    /// It does not work.
    None,
    /// It works for now.
    Ended,
    Full,
}

/// How much a version such as `v22.1.2` is supported.
fn support(version: &str) -> Support {
    let mut numbers = version.trim_start_matches('v').split('.');
    let mut next = || numbers.next()?.parse().ok();
    match (next(), next()) {
        (Some(major), Some(_)) if major >= OLDEST => Support::Full,
        (Some(major), Some(minor)) if (major, minor) >= OLDEST_THAT_WORKS => Support::Ended,
        _ => Support::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_supported_or_not() {
        for (version, expected) in [
            ("v18.20.8", Support::None),
            ("v20.11.1", Support::None),
            ("v20.12.0", Support::Ended),
            ("v21.7.3", Support::Ended),
            ("v22.0.0", Support::Full),
            ("v26.10.0", Support::Full),
            ("Node", Support::None),
        ] {
            assert_eq!(support(version), expected, "{version}");
        }
    }

    #[test]
    fn programs_are_told_the_target_folder() {
        let node = node();
        let value = node.get_envs().find(|(name, _)| *name == paths::TARGET);
        assert_eq!(
            value.and_then(|(_, value)| value),
            Some(paths::target().as_os_str())
        );
    }

    #[test]
    fn packages_name_the_oldest_version() -> Result<()> {
        for folder in ["tests/web", "tools/site", "tools/bot"] {
            let manifest = paths::root().join(folder).join("package.json");
            let wanted = format!("\"node\": \">={OLDEST}\"");
            assert!(files::read_text(&manifest)?.contains(&wanted), "{folder}");
        }
        Ok(())
    }

    #[test]
    fn lock_files_name_no_registry() -> Result<()> {
        for folder in [folder(), site_folder()] {
            let lock = files::read_text(&folder.join("package-lock.json"))?;
            assert!(
                !lock.contains("\"resolved\""),
                "run npm in {}, where .npmrc is",
                folder.display()
            );
        }
        Ok(())
    }
}
