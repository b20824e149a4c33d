import { type Language, spoken } from '@orrery/kernel';

export interface VacationText {
  readonly title: string;
  readonly left: (left: number, days: number) => string;
  readonly hint: string;
  readonly none: string;
  readonly planned: (dates: string, days: number) => string;
  readonly cancel: string;
  readonly cancelOf: (dates: string) => string;
  readonly first: string;
  readonly last: string;
  readonly plan: string;
  readonly startNow: string;
  readonly startNowHint: string;
  readonly laterOnly: string;
  readonly guests: string;
  readonly keep: string;
}

const en: VacationText = {
  title: 'Vacation',
  left: (left, days) => `${left} of ${days} days left this year`,
  hint: 'Your clocks stand still at all tables; others read “on vacation”.',
  none: 'Nothing planned.',
  planned: (dates, days) => `${dates}: ${days === 1 ? '1 day' : `${days} days`}`,
  cancel: 'Cancel',
  cancelOf: (dates) => `Cancel ${dates}`,
  first: 'First day',
  last: 'Last day',
  plan: 'Plan vacation',
  startNow: 'Start it now',
  startNowHint: 'Until the last day you choose above.',
  laterOnly: 'One of your clocks is running: it can begin tomorrow.',
  guests: 'Vacation belongs to a player, on all devices.',
  keep: 'Keep your seats',
};

const de: VacationText = {
  title: 'Urlaub',
  left: (left, days) => `${left} von ${days} Tagen übrig in diesem Jahr`,
  hint: 'Deine Uhren stehen an allen Tischen; andere lesen „im Urlaub“.',
  none: 'Nichts geplant.',
  planned: (dates, days) => `${dates}: ${days === 1 ? '1 Tag' : `${days} Tage`}`,
  cancel: 'Absagen',
  cancelOf: (dates) => `${dates} absagen`,
  first: 'Erster Tag',
  last: 'Letzter Tag',
  plan: 'Urlaub planen',
  startNow: 'Jetzt beginnen',
  startNowHint: 'Bis zum letzten Tag, den du oben wählst.',
  laterOnly: 'Eine deiner Uhren läuft: Er kann morgen beginnen.',
  guests: 'Urlaub gehört zu einem Profil, auf allen Geräten.',
  keep: 'Plätze behalten',
};

export const vacationTexts: Readonly<Record<Language, VacationText>> = spoken<VacationText>({ en, de });
