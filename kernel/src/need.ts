/** A value that must be there by now, such as a local an earlier step has set. Falling back to something else would only hide a broken rule. */
export function need<T>(value: T | null | undefined, what = 'a value'): T {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}
