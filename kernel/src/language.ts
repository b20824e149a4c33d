/** The languages people can choose, by their own names. The one list of them: English is complete, any other may begin with a few sentences. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;
export const isLanguage = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(languages, code);

/** The first of the wished-for languages (`de-AT`, `en`) that there is; English where there is none. */
export const preferredLanguage = (wishes: readonly string[]): Language =>
  wishes.map((wish) => wish.trim().toLowerCase().split(/[-_;]/, 1)[0]).find(isLanguage) ?? 'en';

/** The language as it is spoken somewhere: English is British here. */
export const localeOf = (language: string): Intl.Locale => new Intl.Locale(language === 'en' ? 'en-GB' : language);

/** Something said in several languages, English at least. */
export type ByLanguage<T> = { readonly en: T } & { readonly [L in Language]?: T };
/** The same for all languages there are: English stands in where nobody has translated it yet. */
export const spoken = <T>(given: ByLanguage<T>): Readonly<Record<Language, T>> =>
  Object.fromEntries((Object.keys(languages) as Language[]).map((language) => [language, given[language] ?? given.en])) as Record<
    Language,
    T
  >;

/** A translation under way: any sentence may be missing. */
export type Partly<T> = T extends string | number | boolean | undefined | ((...args: never[]) => unknown) | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: Partly<T[K]> };

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A translation under way with the sentences of another language wherever it has none yet. */
export function completed<T extends object>(part: Partly<NoInfer<T>>, whole: T): T {
  const made: Record<string, unknown> = {};
  for (const [key, sentence] of Object.entries(whole)) {
    const own = (part as Record<string, unknown>)[key];
    made[key] =
      own === undefined ? sentence : isTable(own) && isTable(sentence) ? completed<Record<string, unknown>>(own as never, sentence) : own;
  }
  return made as T;
}

/** A noun in the forms a language has for numbers of it: one and other in English, four of them in Polish. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** What stands between a figure and its unit: German typesetting keeps the two on one line. */
const spaceIn = (language: string): string => (language === 'de' ? '\u00a0' : ' ');

/** Numbers with their nouns: `counting('en')(2, { one: 'die', other: 'dice' })` is "2 dice". */
export function counting(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const space = spaceIn(language);
  return (n, forms) => `${n < 0 ? `−${-n}` : n}${space}${forms[rules.select(n)] ?? forms.other}`;
}

/** "a, b and c", or "a, b or c". British usage has no comma before the last. */
export function listing(language: string, type: 'conjunction' | 'disjunction' = 'conjunction'): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(localeOf(language), { type });
  return (items) => format.format(items);
}
