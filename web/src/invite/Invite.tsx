import { type Glyph, Icon, icons, SeatToken } from '@orrery/kit';
import type { TableSummary } from '@orrery/protocol';
import { type FormEvent, lazy, Suspense, useEffect, useId, useState } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { api, ServerRefused } from '../net/api.ts';
import { useCover } from '../state/covers.ts';
import { loadGame, useGameText } from '../state/games.ts';
import { useMe } from '../state/me.ts';
import { useSettings } from '../state/settings.ts';
import { termsInShort, termsWords } from '../state/terms.ts';
import { guestName } from '../text/guest.ts';
import { useText } from '../text/index.ts';
import { NameField } from '../ui/NameField.tsx';
import styles from './Invite.module.css';
import { useInviteWords } from './words.ts';

const Keep = lazy(() => import('./Keep.tsx'));
const WordsDialog = lazy(async () => ({ default: (await import('../me/WordsDialog.tsx')).WordsDialog }));

/** The rules of a table that are not as they usually are, by name; undefined until the game is here. */
function useOtherRules({ game: id, config }: TableSummary): readonly string[] | undefined {
  const words = useGameText(id);
  const [usual, setUsual] = useState<Readonly<Record<string, unknown>>>();
  useEffect(() => {
    let current = true;
    void loadGame(id).then((game) => {
      if (current && game !== undefined)
        setUsual(Object.fromEntries(Object.entries(game.definition.options).map(([key, spec]) => [key, spec.default])));
    });
    return () => {
      current = false;
    };
  }, [id]);
  if (usual === undefined || words === undefined) return undefined;
  return Object.entries(config.options).flatMap(([key, value]) => {
    const option = words.options[key];
    if (value === usual[key] || option === undefined) return [];
    return [typeof value === 'string' ? `${option.name}: ${option.values?.[value] ?? value}` : option.name];
  });
}

interface Tile {
  readonly key: string;
  readonly icon: Glyph;
  readonly value: string;
  readonly more?: string;
}

interface InviteProps {
  readonly table: TableSummary;
  /** The seat that is offered. */
  readonly seat: number;
  /** Whoever invites; empty where the house does. */
  readonly host: string;
  /** Until when a link is good; there is none where one came by the table's own address. */
  readonly expires?: number;
  /** Sits down under this name; what is answered opens the table. */
  join(name: string): Promise<() => void>;
  /** Looks on, where that is allowed. */
  readonly watch: (() => Promise<void>) | undefined;
}

/** Who invites, to what, on which terms: all that one wants to know before sitting down. Opening it reserves nothing. */
export function Invite({ table, seat, host, expires, join, watch }: InviteProps) {
  const say = useInviteWords();
  const text = useText();
  const { language, name, set } = useSettings();
  const cover = useCover(table.game);
  const rules = useOtherRules(table);
  const [typed, setTyped] = useState(name);
  const [failure, setFailure] = useState('');
  const guest = useMe((s) => s.avatar === null);
  const [keeps, setKeeps] = useState(false);
  /** Words that lead back, to be read before the table opens. */
  const [drawn, setDrawn] = useState<{ readonly words: readonly string[]; enter(): void }>();
  useEffect(() => {
    if (useMe.getState().avatar === undefined) void api.me().catch(() => {});
  }, []);
  const id = useId();
  const called = typed.trim() === '' ? guestName(text) : typed.trim();
  const Art = cover?.Art;
  const attempt = async (what: () => Promise<void>) => {
    setFailure('');
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const enter = await join(called);
      if (typed.trim() !== '' && typed.trim() !== name) {
        set({ name: called });
        void api.rename(called).catch(() => {});
      }
      const words = guest && keeps ? await (await import('./keep-seats.ts')).keepSeats(called, language) : undefined;
      if (words === undefined) enter();
      else setDrawn({ words, enter });
    });
  };
  const tiles: readonly (Tile | undefined)[] = [
    cover?.length === undefined ? undefined : { key: say.length, icon: icons.clock, value: cover.length[language] },
    { key: say.pace, icon: icons.history, value: termsInShort(table, text, language) },
    { key: say.rules, icon: icons.rules, value: rules === undefined || rules.length === 0 ? say.standard : rules.join(', ') },
    cover?.weight === undefined
      ? undefined
      : { key: say.weight, icon: icons.scale, value: text.lobby.weights[cover.weight], more: text.lobby.learn },
  ];
  return (
    <Frame id="invitation" width={560} hue={cover?.hue}>
      {Art !== undefined && <Art className={styles.art ?? ''} />}
      <p className={styles.invites}>{host === '' ? say.invited : say.invites(host)}</p>
      <h1 className={styles.game}>{cover?.title[language] ?? table.game}</h1>
      {table.title !== host && <p className={styles.title}>{table.title}</p>}
      <dl className={styles.tiles}>
        {tiles.map(
          (tile) =>
            tile !== undefined && (
              <div key={tile.key}>
                <Icon of={tile.icon} size={20} />
                <dt className="vh">{tile.key}</dt>
                <dd>
                  <b>{tile.value}</b>
                  {tile.more !== undefined && <small>{tile.more}</small>}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.terms}>{termsWords(table, text, language).join(' ')}</p>
      <h2 className="eyebrow">{say.seats}</h2>
      <Seats table={table} mine={seat} host={host} called={called} />
      <form className={styles.form} onSubmit={submit}>
        <NameField id={id} label={say.name} value={typed} set={setTyped} placeholder={guestName(text)} describedBy={`${id}hint`} />
        <p id={`${id}hint`} className={styles.hint}>
          {say.nameHint}
        </p>
        {guest && (
          <Suspense>
            <Keep on={keeps} set={setKeeps} />
          </Suspense>
        )}
        <div className={styles.buttons}>
          <button type="submit" className="btn primary">
            {say.join(called)}
          </button>
          {watch !== undefined && (
            <button type="button" className="btn" onClick={() => void attempt(watch)}>
              <Icon of={icons.eye} size={17} />
              {say.watch}
            </button>
          )}
        </div>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <p className={styles.hint}>
          {say.nothing}{' '}
          {expires !== undefined &&
            say.keeps(new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(expires))}
        </p>
      </form>
      {drawn !== undefined && (
        <Suspense>
          <WordsDialog words={drawn.words} close={drawn.enter} />
        </Suspense>
      )}
    </Frame>
  );
}

interface SeatsProps {
  readonly table: TableSummary;
  readonly mine: number;
  readonly host: string;
  readonly called: string;
}

function Seats({ table, mine, host, called }: SeatsProps) {
  const say = useInviteWords();
  const { lobby } = useText();
  return (
    <ul className={styles.seats}>
      {table.seats.map((s, seat) => {
        const yours = seat === mine;
        const level = s.kind === 'bot' ? (lobby.bots[s.bot as keyof typeof lobby.bots]?.name ?? s.bot ?? '') : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={yours ? styles.yours : undefined}>
            <SeatToken seat={seat} size={28} hollow={s.kind === 'empty' && !yours} />
            <span>
              <b>{yours ? called : s.kind === 'empty' ? say.free : s.name}</b>
              <small>{yours ? say.untilJoin : s.kind === 'bot' ? say.bot(level) : s.name === host ? say.host : ''}</small>
            </span>
            <em>{yours ? say.yourSeat : s.kind === 'human' ? say.ready : ''}</em>
          </li>
        );
      })}
    </ul>
  );
}
