/** What is made from a number, made once: answers that are offered again and again. */
export function once<T>(make: (id: number) => T): (id: number) => T {
  const made: T[] = [];
  return (id) => (made[id] ??= make(id));
}
