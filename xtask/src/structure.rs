//! Checks that Rust modules have no import cycles. (Cycles between JavaScript modules are a lint rule.)

use crate::files;
use crate::paths;
use anyhow::{Context as _, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Meta, UseTree, Visibility};

/// Checks everything.
///
/// # Errors
/// The error lists every violation.
pub(crate) fn check() -> Result<()> {
    let root = paths::root();
    let mut wrong = Vec::new();
    let tools = files::entries(&root.join("tools"))?;
    let crates = [root.clone(), root.join("xtask")].into_iter().chain(tools);
    for folder in crates.map(|folder| folder.join("src")) {
        let graph = module_graph(&folder)?;
        for cycle in cycles(&graph) {
            wrong.push(format!("import cycle in {}: {cycle}", folder.display()));
        }
    }
    if !wrong.is_empty() {
        bail!("the structure has problems:\n  {}", wrong.join("\n  "));
    }
    println!("Rust modules have no import cycles");
    Ok(())
}

/// The path of a module, from the root of its crate.
type Module = Vec<String>;

/// What each module imports from other modules.
type Graph = BTreeMap<Module, BTreeSet<Module>>;

/// The relevant content of a module.
#[derive(Default)]
struct Source {
    /// Every path that starts with `crate`, `self` or `super`, from the root of the crate.
    uses: Vec<Module>,
    /// Re-exported names, and their paths.
    reexports: BTreeMap<String, Module>,
    /// Submodules that exist in tests only.
    tests: Vec<Module>,
}

/// The import graph of a crate. Declaring or re-exporting a submodule does not count as an import, and importing a
/// re-exported name counts as an import of the module that defines it.
fn module_graph(folder: &Path) -> Result<Graph> {
    let mut sources = BTreeMap::new();
    for path in files::below(folder)? {
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let module = module_of(path.strip_prefix(folder)?);
        let text = files::read_text(&path)?;
        let file = syn::parse_file(&text).with_context(|| path.display().to_string())?;
        let mut reader = Reader {
            module: module.clone(),
            source: Source::default(),
        };
        reader.visit_file(&file);
        sources.insert(module, reader.source);
    }
    let tests: Vec<Module> = sources
        .values()
        .flat_map(|source| source.tests.clone())
        .collect();
    sources.retain(|module, _| !tests.iter().any(|test| module.starts_with(test)));
    let mut graph = Graph::new();
    for (module, source) in &sources {
        let imports = source
            .uses
            .iter()
            .filter_map(|path| resolve(&sources, path));
        let imports = imports.filter(|import| import != module);
        graph.insert(module.clone(), imports.collect());
    }
    Ok(graph)
}

/// The module of a file: `a/b.rs` and `a/b/mod.rs` are both `a::b`.
fn module_of(path: &Path) -> Module {
    let path = path.with_extension("");
    let mut module: Module = path
        .iter()
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    if module
        .last()
        .is_some_and(|name| ["mod", "lib", "main"].contains(&name.as_str()))
    {
        module.pop();
    }
    module
}

/// The module that defines what a path names.
fn resolve(sources: &BTreeMap<Module, Source>, path: &[String]) -> Option<Module> {
    let mut path = path.to_vec();
    // Chains of re-exports are short; a longer one is a bug in this check.
    for _ in 0..8 {
        let length = (0..=path.len())
            .rev()
            .find(|&length| sources.contains_key(&path[..length]))?;
        let (module, rest) = path.split_at(length);
        let target = rest
            .first()
            .and_then(|name| sources[module].reexports.get(name));
        let Some(target) = target else {
            return Some(module.to_vec());
        };
        path = target.iter().chain(&rest[1..]).cloned().collect();
    }
    None
}

/// Reads one file.
struct Reader {
    module: Module,
    source: Source,
}

impl Reader {
    /// A path from the root of the crate; `None` if it leads into another crate.
    fn absolute(&self, path: &[String]) -> Option<Module> {
        let mut base = self.module.clone();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => base.clear(),
            "self" => {}
            "super" => {
                base.pop();
            }
            _ => return None,
        }
        rest = &rest[1..];
        while rest.first().is_some_and(|name| name == "super") {
            base.pop();
            rest = &rest[1..];
        }
        base.extend_from_slice(rest);
        Some(base)
    }

    /// Adds every leaf of a `use` tree.
    fn read_tree(&mut self, tree: &UseTree, prefix: &mut Vec<String>, is_public: bool) {
        match tree {
            UseTree::Path(path) => {
                prefix.push(path.ident.to_string());
                self.read_tree(&path.tree, prefix, is_public);
                prefix.pop();
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.read_tree(tree, prefix, is_public);
                }
            }
            UseTree::Name(name) => self.add(
                prefix,
                &name.ident.to_string(),
                &name.ident.to_string(),
                is_public,
            ),
            UseTree::Rename(name) => self.add(
                prefix,
                &name.ident.to_string(),
                &name.rename.to_string(),
                is_public,
            ),
            UseTree::Glob(_) => self.add(prefix, "*", "*", is_public),
        }
    }

    fn add(&mut self, prefix: &[String], name: &str, alias: &str, is_public: bool) {
        let mut path = prefix.to_vec();
        if name != "self" && name != "*" {
            path.push(name.to_owned());
        }
        // `pub use child::Name` needs no `self`.
        let local = || [self.module.clone(), path.clone()].concat();
        match self.absolute(&path) {
            Some(path) if is_public => drop(self.source.reexports.insert(alias.to_owned(), path)),
            Some(path) => self.source.uses.push(path),
            None if is_public => drop(self.source.reexports.insert(alias.to_owned(), local())),
            None => {}
        }
    }
}

impl<'file> Visit<'file> for Reader {
    fn visit_item(&mut self, item: &'file Item) {
        let attributes = match item {
            Item::Mod(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !attributes.iter().any(is_test) {
            visit::visit_item(self, item);
        } else if let Item::Mod(item) = item {
            let mut module = self.module.clone();
            module.push(item.ident.to_string());
            self.source.tests.push(module);
        }
    }

    fn visit_item_mod(&mut self, item: &'file ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'file ItemUse) {
        let is_public = !matches!(item.vis, Visibility::Inherited);
        self.read_tree(&item.tree, &mut Vec::new(), is_public);
    }

    fn visit_path(&mut self, path: &'file syn::Path) {
        let names: Vec<String> = path
            .segments
            .iter()
            .map(|segment| segment.ident.to_string())
            .collect();
        self.source.uses.extend(self.absolute(&names));
        visit::visit_path(self, path);
    }
}

/// Whether an item is for tests only.
fn is_test(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else {
        return false;
    };
    let condition = list.tokens.to_string();
    list.path.is_ident("cfg") && (condition == "test" || condition.starts_with("all (test"))
}

/// The import cycles: each set of modules that import each other.
fn cycles(graph: &Graph) -> BTreeSet<String> {
    let reach: BTreeMap<&Module, BTreeSet<&Module>> = graph
        .keys()
        .map(|module| (module, reach(graph, module)))
        .collect();
    let mut sets = BTreeSet::new();
    for (start, found) in reach.iter().filter(|(start, found)| found.contains(*start)) {
        let around = found.iter().filter(|other| reach[**other].contains(start));
        let names = around.map(|module| format!("crate::{}", module.join("::")));
        sets.insert(names.collect::<Vec<_>>().join(", "));
    }
    sets
}

/// What a module imports, directly or not.
fn reach<'graph>(graph: &'graph Graph, start: &Module) -> BTreeSet<&'graph Module> {
    let mut found = BTreeSet::new();
    let mut open = vec![start];
    while let Some(module) = open.pop() {
        for next in graph.get(module).into_iter().flatten() {
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cycles of a crate of these files.
    fn cycles_of(name: &str, sources: &[(&str, &str)]) -> BTreeSet<String> {
        let folder = std::env::temp_dir().join(format!("structure-{name}-{}", std::process::id()));
        for (path, text) in sources {
            files::write(&folder.join(path), text.as_bytes()).expect("it can be written");
        }
        let graph = module_graph(&folder).expect("it can be read");
        files::remove_dir(&folder).expect("it can be removed");
        cycles(&graph)
    }

    #[test]
    fn modules_that_import_each_other_are_found() {
        let found = cycles_of(
            "cycle",
            &[
                ("lib.rs", "mod a; mod b; mod c;"),
                ("a.rs", "use crate::b::B; pub struct A;"),
                ("b.rs", "pub struct B; fn f() { super::c::g(); }"),
                ("c/mod.rs", "pub fn g() -> crate::a::A { crate::a::A }"),
            ],
        );
        assert_eq!(
            found,
            BTreeSet::from(["crate::a, crate::b, crate::c".to_owned()])
        );
    }

    #[test]
    fn a_reexport_leads_to_the_module_that_defines_the_name() {
        let sources = |user| {
            [
                ("lib.rs", "mod game;"),
                (
                    "game/mod.rs",
                    "mod board; mod rules; pub use board::Board; pub use rules::play;",
                ),
                ("game/board.rs", "pub struct Board;"),
                ("game/rules.rs", user),
            ]
        };
        assert!(
            cycles_of(
                "reexport",
                &sources("use super::Board; pub fn play(_: Board) {}")
            )
            .is_empty()
        );
        let own = [
            ("lib.rs", "mod game;"),
            (
                "game/mod.rs",
                "mod rules; pub struct Own; fn f() { self::rules::play(Own); }",
            ),
            ("game/rules.rs", "use super::Own; pub fn play(_: Own) {}"),
        ];
        assert_eq!(
            cycles_of("own", &own),
            BTreeSet::from(["crate::game, crate::game::rules".to_owned()])
        );
    }

    #[test]
    fn tests_may_import_anything() {
        let sources = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B; pub struct A;"),
            (
                "b.rs",
                "pub struct B; #[cfg(test)] mod tests { use crate::a::A; } #[cfg(all(test, unix))] mod more;",
            ),
            ("b/more.rs", "use crate::a::A;"),
        ];
        assert!(cycles_of("tests", &sources).is_empty());
    }
}
