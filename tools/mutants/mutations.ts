// What can be changed in a source file: one small, plausible mistake each.
import { parseSync } from 'rolldown/experimental';

/** One mistake: the characters `start` to `end` of `file` become `text`. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly text: string;
};

export type Kind = 'number' | 'operator' | 'condition' | 'deleted' | 'swapped' | 'removed';

export type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && typeof (value as Node).start === 'number';

/** Other operators that a tired author might have written. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '+',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};

/** Parts of a rule's file that are not rules: what bots think, what boards draw, what goes wrong inside us. */
const NOT_RULES = new Set(['worth', 'icons', 'good', 'invariants', 'census', 'evaluation', 'bound', 'version', 'rulesSince']);

/** A step's questions and calls are put to the position when it has ended, so it makes no difference whether it tells something before or after them. */
const isLater = (text: string): boolean => /^x\.(ask|call|callFor)\(/.test(text);
const isTold = (text: string): boolean => /^x\.emit(To)?\(/.test(text);

/** Every mutant of a source file, in the order of the file. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  const lineStarts = [0];
  for (let i = 0; i < source.length; i++) if (source[i] === '\n') lineStarts.push(i + 1);
  const lineOf = (at: number): number => {
    let low = 0;
    let high = lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (lineStarts[middle] <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const found: Mutant[] = [];
  const add = (kind: Kind, start: number, end: number, text: string): void => {
    found.push({ file, line: lineOf(start), kind, start, end, before: source.slice(start, end), text });
  };
  const textOf = (node: Node): string => source.slice(node.start, node.end);

  /** Whether something is done besides writing; which place of a list is meant may be calculated. */
  const hasCall = (node: Node): boolean =>
    node.type === 'CallExpression' ||
    Object.entries(node).some(
      ([key, value]) =>
        !(key === 'property' && node.type === 'MemberExpression') &&
        (Array.isArray(value) ? value : [value]).some((item) => isNode(item) && hasCall(item)),
    );
  const written = ({ expression }: Node): string | undefined => {
    if (!isNode(expression) || hasCall(expression)) return undefined;
    const { left, argument } = expression;
    const place = expression.type === 'AssignmentExpression' ? left : expression.type === 'UpdateExpression' ? argument : undefined;
    return isNode(place) ? textOf(place) : undefined;
  };
  /** Two places written one after the other, neither of which the other reads: their order says nothing. */
  const areApart = (one: Node, other: Node): boolean => {
    const [a, b] = [written(one), written(other)];
    return a !== undefined && b !== undefined && !textOf(other).includes(a) && !textOf(one).includes(b);
  };
  /** A place is written, and what is asked or called when the step has ended does not name it; or nobody is told what the step keeps for the next. */
  const isUnseen = (write: Node, act: Node): boolean => {
    const place = written(write);
    if (place === undefined || textOf(act).includes(place)) return false;
    return isLater(textOf(act)) || (isTold(textOf(act)) && place.startsWith('x.locals.'));
  };

  const statements = (body: readonly Node[]): void => {
    for (let i = 0; i < body.length; i++) {
      const one = body[i];
      if (one.type !== 'ExpressionStatement') continue;
      add('deleted', one.start, one.end, ';');
      const next = body[i + 1];
      // Swapping is a mistake only where order may matter: two acts in a row.
      if (next?.type === 'ExpressionStatement') {
        const [first, second] = [textOf(one), textOf(next)];
        if ((isLater(first) && isTold(second)) || (isTold(first) && isLater(second))) continue;
        if (areApart(one, next) || isUnseen(one, next) || isUnseen(next, one)) continue;
        add('swapped', one.start, next.end, `${second}\n${first}`);
      }
    }
  };

  /** `i < list.length` or `i < SHIPS` of a loop, the size of a list: one past the end there is nothing to be found, and what would be done with it breaks at once. */
  const isEnd = (node: Node, parent: Node | undefined): boolean =>
    parent?.type === 'ForStatement' &&
    parent.test === node &&
    node.operator === '<' &&
    isNode(node.right) &&
    /\.length$|^[A-Z][A-Z_]+$/.test(textOf(node.right));

  const visit = (node: Node, parent: Node | undefined): void => {
    // Types are the compiler's business; what is thrown is about us, not about the rules.
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === 'ThrowStatement' || node.type === 'ImportDeclaration') return;
    if (node.type === 'Property' && isNode(node.key) && NOT_RULES.has(String(node.key.name))) return;
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'number') {
          const value = node.value;
          add('number', node.start, node.end, String(value + 1));
          if (value > 0 && parent?.type !== 'MemberExpression') add('number', node.start, node.end, String(value - 1));
        } else if (typeof node.value === 'boolean') add('condition', node.start, node.end, String(!node.value));
        break;
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression': {
        const { left, right } = node as unknown as { left: Node; right: Node };
        const operator = String(node.operator);
        const other = OPERATORS[operator];
        // Joining words is no sum.
        const words = [left, right].some((side) => side.type === 'TemplateLiteral' || typeof side.value === 'string');
        if (other !== undefined && !(operator === '+' && words) && !isEnd(node, parent)) {
          const at = source.indexOf(operator, left.end);
          add('operator', at, at + operator.length, other);
        }
        break;
      }
      case 'UpdateExpression': {
        const operator = String(node.operator);
        if (parent?.type === 'ForStatement') break;
        const at = source.indexOf(operator, node.start);
        add('operator', at, at + 2, operator === '++' ? '--' : '++');
        break;
      }
      case 'UnaryExpression':
        if (node.operator === '!' && isNode(node.argument)) add('condition', node.start, node.end, textOf(node.argument));
        break;
      case 'IfStatement': {
        const { test, consequent } = node as unknown as { test: Node; consequent: Node };
        const only = consequent.type === 'BlockStatement' ? (consequent.body as Node[])[0] : consequent;
        // What only guards a throw is about us, too.
        if (only?.type === 'ThrowStatement') return;
        add('condition', test.start, test.end, 'true');
        add('condition', test.start, test.end, 'false');
        break;
      }
      case 'ConditionalExpression': {
        const { test, consequent, alternate } = node as unknown as { test: Node; consequent: Node; alternate: Node };
        add('condition', test.start, node.end, `${textOf(test)} ? ${textOf(alternate)} : ${textOf(consequent)}`);
        break;
      }
      case 'MemberExpression': {
        const name = textOf(node);
        if (name === 'Math.min') add('operator', node.start, node.end, 'Math.max');
        if (name === 'Math.max') add('operator', node.start, node.end, 'Math.min');
        break;
      }
      case 'ArrayExpression': {
        const elements = (node.elements as (Node | null)[]).filter((element) => element !== null);
        // One effect, one option, one place less; a list of one becomes empty.
        if (parent?.type === 'CallExpression' && elements.length === 1) break;
        for (let i = 0; i < elements.length; i++) {
          const start = i === 0 ? elements[i].start : elements[i - 1].end;
          const end = i === 0 ? (elements[1]?.start ?? elements[i].end) : elements[i].end;
          add('removed', start, end, '');
        }
        break;
      }
      case 'Program':
        break;
      case 'BlockStatement':
        statements(node.body as readonly Node[]);
        break;
    }
    for (const value of Object.values(node)) {
      if (isNode(value)) visit(value, node);
      else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item, node);
    }
  };
  visit(program as unknown as Node, undefined);
  return found;
}
