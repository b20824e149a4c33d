import type { Cue } from '@orrery/kit';

/** One tone or breath of noise. Times in seconds from the start of the cue, pitches in hertz. */
export type Voice = {
  readonly wave: OscillatorType | 'noise';
  /** Where its pitch begins and ends; for noise the middle of what is heard of it. */
  readonly from: number;
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  /** Against the loudest, which is 1. */
  readonly loud: number;
};

const tone = (from: number, at: number, lasts: number, loud: number, to?: number, wave: OscillatorType = 'sine'): Voice => ({
  wave,
  from,
  at,
  lasts,
  loud,
  ...(to === undefined ? {} : { to }),
});
const breath = (from: number, at: number, lasts: number, loud: number, to = from): Voice => ({ wave: 'noise', from, to, at, lasts, loud });

/** Quiet and short: a table that is heard beside what else is heard in a room. */
export const VOICES: Readonly<Record<Cue, readonly Voice[]>> = {
  // It knocks three times, ever lower and closer.
  die: [
    breath(2400, 0, 0.05, 0.9),
    breath(2000, 0.09, 0.045, 0.7),
    breath(1700, 0.16, 0.04, 0.55),
    tone(190, 0.16, 0.08, 0.3, 150, 'triangle'),
  ],
  move: [breath(500, 0, 0.16, 0.35, 1500), tone(330, 0.02, 0.12, 0.25, 415)],
  gain: [tone(659, 0, 0.14, 0.4), tone(988, 0.07, 0.22, 0.4)],
  loss: [tone(330, 0, 0.18, 0.45, 247, 'triangle'), tone(208, 0.1, 0.26, 0.4, 165, 'triangle')],
  battle: [tone(92, 0, 0.4, 0.9, 58, 'triangle'), breath(320, 0, 0.3, 0.55, 120), tone(139, 0.14, 0.34, 0.5, 104, 'sawtooth')],
  yourTurn: [tone(523.25, 0, 0.7, 0.6), tone(783.99, 0.14, 0.7, 0.6)],
  round: [tone(392, 0, 0.9, 0.4), tone(587.33, 0.05, 0.9, 0.3), tone(196, 0, 0.9, 0.35)],
  win: [
    tone(523.25, 0, 0.5, 0.5),
    tone(659.26, 0.16, 0.5, 0.5),
    tone(783.99, 0.32, 0.6, 0.5),
    tone(1046.5, 0.48, 1.1, 0.6),
    tone(261.63, 0.48, 1.1, 0.4),
  ],
};
