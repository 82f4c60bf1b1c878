//! The custom elements manifest: what editors and catalogues read. Its shape is that of
//! <https://github.com/webcomponents/custom-elements-manifest>.

use super::{Api, CLASS, Item, Method, SCRIPT, TAG};
use crate::json::Value;

/// The version of the shape.
const VERSION: &str = "2.1.0";

/// The file.
pub(super) fn tell(api: &Api) -> String {
    let reference = || {
        let name = ("name", Value::text(CLASS));
        Value::table([name, ("module", Value::text(SCRIPT))])
    };
    let export = |kind: &str, name: &str| {
        Value::table([
            ("kind", Value::text(kind)),
            ("name", Value::text(name)),
            ("declaration", reference()),
        ])
    };
    let module = Value::table([
        ("kind", Value::text("javascript-module")),
        ("path", Value::text(SCRIPT)),
        ("declarations", Value::List(vec![class(api)])),
        (
            "exports",
            Value::List(vec![
                export("js", CLASS),
                export("custom-element-definition", TAG),
            ]),
        ),
    ]);
    Value::table([
        ("schemaVersion", Value::text(VERSION)),
        ("readme", Value::text("README.md")),
        ("modules", Value::List(vec![module])),
    ])
    .pretty()
}

fn class(api: &Api) -> Value {
    let fields = api.fields.iter().map(|field| {
        let readonly = field.is_readonly.then_some(("readonly", Value::Bool(true)));
        let entries = [("kind", Value::text("field"))]
            .into_iter()
            .chain(entries(&field.item));
        Value::table(entries.chain(readonly))
    });
    let attributes = api.attributes.iter().map(|item| {
        let field = api.fields.iter().find(|field| field.item.name == item.name);
        let field = field.map(|field| ("fieldName", Value::text(&field.item.name)));
        Value::table(entries(item).into_iter().chain(field))
    });
    Value::table([
        ("kind", Value::text("class")),
        ("name", Value::text(CLASS)),
        ("tagName", Value::text(TAG)),
        ("customElement", Value::Bool(true)),
        (
            "superclass",
            Value::table([("name", Value::text("HTMLElement"))]),
        ),
        ("description", Value::text(&api.text)),
        ("attributes", Value::List(attributes.collect())),
        ("events", list(&api.events)),
        ("slots", list(&api.slots)),
        ("cssParts", list(&api.parts)),
        ("cssProperties", list(&api.properties)),
        (
            "members",
            Value::List(fields.chain(api.methods.iter().map(method)).collect()),
        ),
    ])
}

fn list(items: &[Item]) -> Value {
    Value::List(
        items
            .iter()
            .map(|item| Value::table(entries(item)))
            .collect(),
    )
}

fn entries(item: &Item) -> [(&'static str, Value); 4] {
    [
        ("name", Value::text(&item.name)),
        ("type", kind(&item.kind)),
        ("default", Value::text(&item.default)),
        ("description", Value::text(&item.text)),
    ]
}

fn kind(kind: &str) -> Value {
    Value::table([("text", Value::text(kind))])
}

fn method(method: &Method) -> Value {
    let (what, result) = &method.gives;
    Value::table([
        ("kind", Value::text("method")),
        ("name", Value::text(&method.name)),
        ("description", Value::text(&method.text)),
        ("parameters", list(&method.takes)),
        (
            "return",
            Value::table([("type", kind(result)), ("description", Value::text(what))]),
        ),
    ])
}
