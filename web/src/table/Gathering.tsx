import { at } from '@orrery/kernel';
import { Icon, icons, SeatToken } from '@orrery/kit';
import { useState } from 'react';
import { Invite } from '../invite/Invite.tsx';
import { api, ServerRefused } from '../net/api.ts';
import { useGameText } from '../state/games.ts';
import { go, hrefOf, sharedLink } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { termsWords } from '../state/terms.ts';
import { useWatching, watchAt } from '../state/watching.ts';
import { useText } from '../text/index.ts';
import { Sky } from '../ui/Sky.tsx';
import { Sure } from '../ui/Sure.tsx';
import { Companions } from './Companions.tsx';
import { CopyLink } from './CopyLink.tsx';
import { useSession, useTableState } from './context.ts';
import styles from './Gathering.module.css';

/** Before everybody sits: who is here, links for those who are not. */
export default function Gathering() {
  const text = useText();
  const session = useSession();
  const language = useSettings((s) => s.language);
  const summary = useTableState((s) => s.summary);
  const seats = useTableState((s) => s.truth?.seats ?? []);
  const presence = useTableState((s) => s.presence);
  const gone = useTableState((s) => s.connection === 'replaced');
  const game = useTableState((s) => s.game);
  const title = useGameText(game)?.title;
  const [failure, setFailure] = useState('');
  const looksOn = useWatching((s) => summary !== undefined && s.tables.includes(summary.id));
  if (summary === undefined || game === undefined) return null;
  const free = seats.filter((s) => s.kind === 'empty').length;
  const attempt = async (what: () => Promise<unknown>) => {
    try {
      await what();
      setFailure('');
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
    }
  };
  /** A bot keeps the name it is given here: the first star nobody is called by yet. */
  const starName = (): string => {
    const used = seats.map((s) => (s.kind === 'empty' ? '' : s.name));
    return text.lobby.botNames.find((name) => !used.includes(name)) ?? at(text.lobby.botNames, 0);
  };
  const { kept } = summary;
  const offered = kept !== undefined && seats[kept]?.kind === 'empty' ? kept : seats.findIndex((s) => s.kind === 'empty');
  // Whoever comes by the table's address is asked before they sit down.
  const mayJoin = !gone && !summary.creator && summary.yours.length === 0 && session.watch === undefined && offered >= 0;
  if (mayJoin && !looksOn) {
    const join = async (name: string) => {
      await api.join(summary.id, { seat: offered, name });
      return () => window.location.reload();
    };
    const host = seats.find((s) => s.kind === 'human')?.name ?? '';
    // To know a table's address is no leave to watch: whoever has none would see nothing from its first move on.
    const watch = summary.mayWatch === true ? async (): Promise<void> => watchAt(summary.id, true) : undefined;
    return <Invite table={{ ...summary, seats: [...seats] }} seat={offered} host={host} join={join} watch={watch} />;
  }
  const clear = (seat: number): void => void attempt(() => api.setSeat(summary.id, seat, { kind: 'empty' }));
  const standUp = async (): Promise<void> => {
    for (const seat of summary.yours) await api.leave(summary.id, { seat });
    go({ page: 'lobby' });
  };
  return (
    <main className={styles.page}>
      <Sky />
      <div className={styles.box}>
        <h1>{title}</h1>
        <p role="status">{gone ? text.table.seatGone : text.table.gathering(free)}</p>
        <ol>
          {seats.map((s, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <SeatToken seat={seat} size={34} hollow={s.kind === 'empty'} />
              <span className={styles.who}>
                <b>{s.kind === 'empty' ? text.table.empty : s.name}</b>
                <small>
                  {summary.yours.includes(seat) && !gone
                    ? text.table.you
                    : s.bot !== null
                      ? text.lobby.bots[s.bot as keyof typeof text.lobby.bots]?.note
                      : presence?.seats[seat] === false && s.kind === 'human'
                        ? text.table.away
                        : ''}
                </small>
              </span>
              {s.kind === 'empty' && summary.creator && (
                <span className={styles.actions}>
                  <CopyLink
                    label={text.table.invite}
                    revoke={() => api.revokeSeatLink(summary.id, seat)}
                    link={async () => sharedLink(`t/${summary.id}`, { page: 'claim', token: (await api.seatLink(summary.id, seat)).token })}
                  />
                  <button
                    type="button"
                    className="btn"
                    aria-label={text.lobby.bots.officer.name}
                    title={text.lobby.bots.officer.name}
                    onClick={() => void attempt(() => api.setSeat(summary.id, seat, { kind: 'bot', bot: 'officer', name: starName() }))}
                  >
                    <Icon of={icons.bot} size={17} />
                  </button>
                </span>
              )}
              {s.kind === 'bot' && summary.creator && (
                <button type="button" className="btn" aria-label={text.table.freeSeat(s.name)} onClick={() => clear(seat)}>
                  <Icon of={icons.close} size={17} />
                </button>
              )}
              {s.kind === 'human' && summary.creator && !summary.yours.includes(seat) && (
                <Sure
                  words={<Icon of={icons.close} size={17} />}
                  label={text.table.sendAway(s.name)}
                  sure={text.table.sendAwaySure}
                  act={() => clear(seat)}
                />
              )}
            </li>
          ))}
        </ol>
        {summary.creator && free > 0 && <Companions table={summary.id} />}
        {termsWords(summary, text, language).map((words) => (
          <p key={words} className={styles.hint}>
            {words}
          </p>
        ))}
        {summary.luckKnown && <p className={styles.hint}>{text.table.luckKnown}</p>}
        <p className={styles.hint}>{text.table.inviteText}</p>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <div className={styles.foot}>
          {session.watch === undefined && summary.yours.length > 0 && !gone && (
            <CopyLink
              label={text.table.spectatorLink}
              link={async () =>
                sharedLink(`t/${summary.id}`, { page: 'table', id: summary.id, watch: (await api.watchLink(summary.id)).token })
              }
            />
          )}
          {summary.yours.length > 0 && !gone && (
            <button type="button" className="btn" onClick={() => void attempt(standUp)}>
              {text.table.standUp}
            </button>
          )}
          {mayJoin && (
            <button type="button" className="btn" onClick={() => watchAt(summary.id, false)}>
              {text.lobby.joinTable}
            </button>
          )}
          <a className="btn quiet" href={hrefOf({ page: 'lobby' })}>
            {text.table.lobby}
          </a>
        </div>
      </div>
    </main>
  );
}
