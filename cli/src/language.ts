import { type Barrier, isLanguage, type Language, languages, spoken } from '@orrery/kernel';
import { text, type Values } from './arguments.ts';
import { Fault } from './fault.ts';

export type { Language } from '@orrery/kernel';

export function languageOf(values: Values): Language {
  const language = text(values, 'lang', 'en');
  if (isLanguage(language)) return language;
  throw new Fault(`unknown language: ${language} (choose from ${Object.keys(languages).join(', ')})`);
}

/** The terminal's own words. */
export interface Words {
  seat(seat: number): string;
  commands: string;
  choose(n: number): string;
  notUnderstood(max: number): string;
  noRefusals: string;
  nothingToUndo: string;
  barrier: Record<Barrier, string>;
  undone: string;
  topics: string;
  handOver(name: string): string;
  saved(name: string): string;
  thinking(name: string): string;
}

export const words = spoken<Words>({
  en: {
    seat: (seat) => `Player ${'ABCD'[seat] ?? seat + 1}`,
    commands: 'number: choose · ?: explain · why: what is blocked · u: undo · t: table · q: leave (the game is saved)',
    choose: (n) => `Choose 1-${n}: `,
    notUnderstood: (max) => `Type a number from 1 to ${max}, or ?, why, u, t, q.`,
    noRefusals: 'Nothing is blocked here.',
    nothingToUndo: 'Nothing to undo.',
    barrier: {
      roll: 'No undo: dice were rolled or cards shuffled.',
      reveal: 'No undo: something hidden was shown.',
      seat: 'No undo: another player has moved since.',
    },
    undone: 'Undone.',
    topics: 'Type ? and a name from this list:',
    handOver: (name) => `Hand over to ${name}, then press Enter.`,
    saved: (name) => `Saved as ${name}. Resume with: orrery play --resume ${name}`,
    thinking: (name) => `${name}:`,
  },
  de: {
    seat: (seat) => `Platz ${'ABCD'[seat] ?? seat + 1}`,
    commands: 'Zahl: wählen · ?: erklären · why: was nicht geht · u: zurücknehmen · t: Tisch · q: verlassen (die Partie bleibt erhalten)',
    choose: (n) => `Wähle 1-${n}: `,
    notUnderstood: (max) => `Gib eine Zahl von 1 bis ${max} ein, oder ?, why, u, t, q.`,
    noRefusals: 'Hier fehlt nichts, was man erwarten könnte.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    barrier: {
      roll: 'Nicht zurücknehmbar: Es wurde gewürfelt oder gemischt.',
      reveal: 'Nicht zurücknehmbar: Etwas Verdecktes wurde gezeigt.',
      seat: 'Nicht zurücknehmbar: Seitdem hat jemand anderes geantwortet.',
    },
    undone: 'Zurückgenommen.',
    topics: 'Gib ? und einen Namen aus dieser Liste ein:',
    handOver: (name) => `Übergib an ${name} und drücke Enter.`,
    saved: (name) => `Gespeichert als ${name}. Weiter mit: orrery play --resume ${name}`,
    thinking: (name) => `${name}:`,
  },
});
