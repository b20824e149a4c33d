import { spoken } from '@orrery/kernel';
import { useText } from '../text/index.ts';

/** What an invitation says. */
interface InviteWords {
  readonly invites: (host: string) => string;
  /** Made by those who run the server. */
  readonly invited: string;
  readonly length: string;
  readonly pace: string;
  readonly rules: string;
  readonly weight: string;
  readonly standard: string;
  readonly seats: string;
  readonly free: string;
  readonly yourSeat: string;
  readonly untilJoin: string;
  readonly bot: (level: string) => string;
  readonly host: string;
  readonly ready: string;
  readonly name: string;
  readonly nameHint: string;
  readonly keep: string;
  readonly keepHint: string;
  readonly join: (name: string) => string;
  readonly watch: string;
  readonly nothing: string;
  readonly keeps: (until: string) => string;
}

const words = spoken<InviteWords>({
  en: {
    invites: (host) => `${host} invites you to`,
    invited: 'You are invited to',
    length: 'Length',
    pace: 'Time',
    rules: 'Rules',
    weight: 'Weight',
    standard: 'standard',
    seats: 'Seats',
    free: 'free',
    yourSeat: 'your seat',
    untilJoin: 'free until you press Join',
    bot: (level) => `bot, ${level}`,
    host: 'host of this table',
    ready: 'ready',
    name: 'Your name at the table',
    nameHint: 'Others at the table see it. You can change it at any time.',
    keep: 'Keep my seat on all my devices',
    keepHint: 'With a passkey: no password, no mail. Later is fine too.',
    join: (name) => `Join as ${name}`,
    watch: 'Watch',
    nothing: 'Nothing is taken until you join.',
    keeps: (until) => `This link keeps until ${until}.`,
  },
  de: {
    invites: (host) => `${host} lädt dich ein zu`,
    invited: 'Du bist eingeladen zu',
    length: 'Dauer',
    pace: 'Zeit',
    rules: 'Regeln',
    weight: 'Anspruch',
    standard: 'wie üblich',
    seats: 'Plätze',
    free: 'frei',
    yourSeat: 'dein Platz',
    untilJoin: 'frei, bis du beitrittst',
    bot: (level) => `Bot, ${level}`,
    host: 'hat den Tisch eröffnet',
    ready: 'bereit',
    name: 'Dein Name am Tisch',
    nameHint: 'Andere am Tisch sehen ihn. Du kannst ihn jederzeit ändern.',
    keep: 'Meinen Platz auf allen Geräten behalten',
    keepHint: 'Mit einem Passkey: kein Passwort, keine E-Mail. Später geht es auch.',
    join: (name) => `Als ${name} beitreten`,
    watch: 'Zuschauen',
    nothing: 'Bis du beitrittst, ist nichts vergeben.',
    keeps: (until) => `Der Link gilt bis ${until}.`,
  },
});

export const useInviteWords = (): InviteWords => words[useText().language];
