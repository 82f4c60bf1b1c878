//! TEMPORARY
use super::levels::Level;
use std::sync::OnceLock;
static T: OnceLock<Vec<(String, usize, Level)>> = OnceLock::new();
pub(super) fn level(id: &str, number: usize) -> Option<Level> {
    let t = T.get_or_init(|| {
        let Some(p) = std::env::var_os("ERGO_LEVELS") else { return Vec::new() };
        let text = std::fs::read_to_string(p).unwrap();
        text.lines().filter(|l| !l.trim().is_empty() && !l.starts_with('#')).map(|l| {
            let w: Vec<&str> = l.split_whitespace().collect();
            let f = |i: usize| w[i].parse::<f64>().unwrap();
            let u = |i: usize| w[i].parse::<u64>().unwrap();
            // game number depth nodes lines temp limit glances overlooks
            let mut level = Level::searching((u(2) as u32, u(3)), u(4) as usize, (f(5), f(6))).glancing(u(7));
            level.overlooks = u(8); if w.len() > 9 { level.content = f(9); }
            (w[0].to_owned(), u(1) as usize, level)
        }).collect()
    });
    t.iter().find(|(g, n, _)| g == id && *n == number).map(|(_, _, l)| *l)
}
