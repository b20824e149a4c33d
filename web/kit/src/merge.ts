type Handlers = Readonly<Record<string, unknown>>;

/** Two sets of handlers on one element: both are called. */
export function merge(a: Handlers, b: Handlers): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...a, ...b };
  for (const key of Object.keys(a)) {
    const one = a[key];
    const two = b[key];
    if (typeof one === 'function' && typeof two === 'function') {
      merged[key] = (...args: unknown[]) => {
        one(...args);
        two(...args);
      };
    }
  }
  return merged;
}
