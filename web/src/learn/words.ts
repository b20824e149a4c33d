import { spoken } from '@orrery/kernel';

/** What the coach says besides a lesson's own words; it comes with the coach, not with every page. */
export interface CoachWords {
  readonly name: string;
  readonly step: (step: number, of: number) => string;
  readonly short: (step: number, of: number) => string;
  /** On an option that a later step opens. */
  readonly opens: (step: number) => string;
  /** On one that the same step opens, a question later. */
  readonly opensSoon: string;
  readonly opensLater: string;
  readonly yourMove: string;
  readonly done: string;
  readonly next: string;
  readonly playOn: string;
  readonly showMe: string;
  /** Where there is no room for the question a step answers. */
  readonly whyNot: string;
  readonly back: string;
  readonly skip: string;
  readonly leave: string;
  readonly leaveNote: string;
  readonly fold: string;
  readonly unfold: string;
  /** Whoever presses something closed is told why, by what its chip says. */
  readonly notYet: (chip: string) => string;
  readonly waiting: string;
}

const en: CoachWords = {
  name: 'Guided first game',
  step: (step, of) => `Step ${step} of ${of}`,
  short: (step, of) => `${step} of ${of}`,
  opens: (step) => `step ${step}`,
  opensSoon: 'soon',
  opensLater: 'not now',
  yourMove: 'Your move:',
  done: 'Done. Look at what has changed, then go on.',
  next: 'Next',
  playOn: 'Play on alone',
  showMe: 'Show me',
  whyNot: 'Why not …?',
  back: 'Back',
  skip: 'Skip step',
  leave: 'Leave',
  leaveNote: 'Leave the guided game; the match stays in your list as an ordinary one.',
  fold: 'Fold the coach',
  unfold: 'Show the coach',
  notYet: (chip) =>
    chip === en.opensLater
      ? 'Another time: the lesson goes another way here. At its end everything is open.'
      : chip === en.opensSoon
        ? 'This comes in a moment: first what glows.'
        : `Patience: ${chip} is about this. Until then one thing at a time.`,
  waiting: 'The others are playing.',
};

const de: CoachWords = {
  name: 'Geführte Partie',
  step: (step, of) => `Schritt ${step} von ${of}`,
  short: (step, of) => `${step} von ${of}`,
  opens: (step) => `Schritt ${step}`,
  opensSoon: 'gleich',
  opensLater: 'jetzt nicht',
  yourMove: 'Dein Zug:',
  done: 'Geschafft. Sieh dir an, was sich geändert hat, dann geht es weiter.',
  next: 'Weiter',
  playOn: 'Allein weiterspielen',
  showMe: 'Zeig es mir',
  whyNot: 'Warum nicht …?',
  back: 'Zurück',
  skip: 'Überspringen',
  leave: 'Verlassen',
  leaveNote: 'Verlässt die geführte Partie; sie bleibt als gewöhnliche in deiner Liste.',
  fold: 'Coach einklappen',
  unfold: 'Coach zeigen',
  notYet: (chip) =>
    chip === de.opensLater
      ? 'Ein andermal: Hier geht die Lektion einen anderen Weg. An ihrem Ende ist alles offen.'
      : chip === de.opensSoon
        ? 'Das kommt gleich: Erst ist dran, was leuchtet.'
        : `Geduld: Darum geht es in ${chip}. Bis dahin eins nach dem anderen.`,
  waiting: 'Die anderen sind am Zug.',
};

export const coachWords = spoken<CoachWords>({ en, de });
