// Which tests run which part of a rule: every block and every arrow function notes that it has been entered.
import { parseSync } from 'rolldown/experimental';
import { isNode, type Node } from './mutations.ts';

/** A stretch of a source file that is either entered or not. */
export type Block = { readonly start: number; readonly end: number; readonly id: number };

/** The source with a call of `__entered(id)` at the beginning of each block; ids count on from `first`. */
export function noted(file: string, source: string, first: number): { readonly source: string; readonly blocks: readonly Block[] } {
  const { program } = parseSync(file, source);
  const blocks: Block[] = [];
  const inserts: { readonly at: number; readonly text: string }[] = [];
  const block = ({ start, end }: Node): number => {
    const id = first + blocks.length;
    blocks.push({ start, end, id });
    return id;
  };
  const visit = (node: Node): void => {
    if (node.type === 'BlockStatement') inserts.push({ at: node.start + 1, text: `__entered(${block(node)});` });
    else if (node.type === 'ArrowFunctionExpression' && isNode(node.body) && node.body.type !== 'BlockStatement') {
      inserts.push({ at: node.body.start, text: `(__entered(${block(node.body)}),` });
      inserts.push({ at: node.body.end, text: ')' });
    }
    for (const value of Object.values(node)) for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) visit(item);
  };
  visit(program as unknown as Node);
  let text = '';
  let from = 0;
  for (const insert of inserts.toSorted((a, b) => a.at - b.at)) {
    text += source.slice(from, insert.at) + insert.text;
    from = insert.at;
  }
  return { source: text + source.slice(from), blocks };
}

/** The innermost block around a place, or undefined where the module itself is the only one. */
export function blockAt(blocks: readonly Block[], at: number): Block | undefined {
  let found: Block | undefined;
  for (const one of blocks) {
    if (one.start < at || (one.start === at && one.end > at)) {
      if (at < one.end && (found === undefined || one.end - one.start <= found.end - found.start)) found = one;
    }
  }
  return found;
}
