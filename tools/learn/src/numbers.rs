//! Replacements for functions of the standard library whose rounding depends on the platform.

/// e to the power of `x`: the nearest power of 2, times a short series.
#[must_use]
pub(crate) fn exp(x: f64) -> f64 {
    let x = x.clamp(-700.0, 700.0);
    let power = (x / std::f64::consts::LN_2).round();
    let rest = x - power * std::f64::consts::LN_2;
    let mut term = 1.0;
    let mut sum = 1.0;
    for n in 1..15_u8 {
        term *= rest / f64::from(n);
        sum += term;
    }
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 13 to 2033: the exponent of a number"
    )]
    let exponent = (power + 1023.0) as u64;
    sum * f64::from_bits(exponent << 52)
}

/// The probability whose odds are e to the power of `x`: the logistic function.
#[must_use]
pub(crate) fn chance(x: f64) -> f64 {
    1.0 / (1.0 + exp(-x))
}

/// The natural logarithm of a probability, by Newton's method.
#[must_use]
pub(crate) fn ln(x: f64) -> f64 {
    let mut y = x.ln();
    // One step from an approximation that may differ in its last bits.
    y += x / exp(y) - 1.0;
    y
}

#[cfg(test)]
mod tests {
    use super::{chance, exp};

    #[test]
    fn powers_of_e_are_right() {
        for x in [-60.0, -3.25, -0.1, 0.0, 0.7, 1.0, 12.5, 300.0] {
            let expected: f64 = f64::exp(x);
            assert!((exp(x) / expected - 1.0).abs() < 1e-13, "{x}");
        }
    }

    #[test]
    fn chances_add_up() {
        for x in [0.0, 0.3, 5.0, 900.0] {
            assert!((chance(x) + chance(-x) - 1.0).abs() < 1e-13, "{x}");
        }
    }
}
