/** The commands a document gives in the section whose heading begins so: its `sh` blocks, without comments, one for each line that is not continued. */
export function commandsOf(text: string, heading: string): string[] {
  const from = text.indexOf(`\n${heading}`);
  if (from === -1) throw new Error(`no section ${heading}`);
  const level = heading.split(' ')[0];
  const end = text.indexOf(`\n${level} `, from + 1);
  const section = text.slice(from, end === -1 ? undefined : end);
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`no commands in section ${heading}`);
  return blocks
    .join('')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');
}
