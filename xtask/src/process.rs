//! Runs other programs, with their output shown or captured.

pub(crate) use arena::cargo::command as cargo;

use anyhow::{Context as _, Error, Result};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Runs a command with its output shown.
///
/// # Errors
/// If the program cannot be started or fails; the error names it.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("cannot start {}", name(command)))?;
    if status.success() {
        return Ok(());
    }
    Err(Error::msg(format!("{} failed ({status})", name(command))))
}

/// Like [`run`], but kills the program after `limit`.
///
/// # Errors
/// See [`run`]; also if the program takes too long.
pub(crate) fn run_within(command: &mut Command, limit: Duration) -> Result<()> {
    const POLL: Duration = Duration::from_millis(50);
    let mut child = command
        .stdin(Stdio::null())
        .spawn()
        .with_context(|| format!("cannot start {}", name(command)))?;
    let deadline = Instant::now() + limit;
    loop {
        let ended = child
            .try_wait()
            .with_context(|| format!("cannot wait for {}", name(command)))?;
        match ended {
            Some(status) if status.success() => return Ok(()),
            Some(status) => {
                return Err(Error::msg(format!("{} failed ({status})", name(command))));
            }
            None if Instant::now() < deadline => thread::sleep(POLL),
            None => {
                // Both fail only if the process has exited already.
                let _ = child.kill();
                let _ = child.wait();
                return Err(Error::msg(format!(
                    "{} took longer than {} s",
                    name(command),
                    limit.as_secs()
                )));
            }
        }
    }
}

/// The processor time of this process and of all that it has waited for. Only Linux is asked.
pub(crate) fn processor_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program may contain spaces.
    let (_, fields) = stat.rsplit_once(") ")?;
    // In the user and the kernel, and both for processes that have ended, in hundredths of a second.
    let times = fields.split(' ').skip(11).take(4);
    let ticks: u64 = times
        .map(|time| time.parse::<u64>().ok())
        .sum::<Option<u64>>()?;
    Some(Duration::from_millis(10 * ticks))
}

/// The standard output of a command, trimmed; `None` if it cannot be run or fails.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The command as a person would type it, without its folder and environment.
fn name(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let mut line = program.file_stem().map_or_else(
        || program.display().to_string(),
        |stem| stem.to_string_lossy().into_owned(),
    );
    // The first arguments identify the command; some have hundreds.
    for argument in command.get_args().take(3) {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    format!("`{line}`")
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_hangs_is_killed() {
        let started = Instant::now();
        let ended = run_within(Command::new("sleep").arg("600"), Duration::from_millis(100));
        assert!(ended.is_err());
        assert!(started.elapsed() < Duration::from_mins(1));
    }

    #[test]
    fn a_failure_names_the_program() {
        let failure = run(Command::new("sh").args(["-c", "exit 3"])).expect_err("it fails");
        assert!(failure.to_string().contains("`sh -c exit 3`"), "{failure}");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_time_of_programs_that_have_ended_counts() {
        let before = processor_time().expect("Linux says it");
        let count = "i=0; while [ $i -lt 200000 ]; do i=$((i + 1)); done";
        run(Command::new("sh").args(["-c", count])).expect("it counts");
        let after = processor_time().expect("Linux says it");
        assert!(after > before, "{before:?}, {after:?}");
    }

    #[test]
    fn a_missing_program_has_no_output() {
        assert_eq!(output_of(&mut Command::new("no-such-program-here")), None);
    }
}
