import { gameIds, registry } from '@orrery/games';
import { type Game, IllegalInput } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { hasPlayed, useAids } from '../learn/aids.ts';
import { keptLesson } from '../learn/kept.ts';
import { layTable } from '../local/create.ts';
import { api, ServerRefused } from '../net/api.ts';
import { type Cover, useAllCovers } from '../state/covers.ts';
import { gameText, loadGame } from '../state/games.ts';
import { go, hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { usePhone } from '../ui/phone.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { type Draft, firstPlaces, firstTerms, hasPerson, moved, seatsHere, taken, thinks, wanted } from './draft.ts';
import { keepDraft, keptDraft, lastGame } from './kept-draft.ts';
import styles from './Lobby.module.css';
import { RuleOptions } from './RuleOptions.tsx';
import type { Minutes } from './rows.ts';
import { SeatPicker } from './SeatPicker.tsx';
import { turnTexts } from './turn-words.ts';

const BotLevels = lazy(() => import('./BotLevels.tsx'));
const TableTerms = lazy(() => import('./TableTerms.tsx'));

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

interface NewTableProps {
  /** False while no server answers; undefined until we know. */
  readonly server: boolean | undefined;
  readonly minutes: Minutes;
  /** Only the games are shown, small: something else comes first. */
  readonly folded: boolean;
  /** How many matches wait, where the form stands in front of them. */
  readonly waiting: number;
  /** The form is wanted, or not any more. */
  unfold(open: boolean): void;
}

export function NewTable({ server, minutes, folded, waiting, unfold }: NewTableProps) {
  const text = useText();
  const { lobby } = text;
  const { language, name } = useSettings();
  const turn = turnTexts[language];
  const covers = useAllCovers();
  const [failure, setFailure] = useState('');
  const [starting, setStarting] = useState(false);
  // The rules are fetched when somebody turns to the table's plan; looking around costs nothing.
  const [planning, setPlanning] = useState(false);
  const plan = () => {
    setPlanning(true);
    unfold(true);
  };
  const aids = useAids();
  const played = (id: string) => hasPlayed(aids, id);
  /** Whoever is new to a game, or in the middle of its lesson, is better off there than at a table. */
  const knows = (id: string) => played(id) && keptLesson(id) === undefined;
  const first = covers.find((c) => c.id === gameIds[0]);
  const [planned, setDraft] = useState<Draft>();
  // What was planned for a server that is away stands on this screen; the plan stays, for the server may come back.
  const possible = (draft: Draft) => (server === false && draft.where !== 'here' ? moved(draft, 'here') : draft);
  const wished = planned ?? (first && newDraft(first, played));
  const draft = wished && possible(wished);
  const cover = covers.find((c) => c.id === draft?.game);
  const game = useGame(planning ? draft?.game : undefined);
  // Whoever is new to the house is told where there is least to learn.
  const start = covers.some(({ id }) => played(id)) ? undefined : covers.find(({ weight }) => weight === 'light')?.id;
  const [levels, setLevels] = useState(false);
  const phone = usePhone();
  const lastCover = folded && phone ? covers.find((c) => c.id === lastGame() && knows(c.id)) : undefined;

  const create = async (draft: Draft) => {
    setStarting(true);
    setFailure('');
    try {
      if (draft.where === 'here') {
        const rules = await loadGame(draft.game);
        if (rules === undefined) throw new IllegalInput('unknownGame', draft.game);
        const config = rules.configure(taken(draft.places).length, draft.options);
        const id = await layTable(rules, gameText(rules.id).title, config, seatsHere(draft.places, name, text));
        go({ page: 'local', id });
      } else {
        await api.me();
        const table = await api.create(wanted(draft, name, text));
        go({ page: 'table', id: table.id, watch: undefined });
      }
      keepDraft(draft);
    } catch (error) {
      setStarting(false);
      if (error instanceof IllegalInput && error.reason === 'options') {
        setFailure(gameText(draft.game).conflict(error.detail));
      } else if (error instanceof ServerRefused) {
        setFailure(error.code === 'away' ? lobby.serverAway : text.table.refused(error.code, Object.values(error.args).join(', ')));
      } else if (error instanceof IllegalInput) setFailure(text.table.refused(error.reason, error.detail));
      else throw error;
    }
  };

  const Title = folded && waiting > 0 ? 'h2' : 'h1';
  return (
    <section className={[styles.new, folded ? styles.folded : ''].join(' ')} style={{ '--hue': cover?.hue }}>
      <header>
        <Title>{lobby.title}</Title>
        {folded ? (
          lastCover === undefined && (
            <button type="button" className="btn quiet" onClick={plan}>
              {turn.plan}
              <Icon of={icons.chevron} size={14} />
            </button>
          )
        ) : waiting > 0 ? (
          <button type="button" className="btn quiet" onClick={() => unfold(false)}>
            {lobby.waitForYou(waiting)}
            <Icon of={icons.chevron} size={14} />
          </button>
        ) : (
          <p>{lobby.lead}</p>
        )}
      </header>
      <ul className={styles.games} aria-label={lobby.games}>
        {covers.map((c) => (
          <li key={c.id}>
            <GameCard
              cover={c}
              chosen={!folded && c.id === draft?.game}
              start={c.id === start}
              minutes={minutes[c.id]?.[taken((c.id === draft?.game ? draft : newDraft(c, played)).places).length] ?? c.minutes}
              choose={() => {
                plan();
                setDraft(newDraft(c, played, wished));
              }}
            />
            {folded && knows(c.id) && (
              <button
                type="button"
                className={styles.learn}
                aria-label={`${turn.playNow}: ${c.title[language]}`}
                title={lobby.createNote(c.title[language], taken(newDraft(c, played).places).length)}
                aria-disabled={starting}
                onClick={() => {
                  if (!starting) void create(possible(newDraft(c, played)));
                }}
              >
                <Icon of={icons.play} size={15} />
                {turn.playNow}
              </button>
            )}
            {registry[c.id]?.lesson !== undefined && (
              <LearnButton game={c.id} title={c.title[language]} room={!folded ? 'much' : knows(c.id) ? 'none' : 'little'} />
            )}
            {registry[c.id]?.puzzles !== undefined && (
              <a
                className={styles.learn}
                aria-label={`${c.title[language]}: ${lobby.puzzle}`}
                title={folded ? lobby.puzzle : undefined}
                href={hrefOf({ page: 'puzzle', game: c.id })}
              >
                <Icon of={icons.hint} size={15} />
                {!folded && lobby.puzzle}
              </a>
            )}
          </li>
        ))}
      </ul>
      {folded && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {!folded && draft !== undefined && cover !== undefined && (
        <section className={styles.setup} aria-label={lobby.seats} onPointerEnter={plan} onFocus={plan}>
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
                disabled: value !== 'here' && server !== true,
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
                else if (!starting) void create(draft);
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
      {lastCover !== undefined && (
        <div className={styles.last}>
          <button
            type="button"
            className={styles.go}
            aria-disabled={starting}
            onClick={() => {
              if (!starting) void create(possible(newDraft(lastCover, played)));
            }}
          >
            {turn.newTable}
            <span>{turn.asLast(lobby.createNote(lastCover.title[language], taken(newDraft(lastCover, played).places).length))}</span>
          </button>
          <button type="button" className="btn" aria-label={turn.plan} title={turn.plan} onClick={plan}>
            <Icon of={icons.settings} size={22} />
          </button>
        </div>
      )}
      {levels && (
        <Suspense>
          <BotLevels close={() => setLevels(false)} />
        </Suspense>
      )}
    </section>
  );
}

/**
 * A new plan for a game, as its last table here was; where it stands and who may join stay as they were planned. A first table has easy rivals and the rules
 * for a start.
 */
const newDraft = (cover: Cover, played: (id: string) => boolean, before: Draft | undefined = keptDraft(cover)): Draft => ({
  game: cover.id,
  places: keptDraft(cover)?.places ?? firstPlaces(cover.seats, played(cover.id) ? 'officer' : 'cadet'),
  options: keptDraft(cover)?.options ?? (played(cover.id) ? {} : (cover.first ?? {})),
  where: before?.where ?? 'here',
  listed: before?.listed ?? false,
  absence: before?.absence ?? firstTerms.absence,
  standIn: before?.standIn ?? firstTerms.standIn,
  pace: before?.pace ?? firstTerms.pace,
  weekends: before?.weekends ?? firstTerms.weekends,
  nights: before?.nights ?? firstTerms.nights,
  timeOut: before?.timeOut ?? firstTerms.timeOut,
  live: before?.live ?? firstTerms.live,
  rated: before?.rated ?? firstTerms.rated,
  quicker: before?.quicker ?? false,
});

/** Of five, how many say how much there is to learn. */
const DOTS: Readonly<Record<NonNullable<Cover['weight']>, number>> = { light: 2, medium: 3, heavy: 4 };

interface GameCardProps {
  readonly cover: Cover;
  readonly chosen: boolean;
  /** Where somebody who is new begins. */
  readonly start: boolean;
  /** With as many seats as are chosen: as long as it takes here, else as it was measured once. */
  readonly minutes: number | undefined;
  choose(): void;
}

function GameCard({ cover, chosen, start, minutes, choose }: GameCardProps) {
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
          {minutes !== undefined && (
            <span>
              <Icon of={icons.clock} size={15} />
              {lobby.minutes(minutes)}
            </span>
          )}
          {cover.weight !== undefined && (
            <span data-weight={cover.weight}>
              <i className={styles.dots} style={{ '--on': DOTS[cover.weight] }} />
              {lobby.weights[cover.weight]}
            </span>
          )}
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
function LearnButton({ game, title, room }: { readonly game: string; readonly title: string; readonly room: 'much' | 'little' | 'none' }) {
  const text = useText();
  const { learn, learnShort, learnOn } = text.lobby;
  const kept = keptLesson(game) !== undefined;
  const words = kept ? learnOn : learn;
  return (
    <button
      type="button"
      className={styles.learn}
      aria-label={`${title}: ${words}`}
      title={room === 'much' ? undefined : words}
      onClick={() => {
        import('../learn/start.ts')
          .then(({ startLesson }) => startLesson(game, text))
          .catch((error: unknown) => console.error(`the lesson of ${game} could not be begun`, error));
      }}
    >
      <Icon of={icons.rules} size={15} />
      {room !== 'none' && (kept || room === 'much' ? words : learnShort)}
    </button>
  );
}
