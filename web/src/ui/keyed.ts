/** Lines with keys for React; the same line may stand there twice. */
export function keyed(lines: readonly string[]): { readonly key: string; readonly line: string }[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = (seen.get(line) ?? 0) + 1;
    seen.set(line, count);
    return { key: count === 1 ? line : `${line} ${count}`, line };
  });
}
