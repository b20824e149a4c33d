/** A value that must be there by now, such as a local an earlier step has set. Falling back to something else would only hide a broken rule. */
export function need<T>(value: T | null | undefined, what = 'a value'): T {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}

/** The item at a place that must exist: whoever counts beyond the list is told so at once. */
export function at<T>(list: ArrayLike<T>, place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`nothing at place ${place} of ${list.length}`);
  return item;
}
