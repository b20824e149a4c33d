/**
 * What is printed on a component, as one line of words: `build(from supply, level 2) jump(steps 2)`. Tests pin content with it; every number and
 * every word is in it, flags that are off are left out.
 */
export function printed(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const { kind, ...rest } = value as Record<string, unknown>;
  const words: string[] = [];
  for (const [key, one] of Object.entries(rest)) {
    if (one === false || one === undefined) continue;
    words.push(one === true ? key : `${key} ${printed(one)}`);
  }
  if (kind === undefined) return `{${words.join(', ')}}`;
  return words.length === 0 ? String(kind) : `${String(kind)}(${words.join(', ')})`;
}

/** The same for a list of named components, by their ids and in their order. */
export function printedAll(components: Readonly<Record<string, unknown>> | readonly { readonly id: string }[]): Record<string, string> {
  const named = Array.isArray(components) ? components.map(({ id, ...rest }) => [id, rest] as const) : Object.entries(components);
  return Object.fromEntries(named.map(([id, component]) => [id, printed(component)]));
}
