import { Icon, icons, SeatToken } from '@orrery/kit';
import type { Rematch as Answers } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { useLobbyNews } from '../net/lobby.ts';
import { go, hrefOf } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import { useSession, useTableState } from './context.ts';
import styles from './Rematch.module.css';

/** What everybody who sat there says to a rematch; asked for again when the server has news of the tables one is asked to. */
function useAnswers(id: string, sat: boolean): readonly [Answers | undefined, () => void] {
  const news = useLobbyNews((s) => s.mine);
  const [answers, setAnswers] = useState<Answers>();
  const look = useCallback(() => {
    // A result is a result without it, too.
    if (sat) void api.rematchOf(id).then(setAnswers, () => {});
  }, [id, sat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: news is the occasion
  useEffect(look, [look, news]);
  return [answers, look];
}

/** The same people once more: whoever asks first lays the table, the others take their places there or say no. Who watched goes to the lobby. */
export function Rematch({ id }: { readonly id: string }) {
  const text = useText();
  const session = useSession();
  const yours = useTableState((s) => s.summary?.yours) ?? [];
  const seats = useTableState((s) => s.truth?.seats) ?? [];
  const sat = yours.length > 0;
  const [answers, look] = useAnswers(id, sat);
  const [failure, setFailure] = useState('');
  const attempt = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
    }
  };
  const ask = () =>
    attempt(async () => {
      const table = await api.rematch(id);
      if (table.status === 'gathering' && answers?.table === null) session.say(text.over.rematchSaid);
      go({ page: 'table', id: table.id, watch: undefined });
    });
  if (!sat) {
    return (
      <a className="btn primary" href={hrefOf({ page: 'lobby' })}>
        {text.over.again}
      </a>
    );
  }
  const next = answers?.table ?? null;
  const mine = answers?.answers.find(({ seat }) => yours.includes(seat))?.answer;
  const others = next === null ? [] : (answers?.answers ?? []).filter(({ seat }) => !yours.includes(seat));
  return (
    <div className={styles.rematch}>
      {others.length > 0 && (
        <ul aria-label={text.over.rematch}>
          {others.map(({ seat, answer }) => (
            <li key={seat} data-answer={answer}>
              <SeatToken seat={seat} size={20} />
              <b>{calledIn(text, seats[seat]?.name ?? '')}</b>
              <span>
                {answer === 'yes' && <Icon of={icons.check} size={15} />}
                {text.over.answers[answer]}
              </span>
            </li>
          ))}
        </ul>
      )}
      <span className={styles.buttons}>
        {next !== null && mine === 'open' && (
          <button
            type="button"
            className="btn"
            onClick={() =>
              void attempt(async () => {
                await api.declineInvitation(next);
                look();
              })
            }
          >
            {text.over.noRematch}
          </button>
        )}
        <button type="button" className="btn primary" onClick={() => void ask()}>
          {text.over.rematch}
        </button>
      </span>
      {failure !== '' && <p role="alert">{failure}</p>}
    </div>
  );
}
