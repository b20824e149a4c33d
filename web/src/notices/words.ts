import { type Language, spoken } from '@orrery/kernel';
import type { ChannelKind, ChannelSummary, HookStyle, NoticeTopic } from '@orrery/protocol';

/** The words of the page on notices, which are fetched with it. */
export interface NoticeText {
  readonly title: string;
  readonly what: string;
  readonly whatHint: string;
  readonly kinds: Readonly<Record<NoticeTopic, { readonly name: string; readonly hint: string }>>;
  readonly channels: Readonly<Record<ChannelKind, string>>;
  readonly ways: string;
  readonly waysHint: string;
  readonly none: string;
  readonly states: Readonly<Record<ChannelSummary['state'], string>>;
  readonly thisDevice: string;
  readonly pushOn: string;
  readonly pushDenied: string;
  readonly pushMissing: string;
  readonly mailAddress: string;
  readonly mailAdd: string;
  readonly mailSent: string;
  readonly hookAdd: string;
  readonly hookStyle: string;
  readonly hookUrl: string;
  readonly hookRoom: string;
  readonly hookToken: string;
  readonly hookChat: string;
  readonly hookHints: Readonly<Record<HookStyle, string>>;
  readonly add: string;
  readonly remove: (label: string) => string;
  readonly test: string;
  readonly testOf: (label: string) => string;
  readonly testSent: string;
  readonly confirmed: string;
  readonly notConfirmed: string;
  readonly quiet: string;
  readonly quietHint: (zone: string) => string;
  readonly quietOn: string;
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly wake: string;
  readonly wakeHint: string;
  readonly always: string;
  readonly alwaysHint: string;
  readonly looks: string;
  readonly example: { readonly title: string; readonly body: string };
  readonly privacy: string;
  readonly away: string;
}

const en: NoticeText = {
  title: 'Notices',
  what: 'What reaches you, and how',
  whatHint: 'Never while you look at that table.',
  kinds: {
    turn: { name: 'It is your turn', hint: 'at once, one notice a turn' },
    short: { name: 'Your clock runs short', hint: 'when a quarter of it is left' },
    vote: { name: 'A vote needs you', hint: 'stand-in, pause, end, a move taken back' },
    standIn: { name: 'Somebody is away', hint: 'a bot plays for you, the table sleeps or wakes' },
    invite: { name: 'Invitation or rematch', hint: 'from people you played with' },
    over: { name: 'A match has ended', hint: 'with your place and points' },
    friend: { name: 'A friend opens a table', hint: 'with a free seat' },
    said: { name: 'Somebody writes to the table', hint: 'only while you are away, once an hour' },
  },
  channels: { push: 'Push', mail: 'Mail', hook: 'Webhook' },
  ways: 'Ways to reach you',
  waysHint: 'Nobody else sees them.',
  none: 'Nothing reaches you yet. Choose a way below.',
  states: { good: 'on', unconfirmed: 'open the link in the mail', failing: 'did not arrive lately' },
  thisDevice: 'this device',
  pushOn: 'Turn on push here',
  pushDenied: 'This browser does not allow notices from here. Allow them in its settings for this site, then try again.',
  pushMissing: 'Push needs https and a browser that can do it. On iPhone and iPad, add Orrery to the home screen first.',
  mailAddress: 'Mail address',
  mailAdd: 'Send confirmation',
  mailSent: 'A mail is on its way. Open the link in it.',
  hookAdd: 'Webhook',
  hookStyle: 'Service',
  hookUrl: 'Address',
  hookRoom: 'Room',
  hookToken: 'Token',
  hookChat: 'Chat number',
  hookHints: {
    discord: 'Channel settings, Integrations, Webhooks, Copy webhook URL.',
    slack: 'Create an incoming webhook and paste its URL.',
    ntfy: 'The address of your topic, such as https://ntfy.sh/a-secret-name.',
    matrix: 'Your homeserver, the room and an access token of a user in it.',
    telegram: 'The token of your bot and the number of your chat with it.',
  },
  add: 'Add',
  remove: (label) => `Remove ${label}`,
  test: 'Send test',
  testOf: (label) => `Send test to ${label}`,
  testSent: 'Sent.',
  confirmed: 'Your mail address is confirmed.',
  notConfirmed: 'This link is used up or too old. Add the address again.',
  quiet: 'Quiet hours',
  quietHint: (zone) => `in ${zone}`,
  quietOn: 'Hold notices back at night',
  quietFrom: 'From',
  quietTo: 'Until',
  wake: 'Wake me below 3 hours on a clock',
  wakeHint: 'one notice, then silence again',
  always: 'Always, even while I look',
  alwaysHint: 'for a second screen that should speak up too',
  looks: 'So it looks',
  example: {
    title: 'Your turn: Andromeda',
    body: 'Thursday crew, round 4. Tomasz refused Noor’s offer. Choose a room to explore. 5 h left.',
  },
  privacy: 'Notices only say what everyone at the table may know.',
  away: 'No server answers. Notices come from a server.',
};

const de: NoticeText = {
  title: 'Benachrichtigungen',
  what: 'Was dich erreicht und wie',
  whatHint: 'Nie, solange du den Tisch vor dir hast.',
  kinds: {
    turn: { name: 'Du bist dran', hint: 'sofort, einmal je Zug' },
    short: { name: 'Deine Zeit wird knapp', hint: 'wenn ein Viertel übrig ist' },
    vote: { name: 'Eine Abstimmung braucht dich', hint: 'Vertretung, Pause, Ende, ein Zug zurück' },
    standIn: { name: 'Jemand ist weg', hint: 'ein Bot vertritt dich, der Tisch ruht oder geht weiter' },
    invite: { name: 'Einladung oder Revanche', hint: 'von Leuten, mit denen du gespielt hast' },
    over: { name: 'Eine Partie ist zu Ende', hint: 'mit deinem Platz und den Punkten' },
    friend: { name: 'Ein Freund eröffnet einen Tisch', hint: 'mit freiem Platz' },
    said: { name: 'Jemand schreibt am Tisch', hint: 'nur solange du weg bist, einmal je Stunde' },
  },
  channels: { push: 'Push', mail: 'E-Mail', hook: 'Webhook' },
  ways: 'Wege zu dir',
  waysHint: 'Niemand sonst sieht sie.',
  none: 'Noch erreicht dich nichts. Wähle unten einen Weg.',
  states: { good: 'an', unconfirmed: 'öffne den Link in der E-Mail', failing: 'kam zuletzt nicht an' },
  thisDevice: 'dieses Gerät',
  pushOn: 'Push hier einschalten',
  pushDenied:
    'Dieser Browser lässt von hier keine Benachrichtigungen zu. Erlaube sie in seinen Einstellungen für diese Seite und versuch es noch einmal.',
  pushMissing: 'Push braucht https und einen Browser, der es kann. Lege Orrery auf iPhone und iPad zuerst auf den Home-Bildschirm.',
  mailAddress: 'E-Mail-Adresse',
  mailAdd: 'Bestätigung senden',
  mailSent: 'Eine E-Mail ist unterwegs. Öffne den Link darin.',
  hookAdd: 'Webhook',
  hookStyle: 'Dienst',
  hookUrl: 'Adresse',
  hookRoom: 'Raum',
  hookToken: 'Token',
  hookChat: 'Chat-Nummer',
  hookHints: {
    discord: 'Kanaleinstellungen, Integrationen, Webhooks, Webhook-URL kopieren.',
    slack: 'Lege einen Incoming Webhook an und füge seine URL ein.',
    ntfy: 'Die Adresse deines Themas, etwa https://ntfy.sh/ein-geheimer-name.',
    matrix: 'Dein Homeserver, der Raum und das Token eines Kontos darin.',
    telegram: 'Das Token deines Bots und die Nummer deines Chats mit ihm.',
  },
  add: 'Hinzufügen',
  remove: (label) => `${label} entfernen`,
  test: 'Probe senden',
  testOf: (label) => `Probe an ${label} senden`,
  testSent: 'Gesendet.',
  confirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  notConfirmed: 'Dieser Link ist verbraucht oder zu alt. Trag die Adresse noch einmal ein.',
  quiet: 'Ruhezeiten',
  quietHint: (zone) => `in ${zone}`,
  quietOn: 'Nachts zurückhalten',
  quietFrom: 'Von',
  quietTo: 'Bis',
  wake: 'Unter 3 Stunden auf der Uhr wecken',
  wakeHint: 'einmal, dann ist wieder Ruhe',
  always: 'Immer, auch wenn ich hinsehe',
  alwaysHint: 'für ein zweites Gerät, das sich auch melden soll',
  looks: 'So sieht es aus',
  example: {
    title: 'Du bist dran: Andromeda',
    body: 'Donnerstagsrunde, Runde 4. Tomasz lehnt das Angebot von Noor ab. Wähle einen Raum. Noch 5 Std.',
  },
  privacy: 'Benachrichtigungen sagen nur, was alle am Tisch wissen dürfen.',
  away: 'Kein Server antwortet. Benachrichtigungen kommen von einem Server.',
};

export const noticeTexts: Readonly<Record<Language, NoticeText>> = spoken<NoticeText>({ en, de });
