import { Icon, icons } from '@orrery/kit';
import type { PlanStep } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { type LocalTable, readEntry, readTable } from '../local/store.ts';
import { api, ServerRefused } from '../net/api.ts';
import { gameText, loadGame } from '../state/games.ts';
import { ownTable, useOwnTable } from '../state/own-table.ts';
import { go } from '../state/router.ts';
import styles from '../table/AbsencePanel.module.css';
import { useTableState } from '../table/context.ts';
import { useText } from '../text/index.ts';
import own from './Plan.module.css';
import { stepsOf } from './steps.ts';
import { planTexts } from './words.ts';

/** The moves made on a private copy so far. */
async function made(id: string): Promise<PlanStep[]> {
  const record = await readTable(id);
  const game = record && (await loadGame(record.table.game));
  if (record?.table.plan === undefined || game === undefined) return [];
  const { setup, seats, plan } = record.table;
  return stepsOf(
    game,
    setup,
    record.acts,
    plan.seat,
    gameText(game.id),
    seats.map((s) => s.name),
  );
}

/** On a private copy of another table: what it is, and what may be done with the moves tried here. */
export default function TryPanel() {
  const text = useText();
  const words = planTexts[text.language];
  const id = useTableState((s) => s.summary?.id ?? '');
  const seq = useTableState((s) => s.truth?.seq);
  const [table, setTable] = useState<LocalTable>();
  const [steps, setSteps] = useState<readonly PlanStep[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    readEntry(id).then(setTable, () => {});
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every act may be another step
  useEffect(() => {
    let current = true;
    made(id).then(
      (found) => {
        if (current) setSteps(found);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [id, seq]);
  const plan = table?.plan;
  if (table === undefined || plan === undefined) return null;
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    try {
      await work();
      done();
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setSaid(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
    }
  };
  const back = () => go({ page: 'table', id: plan.table, watch: undefined });
  const keep = async () => {
    await ownTable.look(plan.table);
    const before = useOwnTable.getState().own?.note ?? '';
    const lines = [before, words.noteHead, ...steps.map((s) => `– ${s.words}`)].filter((line) => line !== '');
    await ownTable.change(plan.table, { note: lines.join('\n').slice(-2000) });
  };
  const none = steps.length === 0;
  return (
    <section className={styles.note} aria-label={words.title}>
      <Icon of={icons.step} size={17} />
      <div>
        <p role="status">{words.trying(table.title)}</p>
        {none && <small className={own.hint}>{words.tryingNote}</small>}
        <span className={styles.actions}>
          <button
            type="button"
            className="btn primary"
            aria-disabled={none}
            onClick={() =>
              none ? setSaid(words.nothing) : void attempt(() => api.putPlan(plan.table, plan.seat, { steps: [...steps] }), back)
            }
          >
            {words.queue(steps.length)}
          </button>
          <button
            type="button"
            className="btn"
            aria-disabled={none}
            onClick={() => (none ? setSaid(words.nothing) : void attempt(keep, () => setSaid(words.kept)))}
          >
            {words.keep}
          </button>
          <button type="button" className="btn" onClick={back}>
            {words.back}
          </button>
        </span>
        {said !== '' && (
          <small role="alert" className={own.hint}>
            {said}
          </small>
        )}
      </div>
    </section>
  );
}
