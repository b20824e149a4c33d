import { gameIds, registry } from '@orrery/games';
import { type Game, Refused } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { hasPlayed, useAids } from '../learn/aids.ts';
import { forgetTable, keptLesson } from '../learn/kept.ts';
import { layTable, layTableFrom } from '../local/create.ts';
import { removeTable } from '../local/store.ts';
import { api, ServerRefused } from '../net/api.ts';
import { type Cover, useAllCovers } from '../state/covers.ts';
import { gameText, loadGame } from '../state/games.ts';
import { useMe } from '../state/me.ts';
import { go, hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { usePhone } from '../ui/phone.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { Sky } from '../ui/Sky.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { type Draft, firstPlaces, firstTerms, hasPerson, moved, seatsHere, taken, thinks, wanted } from './draft.ts';
import styles from './Lobby.module.css';
import { RuleOptions } from './RuleOptions.tsx';
import { type Row, useTables, waitsForMe } from './rows.ts';
import { SeatPicker } from './SeatPicker.tsx';
import { MyRow } from './TableRow.tsx';

export { readAhead } from './rows.ts';

const BotLevels = lazy(() => import('./BotLevels.tsx'));
const Invitations = lazy(() => import('./Invitations.tsx'));
const OthersTables = lazy(() => import('./OthersTables.tsx'));
const TableTerms = lazy(() => import('./TableTerms.tsx'));

export default function Lobby() {
  const text = useText();
  const { lobby } = text;
  const tables = useTables();
  // On a phone there is one column: whoever is asked somewhere sees that before anything else.
  const first = usePhone() && tables.mine.some(waitsForMe);
  const asks = tables.server === true && (
    <Suspense>
      <Invitations />
    </Suspense>
  );
  return (
    <div className={styles.lobby}>
      <Sky />
      <a className="btn skip" href="#start">
        {text.nav.skip}
      </a>
      <TopBar away={tables.server === false}>
        {tables.server === false && (
          <span className={styles.offline}>
            <Icon of={icons.offline} size={17} />
            {text.table.connection.lost}
          </span>
        )}
      </TopBar>
      {first && (
        <aside className={styles.first} aria-label={lobby.myGames}>
          {asks}
          <MyGames rows={tables.mine} refresh={tables.refresh} more={tables.more} />
        </aside>
      )}
      <NewTable server={tables.server === true} />
      <aside className={styles.side} aria-label={first ? lobby.open : lobby.myGames}>
        {!first && asks}
        {!first && <MyGames rows={tables.mine} refresh={tables.refresh} more={tables.more} />}
        <OpenTables rows={tables.open} running={tables.running} server={tables.server} />
        <HostLinks />
      </aside>
    </div>
  );
}

/** Imprint and the like, where this server's host has written any. */
function HostLinks() {
  const { host } = useText();
  const pages = useMe((s) => s.pages);
  if (pages.length === 0) return null;
  return (
    <footer className={styles.foot}>
      <nav aria-label={host.links}>
        {pages.map((page) => (
          <a key={page} href={hrefOf({ page: 'host', id: page })}>
            {host.pages[page]}
          </a>
        ))}
      </nav>
    </footer>
  );
}

/** The game's rules, once somebody looks at it: for its options and for laying the table. */
function useGame(id: string | undefined): Game | undefined {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let current = true;
    setGame(undefined);
    if (id !== undefined) {
      loadGame(id)
        .then((loaded) => {
          if (current) setGame(loaded);
        })
        .catch((error: unknown) => console.error(`${id} could not be loaded`, error));
    }
    return () => {
      current = false;
    };
  }, [id]);
  return game?.id === id ? game : undefined;
}

function NewTable({ server }: { readonly server: boolean }) {
  const text = useText();
  const { lobby } = text;
  const { language, name } = useSettings();
  const covers = useAllCovers();
  const [failure, setFailure] = useState('');
  const [starting, setStarting] = useState(false);
  // The rules are fetched when somebody turns to the table's plan; looking around costs nothing.
  const [planning, setPlanning] = useState(false);
  const aids = useAids();
  const played = (id: string) => hasPlayed(aids, id);
  const first = covers.find((c) => c.id === gameIds[0]);
  const [planned, setDraft] = useState<Draft>();
  const draft = planned ?? (first && newDraft(first, played));
  const cover = covers.find((c) => c.id === draft?.game);
  const game = useGame(planning ? draft?.game : undefined);
  // Whoever is new to the house is told where there is least to learn.
  const start = covers.some(({ id }) => played(id)) ? undefined : covers.find(({ weight }) => weight === 'light')?.id;
  const [levels, setLevels] = useState(false);

  const create = async () => {
    if (draft === undefined) return;
    setStarting(true);
    setFailure('');
    try {
      if (draft.where === 'here') {
        const rules = await loadGame(draft.game);
        if (rules === undefined) throw new Refused('unknownGame', draft.game);
        const config = rules.configure(taken(draft.places).length, draft.options);
        const id = await layTable(rules, gameText(rules.id).title, config, seatsHere(draft.places, name, text));
        go({ page: 'local', id });
      } else {
        await api.me();
        const table = await api.create(wanted(draft, name, text));
        go({ page: 'table', id: table.id, watch: undefined });
      }
    } catch (error) {
      setStarting(false);
      if (error instanceof Refused && error.reason === 'options' && game !== undefined) {
        setFailure(gameText(game.id).conflict(error.detail));
      } else if (error instanceof ServerRefused) {
        setFailure(error.code === 'away' ? lobby.serverAway : text.table.refused(error.code, Object.values(error.args).join(', ')));
      } else if (error instanceof Refused) setFailure(text.table.refused(error.reason, error.detail));
      else throw error;
    }
  };

  return (
    <main id="start" className={styles.new} style={{ '--hue': cover?.hue }}>
      <header>
        <h1>{lobby.title}</h1>
        <p>{lobby.lead}</p>
      </header>
      <ul className={styles.games} aria-label={lobby.games}>
        {covers.map((c) => (
          <li key={c.id}>
            <GameCard
              cover={c}
              chosen={c.id === draft?.game}
              start={c.id === start}
              choose={() => {
                setPlanning(true);
                setDraft(newDraft(c, played, draft));
              }}
            />
            {registry[c.id]?.lesson !== undefined && <LearnButton game={c.id} title={c.title[language]} />}
            {registry[c.id]?.puzzles !== undefined && (
              <a
                className={styles.learn}
                aria-label={`${c.title[language]}: ${lobby.puzzle}`}
                href={hrefOf({ page: 'puzzle', game: c.id })}
              >
                <Icon of={icons.hint} size={15} />
                {lobby.puzzle}
              </a>
            )}
          </li>
        ))}
      </ul>
      {draft !== undefined && cover !== undefined && (
        <section
          className={styles.setup}
          aria-label={lobby.seats}
          onPointerEnter={() => setPlanning(true)}
          onFocus={() => setPlanning(true)}
        >
          <p className={styles.win}>
            {cover.win !== undefined && `${text.learn.win} ${cover.win[language]}`}{' '}
            {cover.length !== undefined && <i>{cover.length[language]}</i>}
          </p>
          <h2 className={styles.seats}>
            <span className="eyebrow">{lobby.seats}</span>
            {!played(cover.id) && <small>{lobby.firstTable(cover.first !== undefined)}</small>}
          </h2>
          <SeatPicker places={draft.places} min={cover.seats.min} where={draft.where} set={(places) => setDraft({ ...draft, places })} />
          <div className={styles.sets}>
            <Segmented
              label={lobby.where}
              values={(['here', 'live', 'days'] as const).map((value) => ({
                value,
                name: lobby.whereValues[value],
                disabled: value !== 'here' && !server,
              }))}
              chosen={draft.where}
              hint={lobby.whereHints[draft.where]}
              choose={(where) => setDraft(moved(draft, where))}
            />
            {game === undefined ? (
              <div>
                <h3 className="eyebrow">{lobby.options}</h3>
                <button type="button" className={`btn ${styles.rules}`} onClick={() => setPlanning(true)}>
                  <Icon of={icons.rules} size={17} />
                  {lobby.anyVariants}
                </button>
              </div>
            ) : (
              <RuleOptions key={game.id} game={game} values={draft.options} set={(options) => setDraft({ ...draft, options })} />
            )}
            <div>
              <h3 className="eyebrow">{lobby.levels}</h3>
              <button type="button" className={`btn ${styles.rules}`} aria-haspopup="dialog" onClick={() => setLevels(true)}>
                <Icon of={icons.bot} size={17} />
                {lobby.whichLevel}
              </button>
            </div>
            <Suspense>{draft.where !== 'here' && <TableTerms draft={draft} set={setDraft} />}</Suspense>
            {draft.where !== 'here' && (
              <Segmented
                label={lobby.join}
                values={(['link', 'everyone'] as const).map((value) => ({ value, name: lobby.joinValues[value] }))}
                chosen={draft.listed ? 'everyone' : 'link'}
                choose={(value) => setDraft({ ...draft, listed: value === 'everyone' })}
              />
            )}
            {draft.where !== 'here' && thinks(draft.places) && (
              <Segmented
                label={lobby.quicker}
                values={(['wait', 'quicker'] as const).map((value) => ({ value, name: lobby.quickerValues[value] }))}
                chosen={draft.quicker ? 'quicker' : 'wait'}
                hint={lobby.quickerHints[draft.quicker ? 'quicker' : 'wait']}
                choose={(value) => setDraft({ ...draft, quicker: value === 'quicker' })}
              />
            )}
            <button
              type="button"
              className={styles.go}
              aria-disabled={starting || !hasPerson(draft.places)}
              onClick={() => {
                if (!hasPerson(draft.places)) setFailure(lobby.needHuman);
                else if (!starting) void create();
              }}
            >
              {starting ? lobby.starting : lobby.create}
              <span>{lobby.createNote(cover.title[language], taken(draft.places).length)}</span>
            </button>
          </div>
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        </section>
      )}
      {levels && (
        <Suspense>
          <BotLevels close={() => setLevels(false)} />
        </Suspense>
      )}
    </main>
  );
}

/** A new plan for a game; where it stands and who may join stay as they were. A first table has easy rivals and the rules for a start. */
const newDraft = (cover: Cover, played: (id: string) => boolean, before?: Draft): Draft => ({
  game: cover.id,
  places: firstPlaces(cover.seats, played(cover.id) ? 'officer' : 'cadet'),
  options: played(cover.id) ? {} : (cover.first ?? {}),
  where: before?.where ?? 'here',
  listed: before?.listed ?? false,
  absence: before?.absence ?? firstTerms.absence,
  standIn: before?.standIn ?? firstTerms.standIn,
  pace: before?.pace ?? firstTerms.pace,
  weekends: before?.weekends ?? firstTerms.weekends,
  nights: before?.nights ?? firstTerms.nights,
  live: before?.live ?? firstTerms.live,
  rated: before?.rated ?? firstTerms.rated,
  quicker: before?.quicker ?? false,
});

interface GameCardProps {
  readonly cover: Cover;
  readonly chosen: boolean;
  /** Where somebody who is new begins. */
  readonly start: boolean;
  choose(): void;
}

function GameCard({ cover, chosen, start, choose }: GameCardProps) {
  const { lobby } = useText();
  const language = useSettings((s) => s.language);
  const { Art } = cover;
  // Where covers are pushed sideways, the chosen one stays in sight.
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <button
      ref={card}
      type="button"
      className={[styles.game, chosen ? styles.chosen : ''].join(' ')}
      aria-pressed={chosen}
      onClick={choose}
      style={{ '--hue': cover.hue }}
    >
      {Art === undefined ? <span className={styles.art} /> : <Art className={styles.art ?? ''} />}
      <span className={styles.about}>
        <b>{cover.title[language]}</b>
        <span>{cover.tagline[language]}</span>
        <small>
          <span>
            <Icon of={icons.user} size={15} />
            {lobby.players(cover.seats.min, cover.seats.max)}
          </span>
          {cover.minutes !== undefined && (
            <span>
              <Icon of={icons.clock} size={15} />
              {lobby.minutes(cover.minutes)}
            </span>
          )}
          {cover.weight !== undefined && <span data-weight={cover.weight}>{lobby.weights[cover.weight]}</span>}
        </small>
      </span>
      {start && <em className={styles.start}>{lobby.startHere}</em>}
      {chosen && (
        <i className={styles.tick}>
          <Icon of={icons.check} size={14} />
        </i>
      )}
    </button>
  );
}

/** The guided first game; it goes on where it was left. */
function LearnButton({ game, title }: { readonly game: string; readonly title: string }) {
  const text = useText();
  const { learn, learnOn } = text.lobby;
  const words = keptLesson(game) === undefined ? learn : learnOn;
  return (
    <button
      type="button"
      className={styles.learn}
      aria-label={`${title}: ${words}`}
      onClick={() => {
        import('../learn/start.ts')
          .then(({ startLesson }) => startLesson(game, text))
          .catch((error: unknown) => console.error(`the lesson of ${game} could not be begun`, error));
      }}
    >
      <Icon of={icons.rules} size={15} />
      {words}
    </button>
  );
}

/** A table of this device goes; on the server a match that is over stays for the others, and out of one's own sight. */
async function putAway({ id, local, status }: Row): Promise<void> {
  if (local) return removeTable(id);
  const { ownTable } = await import('../state/own-table.ts');
  await (status === 'over' ? ownTable.change(id, { hidden: true }) : ownTable.remove(id)).catch((error: unknown) => console.error(error));
}

function MyGames({ rows, refresh, more }: { readonly rows: readonly Row[]; refresh(): void; readonly more: (() => void) | undefined }) {
  const { lobby } = useText();
  const waiting = rows.filter(waitsForMe).length;
  const [sure, setSure] = useState<string>();
  return (
    <section className={styles.list}>
      <header>
        <h2>{lobby.myGames}</h2>
        {waiting > 0 && <span className={styles.count}>{lobby.waitForYou(waiting)}</span>}
        <ImportSave />
      </header>
      {rows.length === 0 ? (
        <p className={styles.nothing}>{lobby.noGames}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <MyRow key={row.id} row={row}>
              {row.removable && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={sure === row.id ? lobby.sureRemove : lobby.remove(row.game)}
                  title={sure === row.id ? lobby.sureRemove : lobby.remove(row.game)}
                  data-sure={sure === row.id}
                  onBlur={() => setSure(undefined)}
                  onClick={() => {
                    if (sure === row.id) {
                      forgetTable(row.id);
                      void putAway(row).then(refresh);
                    } else setSure(row.id);
                  }}
                >
                  <Icon of={icons.trash} size={16} />
                </button>
              )}
            </MyRow>
          ))}
        </ul>
      )}
      {more !== undefined && (
        <button type="button" className="btn quiet" onClick={more}>
          {lobby.more}
        </button>
      )}
    </section>
  );
}

/** Tables of others; how they are shown is fetched once there are any. */
function OpenTables({
  rows,
  running,
  server,
}: {
  readonly rows: readonly Row[];
  readonly running: readonly Row[];
  readonly server: boolean | undefined;
}) {
  const { lobby } = useText();
  return (
    <Suspense>
      {rows.length + running.length > 0 ? (
        <OthersTables open={rows} running={running} />
      ) : (
        <section className={styles.list}>
          <header>
            <h2>{lobby.open}</h2>
          </header>
          <p className={styles.nothing}>{server === false ? lobby.offline : lobby.noOpen}</p>
        </section>
      )}
    </Suspense>
  );
}

/** Opens a save as a table on this device: the first seat is mine, bots take the others. */
function ImportSave() {
  const text = useText();
  const { lobby } = text;
  const name = useSettings((s) => s.name);
  const [failure, setFailure] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const read = async (file: File) => {
    try {
      const { readSaveFile } = await import('../local/save-file.ts');
      const save = await readSaveFile(file);
      const game = await loadGame(save.game);
      if (game === undefined) throw new Refused('unknownGame', save.game);
      const places = firstPlaces({ max: save.config.seats }).map((p) => (p.taker === 'none' ? { ...p, taker: 'officer' as const } : p));
      const table = await layTableFrom(game, gameText(game.id).title, save, seatsHere(places, name, text));
      go({ page: 'local', id: table });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFailure(lobby.importFailed(text.table.refused(error.reason, error.detail)));
    }
  };
  return (
    <span className={styles.import}>
      <button type="button" className="btn quiet" onClick={() => input.current?.click()}>
        <Icon of={icons.load} size={16} />
        {lobby.import}
      </button>
      <label htmlFor={id} className="vh">
        {lobby.import}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/json,.json"
        className="vh"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void read(file);
        }}
      />
      {failure !== '' && (
        <span role="alert" className={styles.importFailure}>
          {failure}
        </span>
      )}
    </span>
  );
}
