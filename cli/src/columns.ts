/** Moments are shown as such, by the names they go by. */
const TIMES = new Set(['created', 'updated', 'seen', 'since', 'expires', 'made']);

function shown(name: string, value: unknown): string {
  if (typeof value === 'number' && TIMES.has(name)) return value === 0 ? '' : new Date(value).toISOString().slice(0, 16).replace('T', ' ');
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Names come from strangers: nothing that a terminal would obey.
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** A list as a table with a head. */
export function columns(rows: readonly Readonly<Record<string, unknown>>[]): string {
  if (rows.length === 0) return 'none';
  const names = Object.keys(rows[0]);
  const lines = [names, ...rows.map((row) => names.map((name) => shown(name, row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One thing, a line for each of its parts. */
export function fields(thing: Readonly<Record<string, unknown>>): string {
  const width = Math.max(...Object.keys(thing).map((name) => name.length));
  return Object.entries(thing)
    .map(([name, value]) => `${name.padEnd(width)}  ${shown(name, value)}`)
    .join('\n');
}
