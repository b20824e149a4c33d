import { preferredLanguage } from '@orrery/kernel';
import type { Language } from '@orrery/kit';
import { create } from 'zustand';
import type { Tempo } from '../table/stage.ts';

export type Motion = 'system' | 'on' | 'off';
export type Contrast = 'system' | 'usual' | 'more';
export type Pace = 'step' | 'slow' | 'normal' | 'fast' | 'instant';

/** What each pace promises. */
export const TEMPOS: Readonly<Record<Pace, Tempo>> = {
  step: { factor: 1, readable: true, step: true },
  slow: { factor: 1.7, readable: true, step: false },
  normal: { factor: 1, readable: true, step: false },
  fast: { factor: 0.45, readable: false, step: false },
  instant: { factor: 0, readable: false, step: false },
};

/** What a person wants everywhere. Kept on this device. */
export type Settings = {
  readonly language: Language;
  readonly name: string;
  readonly motion: Motion;
  readonly pace: Pace;
  readonly patterns: boolean;
  /** Per cent. */
  readonly size: 100 | 115 | 130;
  readonly sounds: boolean;
  /** Per cent. */
  readonly volume: number;
  readonly contrast: Contrast;
  /** Single keys choose options; off for those whose tools type by themselves. */
  readonly keys: boolean;
  readonly passScreen: boolean;
};

const KEY = 'orrery.settings';

const defaults = (): Settings => ({
  language: preferredLanguage(navigator.languages),
  name: '',
  motion: 'system',
  pace: 'normal',
  patterns: false,
  size: 100,
  sounds: false,
  volume: 60,
  contrast: 'system',
  keys: true,
  passScreen: true,
});

/** Reads what was kept; a field of the wrong kind counts as not set. */
function kept(): Settings {
  const settings: Settings = defaults();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return settings;
    // What was called otherwise when it was kept.
    const renamed = 'handover' in stored ? { passScreen: stored.handover } : {};
    const sane = Object.entries({ ...renamed, ...stored }).filter(
      ([key, value]) => typeof value === typeof settings[key as keyof Settings],
    );
    return { ...settings, ...Object.fromEntries(sane) };
  } catch {
    return settings;
  }
}

export const useSettings = create<Settings & { set(change: Partial<Settings>): void }>((set, get) => ({
  ...kept(),
  set(change) {
    set(change);
    const { set: _, ...settings } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
}));

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move. */
export const useMotion = (): boolean => useSettings(({ motion }) => motion === 'on' || (motion === 'system' && !calm.matches));

/** The system's wish for more contrast. */
export const bright = window.matchMedia('(prefers-contrast: more)');

/** Puts the settings that style sheets know onto the page. */
export function dressPage({ language, motion, size, patterns, contrast }: Settings): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dataset.motion = motion;
  root.dataset.patterns = patterns ? 'on' : 'off';
  root.dataset.contrast = contrast === 'more' || (contrast === 'system' && bright.matches) ? 'more' : 'usual';
  // For style sheets that lay things out differently when words are larger.
  root.dataset.size = `${size}`;
  root.style.setProperty('--scale', `${size / 100}`);
}
