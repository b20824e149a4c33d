/**
 * After each Latin letter, what can be taken for it: letters of other scripts as they are drawn, small ones and capitals. Widths, circles,
 * mathematical letters and marks are no part of this; normalising sees to them.
 */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    'aаАαΑɑᴀᎪꓮⲁ🅰',
    'bвВьЬΒßʙᏴꓐ🅱',
    'cсСϲϹᴄᏟꓚⲥ🅲',
    'dԁԀđɗᴅᎠꓓ🅳',
    'eеЕёЁєҽΕεɛᴇᎬꓰⲉ℮',
    'fϝƒғꜰꓝ',
    'gɡցɢԌᏀꓖ',
    'hнНһհΗħʜᎻꓧⲏ',
    'iіІїЇιΙɩɨɪᎥꓲⲓ',
    'jјЈϳȷյᎫꓙ',
    'kкКκΚᴋᏦꓗⲕ',
    'lӀӏıłǀʟ1|∣ן',
    'mмМΜϻᴍᎷꓟⲙ',
    'nпηΝɴոռꓠⲛ',
    'oоОοΟσøөѳօՕᴏꓳⲟ0🅾',
    'pрРρΡϸᴘᏢꓑⲣ🅿',
    'qԛզգ',
    'rгᴦʀɼᎡꓣ',
    'sѕЅՏꜱᏚꓢ',
    'tтТτΤŧᴛᎢꓔⲧ',
    'uυμսцʋᴜꓴ',
    'vνѵѴᴠᏙꓦ',
    'wωѡшԝᴡᎳꓪⲱ',
    'xхХχΧ×ꓫⲭ',
    'yуУүҮγΥʏᎩꓬⲩ',
    'zζΖᴢᏃꓜⲍ',
    "'’‘ʼʻ′`´ʹ",
    '-‐‑‒–—―−⁃˗_',
    '.·•・',
  ].flatMap((like) => {
    const [latin = '', ...others] = Array.from(like);
    return others.map((other) => [other, latin] as const);
  }),
);
/** Two letters that look like one. */
const PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const;
/** Marks, spaces, and whatever leaves no trace on a screen. */
const UNSEEN = /[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

/** What is left of a text when it is only looked at. A capital I is a small l in many typefaces, and a small i is not far from either. */
function drawn(text: string): string {
  const letters = Array.from(text, (letter) => LOOKALIKES.get(letter) ?? (letter === 'I' ? 'l' : letter.toLowerCase())).join('');
  return PAIRS.reduce((all, [two, one]) => all.replaceAll(two, one), letters).replaceAll('i', 'l');
}

/** A name as it is drawn, and as it is drawn in small letters: a Greek Η is an H, and its small η an n. */
function looks(name: string): readonly [asWritten: string, small: string] {
  const plain = name.normalize('NFKD').replace(UNSEEN, '');
  return [drawn(plain), drawn(plain.toLowerCase().normalize('NFKD').replace(UNSEEN, ''))];
}

/** Whether two names could be taken for each other. */
export function alike(a: string, b: string): boolean {
  const [one, other] = [looks(a), looks(b)];
  return one[0] === other[0] || one[1] === other[1];
}

/** The name, or with the first number that tells it apart from those already at the table. */
export function freeName(name: string, taken: readonly string[], longest: number): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const tried = `${name.slice(0, longest - suffix.length).toWellFormed()}${suffix}`;
    if (!taken.some((t) => alike(t, tried))) return tried;
  }
}
