/**
 * The sounds of the board, synthesised: dry wood, close and short. Loaded when the first sound is due.
 *
 * Browsers keep a page silent until somebody has touched it; a sound that is due before is dropped.
 */

/** @import {Cue} from "./types.js" */
/** @import {CueDetail} from "./types.js" */

/** The loudest that any sound gets at full volume: −12 dBFS. */
const PEAK = 0.25;

/** How much the pitch varies at random, so that repetition does not tire. */
const VARIATION = 0.03;

/** The frequencies of notes, in hertz. */
const NOTE = { c4: 261.6, e4: 329.6, g4: 392, c5: 523.3 };

const SEMITONE = 2 ** (1 / 12);

/** @type {Record<Cue, (instrument: Instrument, detail: CueDetail) => void>} */
const RECIPES = {
  drop: (play) => play.drop(),
  slide(play, { duration = 300 }) {
    play.rub(duration / 1000);
    play.drop({ at: duration / 1000, level: 0.5 });
  },
  hop(play) {
    play.drop({ level: 0.8 });
    play.drop({ at: 0.13, pitch: 1.25 });
  },
  sow: (play, { step = 0 }) => play.drop({ pitch: SEMITONE ** Math.min(step, 24), level: 0.8 }),
  capture(play) {
    play.drop();
    play.tone(95, 80, { length: 0.14, level: 0.9 });
  },
  lion(play) {
    play.drop();
    // A minor third below.
    play.drop({ at: 0.09, pitch: SEMITONE ** -3 });
  },
  illegal: (play) => play.tone(120, 100, { length: 0.06, level: 0.35 }),
  win(play) {
    play.bar(NOTE.c4, 0);
    play.bar(NOTE.g4, 0.15);
    play.bar(NOTE.e4 * 2, 0.3);
  },
  loss(play) {
    play.bar(NOTE.e4, 0, 0.6);
    play.bar(NOTE.c4, 0.22, 0.6);
  },
  draw: (play) => play.bar(NOTE.g4, 0, 0.7),
};

/**
 * @param {Instrument} instrument
 * @param {Cue} cue
 * @param {CueDetail} [detail]
 */
export function playCue(instrument, cue, detail = {}) {
  RECIPES[cue](instrument, detail);
}

export class Sound {
  /**
   * Made by the first sound.
   *
   * @type {AudioContext | undefined}
   */
  #context;
  /** @type {Instrument | undefined} */
  #instrument;

  /**
   * @param {Cue} cue
   * @param {number} volume from 0 to 1
   * @param {CueDetail} [detail]
   */
  play(cue, volume, detail = {}) {
    if (volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
    const context = (this.#context ??= new AudioContext({ latencyHint: "interactive" }));
    if (context.state === "suspended") void context.resume().catch(() => {});
    const instrument = (this.#instrument ??= new Instrument(context));
    instrument.volume = volume;
    playCue(instrument, cue, detail);
  }

  /** Releases the audio device. */
  close() {
    void this.#context?.close();
    this.#context = undefined;
    this.#instrument = undefined;
  }
}

/** Builds sounds from noise and sine tones. Times are in seconds from now. */
export class Instrument {
  #context;
  #output;
  #noise;

  /** @param {BaseAudioContext} context */
  constructor(context) {
    this.#context = context;
    this.#output = context.createGain();
    this.#output.connect(context.destination);
    this.#noise = makeNoise(context);
  }

  /** @param {number} volume */
  set volume(volume) {
    // Loudness is perceived logarithmically.
    this.#output.gain.value = PEAK * volume * volume;
  }

  /**
   * A piece put down on wood: a click, and the board's answer.
   *
   * @param {{ at?: number; pitch?: number; level?: number }} [options]
   */
  drop({ at = 0, pitch = 1, level = 1 } = {}) {
    const varied = pitch * (1 + (Math.random() * 2 - 1) * VARIATION);
    this.#burst({ at, length: 0.012, type: "bandpass", frequency: 900 * varied, level: level * 0.8 });
    this.tone(190 * varied, 150 * varied, { at, length: 0.07, level });
  }

  /**
   * A piece sliding over wood.
   *
   * @param {number} length
   */
  rub(length) {
    this.#burst({ at: 0, length, type: "lowpass", frequency: 400, level: 0.35, soft: true });
  }

  /**
   * A sine tone that falls and fades.
   *
   * @param {number} from
   * @param {number} to in hertz
   * @param {{ at?: number; length: number; level?: number }} options
   */
  tone(from, to, { at = 0, length, level = 1 }) {
    const start = this.#context.currentTime + at;
    const oscillator = this.#context.createOscillator();
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    this.#through(oscillator, start, length, level);
  }

  /**
   * A note of a marimba: the bar, and its fourth harmonic, which fades sooner.
   *
   * @param {number} frequency
   * @param {number} at
   * @param {number} [level]
   */
  bar(frequency, at, level = 0.8) {
    this.tone(frequency, frequency, { at, length: 0.45, level });
    this.tone(frequency * 4, frequency * 4, { at, length: 0.08, level: level * 0.25 });
  }

  /**
   * @param {{
   *   at: number;
   *   length: number;
   *   type: BiquadFilterType;
   *   frequency: number;
   *   level: number;
   *   soft?: boolean;
   * }} options
   */
  #burst({ at, length, type, frequency, level, soft = false }) {
    const start = this.#context.currentTime + at;
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    const filter = this.#context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    source.connect(filter);
    this.#through(source, start, length, level, filter, soft);
  }

  /**
   * Sends a source to the output with an envelope: a short attack, then a decay to silence.
   *
   * @param {AudioScheduledSourceNode} source
   * @param {number} start
   * @param {number} length
   * @param {number} level
   * @param {AudioNode} [last]
   * @param {boolean} [soft] whether it also rises slowly
   */
  #through(source, start, length, level, last = source, soft = false) {
    const { gain, envelope } = this.#envelope();
    const attack = soft ? length / 3 : Math.min(0.002, length / 4);
    gain.setValueAtTime(0.0001, start);
    gain.exponentialRampToValueAtTime(level, start + attack);
    if (soft) gain.setValueAtTime(level, start + (length * 2) / 3);
    gain.exponentialRampToValueAtTime(0.0001, start + length);
    last.connect(envelope);
    source.start(start);
    source.stop(start + length + 0.02);
    source.onended = () => envelope.disconnect();
  }

  #envelope() {
    const envelope = this.#context.createGain();
    envelope.connect(this.#output);
    return { envelope, gain: envelope.gain };
  }
}

/**
 * A second of brown noise, at an even level.
 *
 * @param {BaseAudioContext} context
 */
function makeNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let at = 0; at < samples.length; at++) {
    last = (last + (Math.random() * 2 - 1) * 0.12) / 1.02;
    samples[at] = last * 3.5;
  }
  return buffer;
}
