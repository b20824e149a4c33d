/** What the pages about oneself say. Apart from the words of the house, for most visits never open them. */
export interface MeWords {
  readonly title: string;
  readonly loading: string;
  readonly away: string;
  readonly name: string;
  readonly nameHint: string;
  readonly language: string;
  readonly zone: string;
  readonly zoneHint: string;
  readonly zoneHere: (zone: string) => string;
  readonly otherPicture: string;
  readonly since: (date: string) => string;
  readonly seats: (count: number) => string;

  readonly keep: string;
  readonly keepLead: (seats: number) => string;
  readonly keepPoints: readonly string[];
  readonly keepButton: string;
  readonly needName: string;

  readonly back: string;
  readonly backLead: string;
  readonly wordsLabel: string;
  readonly wordsHint: string;
  readonly wordsCount: (count: number) => string;
  readonly wordsStrange: (words: string) => string;
  readonly backButton: string;
  readonly usePasskey: string;
  readonly mailLabel: string;
  readonly mailButton: string;
  readonly mailSent: string;
  readonly noPasskeys: string;
  readonly passkeyFailed: string;

  readonly newWords: string;
  readonly newWordsLead: string;
  readonly copy: string;
  readonly copied: string;
  readonly kept: string;

  readonly devices: string;
  readonly devicesLead: string;
  readonly unknown: string;
  readonly here: string;
  readonly came: Readonly<Record<'first' | 'words' | 'link' | 'mail' | 'passkey', string>>;
  readonly seen: (when: string) => string;
  readonly remove: string;
  readonly removeOf: (what: string) => string;
  readonly signOut: string;
  readonly sure: string;
  readonly signOutSure: string;
  readonly addDevice: string;
  readonly addLead: string;
  readonly qr: string;
  readonly link: string;

  readonly passkeys: string;
  readonly passkeysLead: string;
  readonly addPasskey: string;
  readonly passkey: string;
  readonly added: (date: string) => string;

  readonly words: string;
  readonly wordsDrawn: (date: string) => string;
  readonly renew: string;
  readonly renewSure: string;

  readonly data: string;
  readonly dataLead: string;
  readonly export: string;
  readonly forget: string;
  readonly forgetLead: string;
  readonly forgetConfirm: (name: string) => string;
  readonly forgetButton: string;
  readonly leaving: (date: string) => string;
  readonly leavingLead: string;
  readonly stay: (name: string) => string;

  /** A link from another device was opened. */
  readonly join: (name: string) => string;
  readonly joinLead: string;
  readonly joinSeats: (count: number, name: string) => string;
  readonly joinButton: (name: string) => string;
  readonly notMe: string;
}
