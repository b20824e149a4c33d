import { counting } from '@orrery/kernel';
import type { MeWords } from './words.ts';

const count = counting('de');
const seats = (n: number): string => count(n, { one: 'Platz', other: 'Plätze' });

export const de: MeWords = {
  title: 'Du',
  loading: 'Einen Moment …',
  away: 'Der Server antwortet nicht. Deine Plätze sind dort sicher; versuche es später noch einmal.',
  name: 'Name',
  nameHint: 'Andere am Tisch sehen ihn.',
  language: 'Sprache',
  zone: 'Zeitzone',
  zoneHint: 'Uhrzeiten und Ruhezeiten richten sich danach.',
  zoneHere: (zone) => `${zone} verwenden, wie auf diesem Gerät`,
  otherPicture: 'Anderes Bild',
  since: (date) => `dabei seit ${date}`,
  seats,

  keep: 'Behalte deine Plätze auf jedem Gerät',
  keepLead: (n) =>
    n === 0
      ? 'Du bist Gast: Was du hier spielst, hängt nur an diesem Browser. Mit einem Profil teilen sich Handy, Tablet und Laptop deine Plätze.'
      : `Du bist Gast mit ${n === 1 ? 'einem Platz, der' : `${n} Plätzen, die`} nur an diesem Browser ${n === 1 ? 'hängt' : 'hängen'}. Mit einem Profil teilen sich Handy, Tablet und Laptop ${n === 1 ? 'ihn' : 'sie'}.`,
  keepPoints: [
    'Ohne Passwort und ohne E-Mail.',
    'Jedes Gerät spielt dieselben Plätze, immer auf dem neuesten Stand.',
    'Acht Wörter bringen dich zurück, wenn alle Geräte weg sind.',
  ],
  keepButton: 'Plätze behalten',
  needName: 'Gib dir zuerst einen Namen.',

  back: 'Warst du schon hier?',
  backLead: 'Deine Rettungswörter oder ein Passkey bringen dich zu allen deinen Plätzen zurück. Was du auf diesem Gerät hast, kommt mit.',
  wordsLabel: 'Acht Rettungswörter',
  wordsHint: 'In der richtigen Reihenfolge, mit Leerzeichen dazwischen.',
  wordsCount: (n) => `${n} von 8 Wörtern`,
  wordsStrange: (words) => `Kein Rettungswort: ${words}`,
  backButton: 'Zurückkommen',
  usePasskey: 'Passkey verwenden',
  mailLabel: 'Oder per E-Mail, an die Adresse deiner Nachrichten',
  mailButton: 'Link schicken',
  mailSent: 'Ist diese Adresse hier bestätigt, ist ein Link unterwegs. Er gilt eine halbe Stunde.',
  noPasskeys: 'Passkeys brauchen eine Adresse mit Namen und https. Wörter und Links gehen überall.',
  passkeyFailed: 'Es wurde kein Passkey verwendet. Nichts hat sich geändert.',

  newWords: 'Deine Rettungswörter',
  newWordsLead: 'Schreib sie auf, in dieser Reihenfolge. Sie werden nur dieses eine Mal gezeigt. Wer sie hat, kann als du spielen.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  kept: 'Ich habe sie aufgeschrieben',

  devices: 'Geräte',
  devicesLead: 'Alle spielen deine Plätze, zur selben Zeit.',
  unknown: 'Ein Browser',
  here: 'dieses Gerät',
  came: {
    first: 'hier hast du begonnen',
    words: 'kam mit Wörtern',
    link: 'kam mit Link',
    mail: 'kam per E-Mail',
    passkey: 'kam mit Passkey',
  },
  seen: (when) => `zuletzt ${when}`,
  remove: 'Entfernen',
  removeOf: (what) => `Entfernen: ${what}`,
  signOut: 'Abmelden',
  sure: 'Wirklich entfernen?',
  signOutSure: 'Hier abmelden?',
  addDevice: 'Gerät hinzufügen',
  addLead:
    'Richte die Kamera des anderen Geräts darauf, oder öffne dort den Link. Er gilt einmal und zehn Minuten lang. Behalte ihn für dich: Wer ihn öffnet, spielt als du.',
  qr: 'QR-Code mit dem Link',
  link: 'Link für das andere Gerät',

  passkeys: 'Passkeys',
  passkeysLead: 'Fingerabdruck, Gesicht oder PIN eines Geräts statt Wörtern.',
  addPasskey: 'Passkey hinzufügen',
  passkey: 'Passkey',
  added: (date) => `hinzugefügt am ${date}`,

  words: 'Rettungswörter',
  wordsDrawn: (date) => `Gezogen am ${date}. Sie bringen dich zurück, wenn alle Geräte weg sind.`,
  renew: 'Neue Wörter ziehen',
  renewSure: 'Alte ungültig machen?',

  data: 'Meine Daten',
  dataLead: 'Partien, Nachrichten und Einstellungen in einer Datei, die man ohne Orrery lesen kann.',
  export: 'Exportieren',
  forget: 'Mich löschen',
  forgetLead:
    'Sofort übernimmt in laufenden Partien ein Bot, wartende Plätze werden frei, und alle lesen statt deines Namens „Nicht mehr dabei“. Sieben Tage lang kannst du es dir anders überlegen; danach werden Name, Wörter, Geräte, Passkeys und Nachrichten endgültig gelöscht.',
  forgetConfirm: (name) => `Tippe „${name}“ zur Bestätigung`,
  forgetButton: 'Mich löschen',
  leaving: (date) => `Du wirst am ${date} gelöscht`,
  leavingLead:
    'Niemand liest mehr deinen Namen, und Bots spielen für dich. Bis dahin ist nichts verloren: Wenn du bleibst, ist alles wie zuvor; deine Plätze übernimmst du, wann du willst.',
  stay: (name) => `Als ${name} bleiben`,

  join: (name) => `Auf diesem Gerät als ${name} spielen?`,
  joinLead: 'Mach nur weiter, wenn du das bist: Dieses Gerät spielt dann dieselben Plätze.',
  joinSeats: (n, name) =>
    `${n === 1 ? 'Der Platz, den' : `Die ${n} Plätze, die`} du hier als Gast hast, ${n === 1 ? 'gehört' : 'gehören'} dann auch ${name}.`,
  joinButton: (name) => `Als ${name} spielen`,
  notMe: 'Das bin ich nicht',
};
