/** A hyphen that shows only where a word is parted. */
export const SOFT = '\u00ad';

/** Puts soft hyphens into names that browsers cannot part. The words are written with a bar at each place: 'Terra|forming Hyper|drive'. */
export function parting(words: string): (name: string) => string {
  const parted = words.trim().split(/\s+/);
  const pairs = parted.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT)] as const);
  return (name) => pairs.reduce((said, [whole, soft]) => said.replace(whole, soft), name);
}
