import type { Language } from '@orrery/kernel';

/** "Mon 23 Nov, 18:00" in the reader's language and time zone. */
export const momentWords = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
