//! Checks that Rust modules have no import cycles, whether they import by `use`, by a path or inside a macro. Cycles
//! between JavaScript modules are a lint rule. Tests count like the file that they are in.

use crate::files;
use crate::paths;
use anyhow::{Context as _, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use syn::buffer::{Cursor, TokenBuffer};
use syn::visit::{self, Visit};
use syn::{ItemMod, ItemUse, Macro, UseTree, Visibility};

/// Checks everything.
///
/// # Errors
/// The error lists every violation.
pub(crate) fn check() -> Result<()> {
    let root = paths::root();
    let mut wrong = Vec::new();
    let tools = files::entries(&root.join("tools"))?;
    let crates = [root.clone(), root.join("xtask")].into_iter().chain(tools);
    for folder in crates.filter(|folder| folder.join("Cargo.toml").is_file()) {
        let folder = folder.join("src");
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

/// The modules that each module imports.
type Graph = BTreeMap<Module, BTreeSet<Module>>;

/// The relevant content of a module.
#[derive(Default)]
struct Source {
    /// Every path, from the root of the crate.
    uses: Vec<Module>,
    /// Re-exported names, and their paths.
    reexports: BTreeMap<String, Module>,
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
    /// A path from the root of the crate. One that begins with any other name may begin with a submodule; if it
    /// leads into another crate or to a local name, it resolves to the module itself.
    fn absolute(&self, path: &[String]) -> Module {
        let mut base = self.module.clone();
        let mut rest = path;
        while let Some((first, after)) = rest.split_first() {
            match first.as_str() {
                "crate" => base.clear(),
                "self" => {}
                "super" => drop(base.pop()),
                _ => break,
            }
            rest = after;
        }
        [base, rest.to_vec()].concat()
    }

    /// Reads the tokens inside a macro, where syntax is not known: every path may be one of this crate.
    fn read_tokens(&mut self, mut cursor: Cursor<'_>) {
        while let Some((_, next)) = cursor.token_tree() {
            cursor = if let Some((inside, _, _, rest)) = cursor.any_group() {
                self.read_tokens(inside);
                rest
            } else if let Some((name, rest)) = cursor.ident() {
                self.read_path(vec![name.to_string()], rest)
            } else {
                next
            };
        }
    }

    /// Reads the rest of a path in a macro, which may end with names in braces, and returns the tokens after it.
    fn read_path<'text>(&mut self, mut path: Module, mut cursor: Cursor<'text>) -> Cursor<'text> {
        while let Some(rest) = after_colons(cursor) {
            if let Some((name, rest)) = rest.ident() {
                path.push(name.to_string());
                cursor = rest;
            } else if let Some((mut inside, _, _, rest)) = rest.any_group() {
                while let Some((name, after)) = inside.ident() {
                    let path = [path.clone(), vec![name.to_string()]].concat();
                    inside = after_comma(self.read_path(path, after));
                }
                return rest;
            } else {
                break;
            }
        }
        self.source.uses.push(self.absolute(&path));
        cursor
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
        let path = self.absolute(&path);
        if is_public {
            self.source.reexports.insert(alias.to_owned(), path);
        } else {
            self.source.uses.push(path);
        }
    }
}

impl<'file> Visit<'file> for Reader {
    /// The attributes of a submodule stand outside of it, and declaring one imports nothing.
    fn visit_item_mod(&mut self, item: &'file ItemMod) {
        self.module.push(item.ident.to_string());
        for item in item.content.iter().flat_map(|(_, items)| items) {
            self.visit_item(item);
        }
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'file ItemUse) {
        let is_public = !matches!(item.vis, Visibility::Inherited);
        self.read_tree(&item.tree, &mut Vec::new(), is_public);
    }

    fn visit_macro(&mut self, item: &'file Macro) {
        self.read_tokens(TokenBuffer::new2(item.tokens.clone()).begin());
        visit::visit_macro(self, item);
    }

    /// `pub(super)` imports nothing.
    fn visit_visibility(&mut self, _: &'file Visibility) {}

    fn visit_path(&mut self, path: &'file syn::Path) {
        let names: Vec<String> = path
            .segments
            .iter()
            .map(|segment| segment.ident.to_string())
            .collect();
        // A single name is imported by `use`, or no module.
        if names.len() > 1 {
            self.source.uses.push(self.absolute(&names));
        }
        visit::visit_path(self, path);
    }
}

/// The tokens after `::`, if that is what comes next.
fn after_colons(cursor: Cursor<'_>) -> Option<Cursor<'_>> {
    let (first, rest) = cursor.punct()?;
    let (second, rest) = rest.punct()?;
    (first.as_char() == ':' && second.as_char() == ':').then_some(rest)
}

/// The tokens after the next comma.
fn after_comma(mut cursor: Cursor<'_>) -> Cursor<'_> {
    while let Some((_, rest)) = cursor.token_tree() {
        let comma = cursor.punct().filter(|(mark, _)| mark.as_char() == ',');
        if comma.is_some() {
            return rest;
        }
        cursor = rest;
    }
    cursor
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

/// The modules that a module imports, directly or not.
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
                ("lib.rs", "#[cfg(test)] mod a; mod b; mod c;"),
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
    fn a_submodule_needs_no_self() {
        for text in [
            "use child::B; pub struct A;",
            "pub struct A; fn f() { child::B; }",
        ] {
            let sources = [
                ("lib.rs", "mod a;"),
                ("a/mod.rs", &format!("mod child; use other::B as C; {text}")),
                ("a/child.rs", "use super::A; pub struct B;"),
            ];
            let expected = BTreeSet::from(["crate::a, crate::a::child".to_owned()]);
            assert_eq!(cycles_of("submodule", &sources), expected, "{text}");
        }
    }

    #[test]
    fn paths_inside_macros_are_found() {
        let macros = [
            "pub fn f() -> String { format!(\"{}\", super::a::A) }",
            "pub fn f() { assert!(matches!(1, x if { vec![&crate::a::A; x]; true })); }",
            "macro_rules! name { () => { $crate::a::A }; }",
            "make! { use crate::{c::C as D, a::{A, B}}; }",
        ];
        for text in macros {
            let sources = [
                ("lib.rs", "mod a; mod b;"),
                ("a.rs", "pub struct A; fn f() { crate::b::f(); }"),
                ("b.rs", text),
            ];
            let expected = BTreeSet::from(["crate::a, crate::b".to_owned()]);
            assert_eq!(cycles_of("macros", &sources), expected, "{text}");
        }
        let words = "pub(super) fn f(a: u8) { format!(\"crate::a::A\", a, self.a, other::a::A) }";
        let sources = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "fn f() { crate::b::f(); }"),
            ("b.rs", words),
        ];
        assert!(cycles_of("words", &sources).is_empty());
    }

    #[test]
    fn tests_count_like_the_file_that_they_are_in() {
        let sources = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B; pub struct A;"),
            (
                "b.rs",
                "pub struct B; #[cfg(test)] mod tests { use crate::a::A; }",
            ),
        ];
        let expected = BTreeSet::from(["crate::a, crate::b".to_owned()]);
        assert_eq!(cycles_of("tests", &sources), expected);
    }
}
