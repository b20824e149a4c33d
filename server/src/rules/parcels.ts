import type { Numbered, Outcome, Reply, ViewerText } from './jobs.ts';

/**
 * How jobs and replies cross between threads. Copying an object takes several times as long as copying a text, mostly for the names of its
 * keys, and orders are nearly all that crosses: so they go as text, many of them in one piece. Everything else goes as it is.
 */
export type Jobs = string | readonly Numbered[];
/** The first text is about all replies, the others are theirs. */
export type Outcomes = readonly string[] | readonly Outcome[];

/** Without what comes along now and then and is large: that is better copied than written within a text. */
type OrderReply = Omit<Exclude<Reply<'order'>, { duplicate: number }>, 'question' | 'snapshot'>;
type Head = Omit<OrderReply, 'act' | 'updates' | 'now'> & {
  readonly id: number;
  readonly now: Omit<OrderReply['now'], 'summary'>;
  readonly viewers: readonly number[];
};

const isOrder = ({ job }: Numbered): boolean => job.kind === 'order';

/** Orders were JSON before they came here. */
export const packJobs = (jobs: readonly Numbered[]): Jobs => (jobs.every(isOrder) ? JSON.stringify(jobs) : jobs);

export const unpackJobs = (jobs: Jobs): readonly Numbered[] => (typeof jobs === 'string' ? (JSON.parse(jobs) as Numbered[]) : jobs);

function isDone(outcome: Outcome): outcome is { readonly id: number; readonly ok: OrderReply } {
  if (!('ok' in outcome) || typeof outcome.ok !== 'object' || outcome.ok === null) return false;
  return 'act' in outcome.ok && !('question' in outcome.ok) && !('snapshot' in outcome.ok);
}

/** Replies to orders in one piece, and all others in another. */
export function packOutcomes(outcomes: readonly Outcome[]): Outcomes[] {
  const heads: Head[] = [];
  const texts: string[] = [''];
  const others: Outcome[] = [];
  for (const outcome of outcomes) {
    if (!isDone(outcome)) {
      others.push(outcome);
      continue;
    }
    const { act, updates, now, ...rest } = outcome.ok;
    const { summary, ...numbers } = now;
    heads.push({ id: outcome.id, ...rest, now: numbers, viewers: updates.map((u) => u.viewer) });
    texts.push(act, summary);
    for (const { text } of updates) texts.push(text);
  }
  texts[0] = JSON.stringify(heads);
  return [...(heads.length > 0 ? [texts] : []), ...(others.length > 0 ? [others] : [])];
}

const areTexts = (outcomes: Outcomes): outcomes is readonly string[] => typeof outcomes[0] === 'string';

export function unpackOutcomes(outcomes: Outcomes): readonly Outcome[] {
  if (!areTexts(outcomes)) return outcomes;
  const [heads = '[]', ...texts] = outcomes;
  let next = 0;
  const text = (): string => texts[next++] ?? '';
  return (JSON.parse(heads) as Head[]).map(({ id, viewers, now, ...rest }) => {
    const [act, summary] = [text(), text()];
    const updates = viewers.map((viewer): ViewerText => ({ viewer, text: text() }));
    return { id, ok: { ...rest, act, now: { ...now, summary }, updates } satisfies OrderReply };
  });
}
