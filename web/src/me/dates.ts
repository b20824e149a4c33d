/** "14 March 2026" in the reader's language. */
export const dayWords = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(time);
