//! The content of the published crate.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// The files of the package, with slashes.
fn packaged() -> BTreeSet<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args("package --list --offline --allow-dirty --package ergo-games".split(' '))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaints}");
    let names = String::from_utf8(output.stdout).expect("all paths are UTF-8");
    names.lines().map(|name| name.replace('\\', "/")).collect()
}

/// Neither the page nor tools or tests that only this repository can run.
#[test]
fn the_package_has_what_its_users_need() {
    let files = packaged();
    let folders: BTreeSet<_> = files
        .iter()
        .filter_map(|name| name.split_once('/').map(|(folder, _)| folder))
        .collect();
    assert_eq!(
        folders,
        BTreeSet::from(["docs", "examples", "src", "tests"])
    );
    for name in [
        "CHANGELOG.md",
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "docs/engine-protocol.md",
        "docs/formats.md",
        "src/bin/ergo.rs",
    ] {
        assert!(files.contains(name), "{name} is missing");
    }
}

/// Otherwise the package, its unit tests or its examples would not compile.
#[test]
fn what_the_sources_include_is_in_the_package() {
    let files = packaged();
    let mut found = 0;
    let is_source = |name: &&String| Path::new(name).extension().is_some_and(|end| end == "rs");
    for name in files.iter().filter(is_source) {
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        for included in included(&text) {
            let path = plain(&Path::new(name).with_file_name(included));
            assert!(files.contains(&path), "{name} includes {path}");
            found += 1;
        }
    }
    assert!(found > 10, "only {found} were found");
}

/// The paths in `include_str!("…")`, `include_bytes!("…")` and `#[path = "…"]`.
fn included(text: &str) -> impl Iterator<Item = &str> {
    let starts = ["include_str!(\"", "include_bytes!(\"", "#[path = \""];
    starts.into_iter().flat_map(move |start| {
        let rests = text.split(start).skip(1);
        rests.filter_map(|rest| rest.split_once('"').map(|(path, _)| path))
    })
}

/// A path without `..`, with slashes.
fn plain(path: &Path) -> String {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(plain.pop()),
            part => plain.push(part),
        }
    }
    plain.to_str().expect("UTF-8").replace('\\', "/")
}
