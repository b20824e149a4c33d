import { registry } from '@orrery/games';
import type { Chapter, Passage } from '@orrery/kernel';
import { Icon, icons, Sentence, type Target } from '@orrery/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRead } from '../reader/context.ts';
import { beginning } from '../reader/find.ts';
import { passageAt } from '../reader/passage-at.ts';
import { useChapters } from '../reader/useChapters.ts';
import { useSession, useTableState } from '../table/context.ts';
import type { TableLayoutProps } from '../table/TableLayout.tsx';
import { useText } from '../text/index.ts';
import { aidWords } from './aid-words.ts';
import { meet, metOf, OFTEN, useAids, wish } from './aids.ts';
import { useModule } from './modules.ts';
import styles from './Newcomer.module.css';
import { Spotlight } from './Spotlight.tsx';
import { useGoal, useHere } from './useGoal.ts';
import { useSpot } from './useSpot.ts';

type Desk = Pick<TableLayoutProps, 'game' | 'board' | 'props'>;

/** How long "Show me" rings what may be pressed. */
const SHOW_MS = 3500;
/** Passages nobody needs in the middle of a game. */
const BEFORE = /^(setup|variants|box)\//;

/** What has just happened for the first time and is worth a card, for its passage begins with something to read: that passage, and the event in words. */
function useNews({ game, props }: Desk, chapters: readonly Chapter[] | undefined, asked: string | undefined) {
  const told = useModule(registry[game]?.learn?.aids)?.told;
  const log = useTableState((s) => s.log);
  const met = useAids((aids) => aids.met[game]);
  const [news, setNews] = useState<{ readonly path: string; readonly words: string }>();
  // Whoever comes back has heard what happened before their last answer.
  const answered = useRef(log.findLast(({ seat, what }) => what === 'answer' && seat === props.viewer)?.seq ?? 0);
  const seen = useRef(answered.current - 1);
  const { text, viewer } = props;
  const moment = props.question === undefined ? undefined : props.view.decisions;
  // Before anything is painted: the card of an event is not as high as the question's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when a question comes
  useLayoutEffect(() => {
    if (told === undefined || chapters === undefined || moment === undefined) return;
    const explains = (path: string): boolean => {
      const passage = passageAt(chapters, path)?.passage;
      return passage !== undefined && beginning(passage) !== '';
    };
    const events = log.filter(({ seq, what }) => seq > seen.current && what === 'answer').flatMap(({ events }) => events);
    seen.current = Math.max(seen.current, ...log.slice(-1).map(({ seq }) => seq));
    const found = events.find((event) => {
      const path = told[(event as { readonly type: string }).type] ?? undefined;
      return path !== undefined && path !== asked && !BEFORE.test(path) && (met?.[path] ?? 0) === 0 && explains(path);
    }) as { readonly type: string } | undefined;
    const path = found && told[found.type];
    setNews(found === undefined || typeof path !== 'string' ? undefined : { path, words: text.event(found, viewer) });
  }, [told, chapters, moment]);
  return [news, () => setNews(undefined)] as const;
}

/** What somebody answers has been done once more. Where all answer at once, the others do so while one still reads. */
function useDone(game: string, path: string | undefined): void {
  const { store } = useSession();
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (path !== undefined && now.pending && !before.pending) meet(game, path);
      }),
    [store, game, path],
  );
}

/** The card that was folded may have been scrolled half out of sight. */
const intoView = (line: HTMLElement | null) => void line?.scrollIntoView({ block: 'nearest' });

/** Newcomer's aids at the table: what a question or an event is about, the first times it comes. */
export default function Newcomer({ desk, phone }: { readonly desk: Desk; readonly phone: boolean }) {
  const { game, props } = desk;
  const { question, view, language } = props;
  const { learn } = useText();
  const here = useHere(game, language);
  const goal = useGoal(desk);
  const chapters = useChapters(game, language);
  const asked = question === undefined ? undefined : here?.[question.ask.decision];
  /** The question whose card was folded or unfolded, against what it does by itself; whether it was read counts once, with its answer. */
  const [turned, setTurned] = useState<{ readonly at: number; readonly open: boolean; readonly read: boolean }>();
  const now = turned?.at === view.decisions ? turned : undefined;
  useDone(game, now?.read === true ? undefined : asked);
  const [news, dismiss] = useNews(desk, chapters, asked);
  const times = useAids((aids) => (asked === undefined ? 0 : metOf(aids, game, asked)));
  if (question === undefined || chapters === undefined || asked === undefined) return null;
  const open = now?.open ?? times === 0;
  const path = news?.path ?? asked;
  const found = passageAt(chapters, path);
  if (found === undefined || (news === undefined && times >= OFTEN)) return null;
  const words = aidWords[language];
  if (news === undefined && !open) {
    return (
      <button
        type="button"
        className={phone ? styles.line : styles.chip}
        ref={intoView}
        title={phone ? undefined : found.passage.title}
        data-bright
        onClick={() => setTurned({ at: view.decisions, open: true, read: now?.read === true })}
      >
        <Icon of={icons.rules} size={phone ? 15 : 18} label={phone ? undefined : found.passage.title} />
        {/* On the board it lies on something, however small: there its name is a tip. */}
        {phone && (
          <>
            <span>{found.passage.title}</span>
            <Icon of={icons.chevronDown} size={14} />
          </>
        )}
      </button>
    );
  }
  return (
    <Card
      key={`${path} ${view.decisions}`}
      kind={news === undefined ? words.question : words.event}
      passage={found.passage}
      title={learn.passage(found.chapter.title, found.passage.title)}
      lead={news?.words ?? goal?.now}
      phone={phone}
      props={props}
      less={() => wish(game, { aids: false })}
      done={() => {
        if (news === undefined) {
          setTurned({ at: view.decisions, open: false, read: times === 0 || now?.read === true });
          // Read is read: another question that the same passage explains does not open it again.
          if (times === 0) meet(game, asked);
        } else {
          meet(game, news.path);
          dismiss();
        }
      }}
    />
  );
}

interface CardProps {
  readonly kind: string;
  readonly passage: Passage;
  /** With its chapter: by themselves "The cube" or "What it costs" say little. */
  readonly title: string;
  readonly lead: string | undefined;
  readonly phone: boolean;
  readonly props: Desk['props'];
  done(): void;
  less(): void;
}

function Card({ kind, passage, title, lead, phone, props, done, less }: CardProps) {
  const words = aidWords[props.language];
  const card = useRef<HTMLElement>(null);
  const read = useRead();
  const begins = beginning(passage);
  const [shown, setShown] = useState<readonly Target[]>();
  const spot = useSpot(card, shown, passage.path, !phone);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), SHOW_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <>
      <section
        ref={card}
        data-bright
        data-aid={passage.path}
        className={phone ? styles.inSheet : styles.card}
        style={phone ? undefined : spot}
        aria-label={kind}
      >
        <p className={styles.kind}>{kind}</p>
        <h2>{title}</h2>
        {lead !== undefined && (
          <p className={styles.lead}>
            <Sentence of={lead} />
          </p>
        )}
        {/* Under a thumb the options must stay in sight: the rest is one tap away. */}
        {begins !== '' && !(phone && lead !== undefined) && (
          <p>
            <Sentence of={begins} />
          </p>
        )}
        {!phone && begins !== '' && passage.example !== undefined && (
          <p className={styles.example}>
            <b>{words.example}</b> <Sentence of={passage.example} />
          </p>
        )}
        <div className={styles.ways}>
          <button type="button" className={styles.main} onClick={done}>
            {words.gotIt}
          </button>
          <button type="button" onClick={() => setShown(pressable())}>
            {words.showMe}
          </button>
          {read !== undefined && (
            <button type="button" onClick={() => read(passage.path)}>
              {words.read}
            </button>
          )}
          <button type="button" className={styles.less} onClick={less}>
            {words.less}
          </button>
        </div>
      </section>
      {shown !== undefined && <Spotlight at={shown} place={SHOWN} motion={props.motion} />}
    </>
  );
}

const SHOWN = { step: 0, part: 0, at: 0 };

/** Everything on the board that may be pressed now; where that is nothing, the question. */
function pressable(): readonly Target[] {
  const legal = [...document.querySelectorAll('main [data-legal]')].map((one) => one.closest('[data-target]')?.getAttribute('data-target'));
  const targets = [...new Set(legal)].filter((target) => target !== null && target !== undefined);
  return targets.length === 0 ? ['shell:question'] : (targets as Target[]);
}
