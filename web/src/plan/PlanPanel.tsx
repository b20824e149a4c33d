import { type BoardProps, Icon, icons } from '@orrery/kit';
import { useEffect, useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { go } from '../state/router.ts';
import styles from '../table/AbsencePanel.module.css';
import { useSession, useTableState } from '../table/context.ts';
import { useText } from '../text/index.ts';
import own from './Plan.module.css';
import { planTexts } from './words.ts';

/** While others think: a plan for one's next turn, what became of the last one, and the way to make one. */
export default function PlanPanel({ props, asked }: { readonly props: BoardProps; readonly asked: boolean }) {
  const text = useText();
  const words = planTexts[text.language];
  const session = useSession();
  const summary = useTableState((s) => s.summary);
  const truth = useTableState((s) => s.truth);
  const plan = useTableState((s) => s.plan);
  const [failure, setFailure] = useState('');
  const id = summary?.id ?? '';
  const { viewer } = props;
  useEffect(() => {
    let current = true;
    api
      .plan(id, viewer)
      .then((found) => {
        if (current) session.notePlan(found);
      })
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [id, viewer, session]);
  if (truth?.view == null || summary === undefined) return null;
  const { view, seats } = truth;
  const begin = async () => {
    try {
      // What lays a table comes with the wish for one: most tables are played without a plan.
      const { layCopy } = await import('./lay.ts');
      const copy = await layCopy(summary, view, seats, viewer);
      if (copy !== undefined) go({ page: 'local', id: copy });
    } catch (error) {
      console.error(error);
      setFailure(words.impossible);
    }
  };
  const forget = async () => {
    try {
      session.notePlan(await api.dropPlan(id, viewer));
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
    }
  };
  if (plan == null && asked) return null;
  const said =
    plan == null
      ? words.offerNote
      : plan.ended === 'dropped'
        ? words.dropped(plan.played)
        : plan.ended === 'played'
          ? words.played
          : words.queued(plan.words.length - plan.played);
  return (
    <section className={styles.note} aria-label={words.title}>
      <Icon of={icons.step} size={17} />
      <div>
        <p role="status">{said}</p>
        {plan != null && plan.ended === null && (
          <ol className={own.steps}>
            {plan.words.map((step, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
              <li key={n} data-done={n < plan.played}>
                {step}
              </li>
            ))}
          </ol>
        )}
        {plan != null && plan.ended === null && <small className={own.hint}>{words.queuedNote}</small>}
        <span className={styles.actions}>
          {plan != null && (
            <button type="button" className="btn" onClick={() => void forget()}>
              {plan.ended === null ? words.withdraw : words.understood}
            </button>
          )}
          {!asked && (
            <button type="button" className="btn" onClick={() => void begin()}>
              {plan == null ? words.offer : words.again}
            </button>
          )}
        </span>
        {failure !== '' && (
          <small role="alert" className={own.hint}>
            {failure}
          </small>
        )}
      </div>
    </section>
  );
}
