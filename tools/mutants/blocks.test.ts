import { expect, it } from 'vitest';
import { blockAt, noted } from './blocks.ts';

const source = 'const a = () => b; function f() { if (c) { d(); } }';

it('notes the entering of every block and of every short function', () => {
  expect(noted('rule.ts', source, 5).source).toBe(
    'const a = () => (__entered(5),b); function f() {__entered(6); if (c) {__entered(7); d(); } }',
  );
});

it('finds the innermost block around a place, and none around what a module does itself', () => {
  const { blocks } = noted('rule.ts', source, 0);
  const at = (text: string): number | undefined => blockAt(blocks, source.indexOf(text))?.id;
  expect(['a = ', 'b;', '(c)', 'd()'].map(at)).toEqual([undefined, 0, 1, 2]);
});
