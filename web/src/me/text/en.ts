import { counting } from '@orrery/kernel';
import type { MeWords } from './words.ts';

const count = counting('en');
const seats = (n: number): string => count(n, { one: 'seat', other: 'seats' });

export const en: MeWords = {
  title: 'You',
  loading: 'One moment …',
  away: 'The server did not answer. Your seats are safe there; try again later.',
  name: 'Name',
  nameHint: 'Others at the table see it.',
  language: 'Language',
  zone: 'Time zone',
  zoneHint: 'Times and quiet hours follow it.',
  zoneHere: (zone) => `Use ${zone}, as on this device`,
  otherPicture: 'Another picture',
  since: (date) => `plays since ${date}`,
  seats,

  keep: 'Keep your seats on every device',
  keepLead: (n) =>
    n === 0
      ? 'You are a guest: what you play here hangs on this browser alone. Become a player and your phone, tablet and laptop share your seats.'
      : `You are a guest with ${seats(n)}, and this browser alone holds ${n === 1 ? 'it' : 'them'}. Become a player and your phone, tablet and laptop share ${n === 1 ? 'it' : 'them'}.`,
  keepPoints: [
    'No password and no mail.',
    'Every device plays the same seats, up to date at once.',
    'Eight words bring you back if all devices are lost.',
  ],
  keepButton: 'Keep my seats',
  needName: 'Give yourself a name first.',

  back: 'Been here before?',
  backLead: 'Your recovery words or a passkey bring you back to all your seats. What you have on this device comes along.',
  wordsLabel: 'Eight recovery words',
  wordsHint: 'In order, with spaces between them.',
  wordsCount: (n) => `${n} of 8 words`,
  wordsStrange: (words) => `Not a recovery word: ${words}`,
  backButton: 'Come back',
  usePasskey: 'Use a passkey',
  mailLabel: 'Or by mail, to the address your notices go to',
  mailButton: 'Send me a link',
  mailSent: 'If a player has confirmed this address, a link is on its way. It works for half an hour.',
  noPasskeys: 'Passkeys need an address with a name and https. Words and links work everywhere.',
  passkeyFailed: 'No passkey was used. Nothing has changed.',

  newWords: 'Your recovery words',
  newWordsLead: 'Write them down, in this order. They are shown this once. Whoever has them can play as you.',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'I have written them down',

  devices: 'Devices',
  devicesLead: 'All of them play your seats, at the same time.',
  unknown: 'A browser',
  here: 'this device',
  came: { first: 'where you began', words: 'came by words', link: 'came by link', mail: 'came by mail', passkey: 'came by passkey' },
  seen: (when) => `last here ${when}`,
  remove: 'Remove',
  removeOf: (what) => `Remove: ${what}`,
  signOut: 'Sign out',
  sure: 'Really remove?',
  signOutSure: 'Sign out here?',
  addDevice: 'Add a device',
  addLead:
    'Point the other device’s camera at this, or open the link there. It works once, for ten minutes. Keep it to yourself: whoever opens it plays as you.',
  qr: 'QR code with the link',
  link: 'Link for the other device',

  passkeys: 'Passkeys',
  passkeysLead: 'Fingerprint, face or PIN of a device instead of words.',
  addPasskey: 'Add a passkey',
  passkey: 'Passkey',
  added: (date) => `added ${date}`,

  words: 'Recovery words',
  wordsDrawn: (date) => `Drawn on ${date}. They bring you back if all devices are lost.`,
  renew: 'Draw new words',
  renewSure: 'End the old ones?',

  data: 'My data',
  dataLead: 'Matches, messages and settings in one file that can be read without Orrery.',
  export: 'Export',
  forget: 'Delete me',
  forgetLead:
    'At once a bot takes over in running matches, seats that wait become free, and everybody reads “Former player” instead of your name. You have seven days to change your mind; then name, words, devices, passkeys and messages are deleted for good.',
  forgetConfirm: (name) => `Type “${name}” to confirm`,
  forgetButton: 'Delete me',
  leaving: (date) => `You will be deleted on ${date}`,
  leavingLead:
    'Nobody reads your name any more, and bots play for you. Until then nothing is lost: stay, and everything is as before; you take your seats back when you like.',
  stay: (name) => `Stay as ${name}`,

  join: (name) => `Play as ${name} on this device?`,
  joinLead: 'Only go on if that is you: from then on this device plays the same seats.',
  joinSeats: (n, name) => `The ${seats(n)} you have here as a guest will be ${name}’s too.`,
  joinButton: (name) => `Play as ${name}`,
  notMe: 'That is not me',
};
