/** What begins like something a reader types, behind settings for it. */
const PROGRAM = /^(?:[A-Z][A-Z0-9_]*=\S* )*(?:npm|npx|node|cd|cp|sed|apt-get|systemctl|docker|podman|tail|tar|git|for) /;

/** All commands of a document, each once: of its fences those without a language or of `sh`, and what stands as code in its prose. */
export function commandsIn(text: string): string[] {
  const fences = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)];
  const lines = fences
    .filter(([, language]) => language === '' || language === 'sh')
    .flatMap(([, , block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
    .map((line) => line.replace(/\s#.*$/, '').trim());
  const prose = fences.reduce((rest, [fence]) => rest.replace(fence, ''), text);
  // A bar is written with a backslash where it stands in a table.
  const words = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.replaceAll('\\|', '|').trim());
  return [...new Set([...lines, ...words].filter((line) => PROGRAM.test(line)))];
}
