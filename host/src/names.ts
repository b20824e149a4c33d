/** Letters of other scripts that look like Latin ones: enough that nobody sits down as a copy of somebody else. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ї: 'i',
    ј: 'j',
    ѕ: 's',
  },
  ...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x' },
  ...{ '0': 'o', '1': 'i', '|': 'i', ı: 'i', l: 'i' },
};
/** Two letters that look like one. A capital I is a small l in many typefaces, and small letters are what is compared: above, l is i. */
const PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const;

/** What is left of a name when case, marks, spaces and whatever cannot be seen are disregarded. */
function looks(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
  const letters = Array.from(plain, (letter) => LOOKALIKES[letter] ?? letter).join('');
  return PAIRS.reduce((text, [two, one]) => text.replaceAll(two, one), letters);
}

/** Whether two names could be taken for each other. */
export const alike = (a: string, b: string): boolean => looks(a) === looks(b);

/** The name, or with the first number that tells it apart from those already at the table. */
export function freeName(name: string, taken: readonly string[], longest: number): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const tried = `${name.slice(0, longest - suffix.length).toWellFormed()}${suffix}`;
    if (!taken.some((t) => alike(t, tried))) return tried;
  }
}
