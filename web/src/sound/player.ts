import type { Cue } from '@orrery/kit';
import { VOICES, type Voice } from './voices.ts';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
/** When each cue was last begun: what happens several times in one breath is heard once. */
const last = new Map<Cue, number>();
const BREATH = 0.15;
/** The loudest a cue may be: two of them at once are still no noise. */
const LOUDEST = 0.25;

function hiss(of: AudioContext): AudioBuffer {
  const buffer = of.createBuffer(1, of.sampleRate / 2, of.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function sound(of: AudioContext, { wave, from, to = from, at, lasts, loud }: Voice, start: number, level: number): void {
  const begin = start + at;
  const end = begin + lasts;
  const gain = of.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * level, begin + Math.min(0.02, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(of.destination);
  if (wave === 'noise') {
    noise ??= hiss(of);
    const source = of.createBufferSource();
    source.buffer = noise;
    const band = of.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.setValueAtTime(from, begin);
    band.frequency.linearRampToValueAtTime(to, end);
    source.connect(band).connect(gain);
    source.start(begin, 0, lasts);
    return;
  }
  const source = of.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(gain);
  source.start(begin);
  source.stop(end);
}

/** Plays a cue; `volume` in per cent. */
export function play(cue: Cue, volume: number): void {
  context ??= new AudioContext();
  // A page may be silent until somebody has touched it.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (now - (last.get(cue) ?? -1) < BREATH) return;
  last.set(cue, now);
  for (const voice of VOICES[cue]) sound(context, voice, now + 0.01, (LOUDEST * volume) / 100);
}
