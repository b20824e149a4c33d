const minutes = (ms: number): string => (ms === 0 ? '' : new Date(ms).toISOString().slice(0, 16).replace('T', ' '));
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
function duration(seconds: number): string {
  const [days, hours, left] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  return days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h ${left} min` : `${left} min ${seconds % 60} s`;
}

/** Moments and amounts are shown as people say them, by the names they go by. */
const NUMBERS: Readonly<Record<string, (value: number) => string>> = {
  ...Object.fromEntries(['created', 'updated', 'seen', 'since', 'expires', 'made'].map((name) => [name, minutes])),
  ...Object.fromEntries(['bytes', 'size', 'rss'].map((name) => [name, megabytes])),
  uptime: duration,
};

type Thing = Readonly<Record<string, unknown>>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return NUMBERS[name]?.(value) ?? String(value);
  // Counts of many kinds: those there are.
  if (isThing(value) && Object.values(value).every((part) => typeof part === 'number'))
    return Object.entries(value)
      .filter(([, count]) => count !== 0)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Names come from strangers: nothing that a terminal would obey.
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** A list as a table with a head. */
export function columns(rows: readonly Thing[]): string {
  const [first] = rows;
  if (first === undefined) return 'none';
  const names = Object.keys(first);
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

/** One thing, a line for each of its parts; a part that is a list of things is a table beside its name. */
export function fields(thing: Thing): string {
  const width = Math.max(...Object.keys(thing).map((name) => name.length)) + 2;
  return Object.entries(thing)
    .map(([name, value]) => {
      const list = Array.isArray(value) && value.length > 0 && value.every(isThing);
      const said = list ? columns(value).replaceAll('\n', `\n${' '.repeat(width)}`) : shown(name, value);
      return (name.padEnd(width) + said).trimEnd();
    })
    .join('\n');
}
