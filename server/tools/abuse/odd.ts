import { type Chance, int } from '@orrery/kernel';

/** Texts people do not type: controls, halves of characters, marks that turn the line around, and length. */
export function oddText(luck: Chance): string {
  const texts = [
    '',
    ' ',
    '\u0000',
    '\u202eadmiral',
    '\u200b\u200d\ufeff',
    '\ud800',
    'Z\u0351\u036b\u0343'.repeat(40),
    '__proto__',
    'constructor',
    '../../../etc/passwd',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '{"type":"answer"}',
    'a'.repeat(1 + int(luck, 17_000)),
    '['.repeat(3_400),
    '{"a":'.repeat(1_000),
    '(a+)+'.repeat(200),
    '\r\nX-Injected: 1',
    '🪐'.repeat(1 + int(luck, 300)),
  ];
  return texts[int(luck, texts.length)];
}

/** A JSON value nobody's client would send: deep, wide, long, many keys, odd numbers. */
export function oddValue(luck: Chance): unknown {
  switch (int(luck, 12)) {
    case 0:
      return nested(1 + int(luck, 3_000), luck);
    case 1:
      return Array.from({ length: int(luck, 3_000) }, (_, i) => i);
    case 2:
      return Object.fromEntries(Array.from({ length: int(luck, 1_500) }, (_, i) => [`k${i}`, i]));
    case 3:
      return { ['k'.repeat(int(luck, 10_000))]: 1 };
    case 4:
      return [1e308 * 10, -0, 2 ** 53, 1e-320, -1, 0.1][int(luck, 6)];
    case 5:
      return JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}');
    case 6:
      return null;
    case 7:
      return { format: 'orrery-save', game: 'toy', seed: oddText(luck), log: [], eras: [{ at: 0, version: 1 }], snapshots: [], setup: [] };
    case 8:
      return [[], {}, [[]], [{}], { a: [] }][int(luck, 5)];
    case 9:
      return true;
    default:
      return oddText(luck);
  }
}

function nested(depth: number, luck: Chance): unknown {
  let value: unknown = 1;
  const arrays = int(luck, 2) === 0;
  for (let i = 0; i < depth; i++) value = arrays ? [value] : { a: value };
  return value;
}

/** A message with something wrong in it: a field missing, added, or of another kind. */
export function mangled(luck: Chance, message: Readonly<Record<string, unknown>>): string {
  const copy: Record<string, unknown> = { ...message };
  const keys = Object.keys(copy);
  const key = keys[int(luck, keys.length)];
  const how = int(luck, 4);
  if (how === 0) delete copy[key];
  else if (how === 1) copy[key] = oddValue(luck);
  else if (how === 2) copy[oddText(luck).slice(0, 50)] = oddValue(luck);
  else copy[key] = [copy[key]];
  return JSON.stringify(copy) ?? 'null';
}
