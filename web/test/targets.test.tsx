import type { Answer, Decision, View } from '@orrery/kernel';
import { type Aims, type BoardProps, boardTargets, type Lights, TableProvider, type Targets } from '@orrery/kit';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/** A game of two questions: who goes where, and one in words. */
type Toy = {
  readonly decisions: {
    readonly move: Decision<unknown, object, { readonly from: number; readonly to: number } | 'stay'>;
    readonly say: Decision<unknown, object, string>;
  };
  readonly interjection: { readonly interject: 'jump'; readonly to: number };
  readonly event: { readonly type: 'moved'; readonly from: number; readonly to: number } | { readonly type: 'said' };
  readonly table: { readonly rooms: number };
};
const aims: Aims<Toy> = { move: (way) => (way === 'stay' ? [] : [`room:${way.from}`, `room:${way.to}`]), say: () => [] };
const lights: Lights<Toy> = { moved: ({ from, to }) => [`room:${from}`, `room:${to}`] };
const { useTargets, wayOf } = boardTargets<Toy>(aims, lights, ({ to }) => [`room:${to}`]);

type Props = BoardProps<Toy['table'], Toy['event']>;

function asking(
  decision: keyof Toy['decisions'],
  answers: readonly Answer[],
  rest: Partial<Props> = {},
): Props & { readonly chosen: Answer[] } {
  const chosen: Answer[] = [];
  return {
    chosen,
    view: { table: { rooms: 9 }, decisions: 7, viewer: 0, asks: [], frames: [] } as unknown as View<Toy['table']>,
    viewer: 0,
    text: {} as Props['text'],
    language: 'en',
    seats: [],
    question: {
      ask: { seat: 0, decision, args: {}, answered: false },
      prompt: '',
      options: answers.map((answer, i) => ({ answer, key: `${i + 1}`, words: `option ${i + 1}`, interjection: false })),
      refusals: [{ refusal: { what: { from: 1, to: 8 }, reason: 'far', rule: 'T-1' }, words: 'too far' }],
    },
    focused: undefined,
    focus() {},
    choose: (answer) => chosen.push(answer),
    explain() {},
    happening: undefined,
    layout: 'desktop',
    motion: false,
    patterns: false,
    ...rest,
  };
}

/** What a component gets. Every call draws anew, as a press would. */
function targetsOf(props: Props): Targets<Toy['table']> {
  let got: Targets<Toy['table']> | undefined;
  const Probe = () => {
    got = useTargets(props);
    return null;
  };
  const frame = {
    ...{ text: {}, view: undefined, viewer: 0, seats: [], language: 'en', motion: false, patterns: false, icons: {} },
    words: { close: '', you: '', expand: '', collapse: '', ways: (n: number) => `${n} options` },
    explain() {},
    picture: () => null,
  } as unknown as Parameters<typeof TableProvider>[0]['value'];
  renderToString(
    <TableProvider value={frame}>
      <Probe />
    </TableProvider>,
  );
  if (got === undefined) throw new Error('nothing was drawn');
  return got;
}

const WAYS = [
  { from: 1, to: 2 },
  { from: 1, to: 3 },
  { from: 4, to: 3 },
];

describe('targets', () => {
  it('answer at once where one option is given', () => {
    const props = asking('move', [...WAYS, 'stay']);
    const targets = targetsOf(props);
    expect([targets.standing('room:2'), targets.sign('room:2'), targets.option('room:2')?.answer]).toEqual(['legal', '1', WAYS[0]]);
    targets.press('room:2');
    expect(props.chosen).toEqual([WAYS[0]]);
    expect(targets.at('room:2')).toMatchObject({
      role: 'button',
      'aria-keyshortcuts': '1',
      'data-target': 'room:2',
      'aria-label': 'option 1',
    });
  });

  it('say how many answers are given where there are several, and none elsewhere', () => {
    const targets = targetsOf(asking('move', [...WAYS, 'stay']));
    expect([targets.sign('room:1'), targets.options('room:1').length, targets.option('room:1')]).toEqual(['2×', 2, undefined]);
    expect(targets.at('room:1', 'Bridge')).toMatchObject({ 'aria-label': 'Bridge 2 options', 'aria-pressed': false, 'data-legal': true });
    expect([targets.standing('room:9'), targets.sign('room:9'), targets.at('room:9')]).toEqual([
      'idle',
      '',
      expect.not.objectContaining({ role: 'button' }),
    ]);
    expect(targets.elsewhere.map(({ answer }) => answer)).toEqual(['stay']);
  });

  it('are picked one after the other, in any order, and put back', () => {
    const props = asking('move', [...WAYS, { from: 4, to: 2 }]);
    targetsOf(props).press('room:3');
    const second = targetsOf(props);
    expect([second.taken, second.standing('room:3'), second.at('room:3')['aria-pressed']]).toEqual([['room:3'], 'taken', true]);
    // Only what leads there is left, and now each is one answer.
    expect([second.option('room:1')?.answer, second.option('room:4')?.answer, second.standing('room:2')]).toEqual([
      WAYS[1],
      WAYS[2],
      'idle',
    ]);
    second.press('room:3');
    expect(targetsOf(props).taken).toEqual([]);
    targetsOf(props).press('room:4');
    targetsOf(props).press('room:3');
    expect(props.chosen).toEqual([WAYS[2]]);
    expect(targetsOf(props).taken).toEqual([]);
  });

  it('forget what was picked with the question', () => {
    const props = asking('move', [...WAYS, { from: 4, to: 2 }]);
    targetsOf(props).press('room:1');
    expect(targetsOf({ ...props, view: { ...props.view, decisions: 8 } }).taken).toEqual([]);
    targetsOf(props).back();
    expect(targetsOf(props).taken).toEqual([]);
  });

  it('need no press for what every answer begins with', () => {
    const targets = targetsOf(asking('move', [WAYS[0], WAYS[1], 'stay']));
    expect([targets.standing('room:1'), targets.at('room:1')]).toEqual(['taken', expect.not.objectContaining({ role: 'button' })]);
    expect([targets.standing('room:2'), targets.standing('room:3')]).toEqual(['legal', 'legal']);
  });

  it('know why not, what is told, and where interjections point', () => {
    const happening = { id: 1, ms: 500, event: { type: 'moved', from: 4, to: 5 } } as const;
    const jump = { interject: 'jump', to: 6 };
    const props = asking('say', ['yes', jump], { happening });
    const targets = targetsOf(props);
    expect([targets.lit('room:4'), targets.lit('room:5'), targets.lit('room:6')]).toEqual([true, true, false]);
    expect(targets.option('room:6')?.answer).toEqual(jump);
    expect(targetsOf(asking('move', WAYS)).refusal('room:8')?.words).toBe('too far');
    const [yes] = props.question?.options ?? [];
    expect(wayOf(props, yes)).toEqual([]);
    // As a row that is listed and cannot be chosen: the board is not given it.
    expect(wayOf(props, { ...yes, answer: jump, closed: 'later' })).toEqual(['room:6']);
  });

  it('point nowhere without a question', () => {
    const targets = targetsOf(asking('move', WAYS, { question: undefined }));
    expect([targets.standing('room:1'), targets.elsewhere, targets.taken]).toEqual(['idle', [], []]);
  });
});
