//! The steps of a job, read from a workflow of GitHub as ours are written.

use anyhow::{Context as _, Result};

/// A step of a job.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Lines of a shell, and the assignments of its environment before them.
    Run { line: String, env: String },
    /// A step that only GitHub can do: an action, a step for tags, or one that asks GitHub.
    Other(String),
}

/// The value in the environment of a step that asks GitHub.
const TOKEN: &str = "${{ github.token }}";

/// The results of earlier steps that others use, with an example of each.
const RESULTS: [(&str, &str); 1] = [(
    "${{ steps.pages.outputs.base_url }}",
    "https://visitor.github.io/ergo",
)];

/// The steps of a job in their order.
///
/// # Errors
/// If the workflow has no such job.
pub(crate) fn steps(workflow: &str, job: &str) -> Result<Vec<Step>> {
    let (_, after) = workflow
        .split_once(&format!("\n  {job}:\n"))
        .with_context(|| format!("there is no job {job}"))?;
    let own: Vec<_> = after
        .lines()
        .take_while(|line| line.is_empty() || line.starts_with("    ") || line.starts_with("  #"))
        .collect();
    let lines = own
        .iter()
        .skip_while(|line| line.trim() != "steps:")
        .skip(1);
    let mut found: Vec<Vec<&str>> = Vec::new();
    for line in lines.filter(|line| !line.trim_start().starts_with('#')) {
        match line.strip_prefix("      - ") {
            Some(first) => found.push(vec![first]),
            None => found
                .last_mut()
                .context("a line before the first step")?
                .push(line.strip_prefix("        ").unwrap_or(line)),
        }
    }
    Ok(found.iter().map(|lines| step(lines)).collect())
}

/// A step from its lines, without their indentation.
fn step(lines: &[&str]) -> Step {
    let value = |name: &str| {
        let start = format!("{name}: ");
        lines.iter().find_map(|line| line.strip_prefix(&start))
    };
    let Some(run) = value("run") else {
        return Step::Other(value("uses").unwrap_or("an unknown step").to_owned());
    };
    let block = |name: &str| {
        let mut after = lines.iter().skip_while(|line| !line.starts_with(name));
        after.next();
        let inside = after.take_while(|line| line.is_empty() || line.starts_with("  "));
        inside.map(|line| line.trim_start()).collect::<Vec<_>>()
    };
    let line = match run {
        "|" => block("run: |").join("\n"),
        line => line.to_owned(),
    };
    let is_for_tags = value("if").is_some_and(|condition| condition.contains("== 'tag'"));
    let has_token = block("env:").iter().any(|line| line.contains(TOKEN));
    if is_for_tags || has_token {
        return Step::Other(format!("run: {}", line.lines().next().unwrap_or_default()));
    }
    let env = block("env:").into_iter().filter_map(|line| {
        let (name, value) = line.split_once(": ")?;
        let known = RESULTS.iter().find(|(result, _)| *result == value);
        Some(format!(
            "export {name}='{}'; ",
            known.map_or(value, |(_, value)| value)
        ))
    });
    let env = env.collect();
    Step::Run { line, env }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;
    use crate::paths;

    #[test]
    fn steps_are_read() {
        let workflow = "\
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - run: no
  two:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@abc # v1
        with:
          persist-credentials: false
      # A comment.
      - run: make
        env:
          SITE: ${{ steps.pages.outputs.base_url }}
      - run: |
          one
          two
      - if: github.ref_type == 'tag'
        run: publish
      - run: |
          gh release list
        env:
          GH_TOKEN: ${{ github.token }}

  three:
    runs-on: ubuntu-latest
";
        let run = |line: &str, env: &str| Step::Run {
            line: line.to_owned(),
            env: env.to_owned(),
        };
        let other = |name: &str| Step::Other(name.to_owned());
        assert_eq!(
            steps(workflow, "two").expect("the job"),
            [
                other("actions/checkout@abc # v1"),
                run("make", "export SITE='https://visitor.github.io/ergo'; "),
                run("one\ntwo", ""),
                other("run: publish"),
                other("run: gh release list"),
            ]
        );
        assert!(steps(workflow, "four").is_err());
    }

    #[test]
    fn the_jobs_that_deploy_the_site_have_steps_to_rehearse() -> Result<()> {
        for (file, job, line) in [
            ("test.yml", "test", ".ci/run"),
            ("pages.yml", "deploy", "cargo xtask dist"),
            (
                "pages.yml",
                "deploy",
                "node tools/site/deployment.js keep dist kept",
            ),
        ] {
            let text = files::read_text(&paths::root().join(".github/workflows").join(file))?;
            let steps = steps(&text, job)?;
            let is_run = |step: &Step| matches!(step, Step::Run { line: own, .. } if own == line);
            assert!(steps.iter().any(is_run), "{line}: {steps:?}");
        }
        Ok(())
    }

    #[test]
    fn nothing_that_is_rehearsed_asks_github() -> Result<()> {
        let text = files::read_text(&paths::root().join(".github/workflows/pages.yml"))?;
        for step in steps(&text, "deploy")? {
            if let Step::Run { line, .. } = step {
                let words = line.split(|letter: char| letter.is_whitespace() || letter == '(');
                assert!(words.into_iter().all(|word| word != "gh"), "{line}");
            }
        }
        Ok(())
    }
}
