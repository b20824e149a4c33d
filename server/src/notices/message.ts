/** What is told, whatever carries it. */
export type Message = {
  readonly title: string;
  readonly body: string;
  /** Where to go. */
  readonly url: string;
  /** What it is about: a later word takes the place of an earlier one. */
  readonly tag: string;
  /** The same however often it is sent: whoever gets it twice can tell. */
  readonly id?: string;
};

/** As one text. */
export const asText = ({ title, body, url }: Message): string => [title, body, url].filter((line) => line !== '').join('\n');
