import { registry } from '@orrery/games';
import type { TableStatus } from '@orrery/host';
import { plainWords, type Seat } from '@orrery/kernel';
import {
  type BoardModule,
  type BoardOption,
  type BoardProps,
  Dialog,
  Explained,
  ExplainLayer,
  Icon,
  icons,
  Sheet,
  seatClass,
  TableProvider,
  Tabs,
  watchClicks,
} from '@orrery/kit';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { GoalCard } from '../learn/GoalCard.tsx';
import { ReadContext } from '../reader/context.ts';
import { hasRules, Reading, TableRules } from '../reader/TableRules.tsx';
import { TopicRules } from '../reader/TopicRules.tsx';
import type { ShellText } from '../text/index.ts';
import { Fallback } from '../ui/Fallback.tsx';
import { useHandheld, useSideways } from '../ui/phone.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { CommitSlot } from './CommitSlot.tsx';
import { Means } from './Means.tsx';
import { MePanel } from './MePanel.tsx';
import { OptionList, QuestionHead, QuestionPanel, WhyNot } from './QuestionPanel.tsx';
import type { Row } from './rows.ts';
import { SeatStrip } from './SeatStrip.tsx';
import styles from './TableLayout.module.css';
import { Telling, type TellingProps } from './Telling.tsx';

const GeneralBoard = lazy(() => import('./GeneralBoard.tsx'));

const NO_ICONS = {};

export interface LayoutTabs {
  readonly chosen: string;
  choose(tab: string): void;
  readonly unread: number;
  readonly sheet: boolean;
  setSheet(open: boolean): void;
}

export interface TableLayoutProps {
  readonly id: string;
  readonly game: string;
  readonly board: BoardModule | undefined;
  readonly props: BoardProps;
  readonly waiting: readonly Seat[];
  readonly status: TableStatus;
  readonly topic: string | undefined;
  setTopic(topic: string | undefined): void;
  /** The rows of the question's list, and the step that has been taken. */
  readonly list?: { readonly rows: readonly Row[]; readonly open: Row | undefined; setOpen(step: string | undefined): void } | undefined;
  readonly whyNot: boolean;
  setWhyNot(open: boolean): void;
  /** The right end of the top bar: undo, connection, menu; or nothing. */
  readonly controls: ReactNode;
  readonly log: ReactNode;
  /** What others did since one's own turn; absent while there is nothing to look back on. */
  readonly recap?: { readonly count: number; readonly panel: ReactNode } | undefined;
  readonly chat: ReactNode;
  readonly tabs: LayoutTabs;
  /** How one wins and what is to be done now, for those who want to be told. */
  readonly goal?: boolean;
  /** What is said of what happens, and how to go on from there. */
  readonly telling: TellingProps | undefined;
  /** Whose turn it is of which is told; SPECTATOR between two turns. */
  readonly teller?: Seat | undefined;
  readonly sending: boolean;
  /** The past is being shown once more: ends that. */
  readonly replaying?: (() => void) | undefined;
  readonly words: ShellText;
  /** A button beside the question, and what is to be said under it: advice, agreements, who plays for whom. */
  readonly help?: { readonly button: ReactNode; readonly panel: ReactNode };
  /** Instead of the question: a replay's slider. */
  readonly instead?: ReactNode;
  /** A shared screen in a window: who may come forward, or whoever did and has nothing to do. */
  readonly stepIn?:
    | {
        readonly seats: readonly Seat[];
        readonly holding: readonly Seat[];
        readonly nothing: boolean;
        come(seat: Seat): void;
        goOn(): void;
      }
    | undefined;
  /** Under a thumb: what has been chosen, and how it is answered. */
  readonly commit?: { readonly picked: BoardOption | undefined; answer(): void } | undefined;
  /** Shows how it ended, once it has. */
  readonly results?: (() => void) | undefined;
  /** Opens the list of stops, where the question is a window. */
  readonly stops?: (() => void) | undefined;
  /** What the table does about people who are away or out of time. */
  readonly absence?: ReactNode;
  /** A lesson's coach: over the board, or as the head of a phone's sheet. */
  readonly coach?: ReactNode;
  /** What a newcomer is told: over the board, or above the options of a phone. */
  readonly newcomer?: ReactNode;
  /** The parts of a turn, above the question. */
  readonly strip?: ReactNode;
  /** A word about a seat that matters more than whose turn it is. */
  readonly noteOf?: (seat: Seat) => string | undefined;
  readonly clockOf?: (seat: Seat, bare: boolean) => ReactNode;
}

/** The table itself, for playing and for replays: top bar, seats, board, question, own place. */
export function TableLayout(desk: TableLayoutProps) {
  const { board, props, words, game } = desk;
  const phone = useHandheld();
  useEffect(watchClicks, []);
  const { setTopic } = desk;
  const { text, view, viewer, seats, language, motion, patterns } = props;
  const picture = useCallback((topic: string) => board?.picture?.(topic, view), [board, view]);
  const reading = useReading(desk, phone);
  return (
    <TableProvider
      value={{
        text,
        view,
        viewer,
        seats,
        language,
        motion,
        patterns,
        picture,
        icons: board?.icons ?? NO_ICONS,
        words: words.kit,
        explain: setTopic,
      }}
    >
      <ExplainLayer>
        <Announcer props={props} words={words} />
        <div
          className={styles.hue}
          data-decisions={view.decisions}
          data-asked={props.question?.ask.decision}
          style={{ '--hue': registry[game]?.hue }}
        >
          <ReadContext value={reading?.open}>
            {phone ? <PhoneLayout desk={desk} reading={reading} /> : <WideLayout desk={desk} reading={reading} />}
          </ReadContext>
        </div>
        {desk.topic !== undefined && (
          <Dialog title={words.table.rules} closeWord={words.kit.close} close={() => setTopic(undefined)} size="small">
            <Explained topic={desk.topic} />
            <TopicRules
              game={game}
              topic={desk.topic}
              words={words}
              read={
                reading &&
                ((at) => {
                  setTopic(undefined);
                  reading.open(at);
                })
              }
            />
          </Dialog>
        )}
      </ExplainLayer>
    </TableProvider>
  );
}

/** The board: the game's own, or the general one. */
function TheBoard({ board, props: { question, ...rest }, words }: TableLayoutProps) {
  const Board = board?.Board;
  // While a lesson only wants something to be seen, no choice lies over it.
  const props = { ...rest, question: question?.options.length === 0 ? undefined : question };
  return (
    <Suspense fallback={<p role="status">{words.table.loading}</p>}>
      {Board === undefined ? (
        <GeneralBoard {...props} />
      ) : (
        <Fallback instead={<GeneralBoard {...props} />}>
          <div className={`${styles.drawing} drawn`}>
            <Board {...props} />
          </div>
        </Fallback>
      )}
    </Suspense>
  );
}

/** In words alone: in German five of them fill the column. */
function useTabs(desk: TableLayoutProps) {
  const { board, props, words, chat, log, tabs, recap } = desk;
  const { table } = words;
  const Cards = board?.Cards;
  return [
    ...(desk.goal === true
      ? [
          {
            id: 'goal',
            name: words.learn.goal,
            panel: (
              <Scroll>
                <GoalCard desk={desk} words={words} />
              </Scroll>
            ),
          },
        ]
      : []),
    ...(recap === undefined
      ? []
      : [
          {
            id: 'recap',
            name: table.recap.title,
            badge: recap.count,
            panel: <Scroll>{recap.panel}</Scroll>,
          },
        ]),
    { id: 'log', name: table.log, panel: log },
    ...(Cards === undefined
      ? []
      : [
          {
            id: 'cards',
            name: table.cards,
            panel: (
              <Scroll drawn>
                <Cards {...props} />
              </Scroll>
            ),
          },
        ]),
    { id: 'rules', name: table.rules, panel: <TableRules desk={desk} /> },
    ...(chat === undefined ? [] : [{ id: 'chat', name: table.chat, badge: tabs.unread, panel: chat }]),
  ];
}

type ReadingAt = { readonly at: string | undefined; open(at: string): void; close(): void };
type LayoutParts = { readonly desk: TableLayoutProps; readonly reading: ReadingAt | undefined };

/** What of the rules is being read; an answered question closes them. */
function useReading({ game, props, tabs }: TableLayoutProps, phone: boolean): ReadingAt | undefined {
  const [at, setAt] = useState<string>();
  const asked = props.question === undefined ? undefined : `${props.view.decisions} ${props.question.ask.decision}`;
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== undefined && before.current !== asked) setAt(undefined);
    before.current = asked;
  }, [asked]);
  if (!hasRules(game)) return undefined;
  return {
    at,
    open: (to) => {
      setAt(to);
      if (phone) tabs.choose('rules');
    },
    close: () => setAt(undefined),
  };
}

function WideLayout({ desk, reading }: LayoutParts) {
  const { props, board, waiting, words, controls, tabs, instead } = desk;
  const side = useTabs(desk);
  return (
    <div className={styles.table}>
      <header className={styles.top} data-bright>
        <Breadcrumb props={props} board={board} words={words} />
        {controls}
      </header>
      <SeatStrip
        props={props}
        board={board}
        waiting={waiting}
        words={words}
        past={instead !== undefined || desk.teller !== undefined}
        noteOf={desk.noteOf}
        clockOf={desk.clockOf}
        stepIn={desk.stepIn}
      />
      <main className={styles.board} aria-label={words.table.board}>
        {desk.coach ?? desk.newcomer}
        <TheBoard {...desk} />
        {reading?.at !== undefined && <Reading desk={desk} at={reading.at} go={reading.open} close={reading.close} />}
      </main>
      <section className={styles.ask} aria-label={words.table.question} data-explain="aside" data-bright data-target="shell:question">
        {desk.absence}
        {instead ?? (desk.telling === undefined ? <QuestionPanel desk={desk} /> : <QuestionHead desk={desk} />)}
        {desk.telling !== undefined && <Telling {...desk.telling} words={words} />}
        <Tabs label={words.table.log} tabs={side} chosen={tabs.chosen} choose={tabs.choose} className={styles.tabs ?? ''} />
      </section>
      <MePanel props={props} board={board} words={words} />
    </div>
  );
}

function PhoneLayout({ desk, reading }: LayoutParts) {
  const { props, board, waiting, words, controls, tabs, instead, chat, log } = desk;
  const { table } = words;
  const Cards = board?.Cards;
  // Over one's own place only the question is in sight: what it asks for may be right there.
  // But a coach, who points there, has the options with it.
  const [mine, setMine] = useState<boolean>();
  // Held sideways there is room for it beside the board, always.
  const sideways = useSideways();
  // What an option is about comes into sight with it.
  const { focused, motion } = props;
  useEffect(() => {
    if (focused === undefined) return;
    const place = document.querySelector('main .drawn [data-focused]');
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: motion ? 'smooth' : 'auto' });
  }, [focused, motion]);
  // What a coach only tells is read: nothing is asked, and nothing is listed that cannot be chosen.
  const reads = desk.coach !== undefined && props.question?.options.length === 0;
  const question = (open: boolean, setOpen: (open: boolean) => void) => (
    <Sheet
      label={table.question}
      open={open || sideways}
      setOpen={setOpen}
      expandWord={words.kit.expand}
      collapseWord={words.kit.collapse}
      head={
        instead ??
        desk.coach ?? (
          <>
            <Means board={board} props={props} />
            <QuestionHead desk={desk} touch />
          </>
        )
      }
      foot={
        desk.telling !== undefined ? <Telling {...desk.telling} words={words} touch /> : instead === undefined && <CommitSlot desk={desk} />
      }
    >
      {instead === undefined && (
        <>
          {desk.help?.panel}
          {desk.strip}
          {desk.coach === undefined && desk.newcomer}
          {!reads && <OptionList desk={desk} touch />}
          {desk.recap !== undefined && desk.coach === undefined && (
            <button type="button" className={styles.since} onClick={() => tabs.choose('log')}>
              <Icon of={icons.history} size={16} />
              {table.recap.turns(desk.recap.count)}
              <Icon of={icons.next} size={14} />
            </button>
          )}
          {desk.goal === true && desk.coach === undefined && <GoalCard desk={desk} words={words} folded />}
          {!reads && <WhyNot desk={desk} />}
        </>
      )}
    </Sheet>
  );
  const panels = [
    {
      id: 'board',
      name: table.board,
      icon: <Icon of={icons.board} size={20} />,
      panel: (
        <>
          <SeatStrip
            props={props}
            board={board}
            waiting={waiting}
            words={words}
            past={instead !== undefined || desk.teller !== undefined}
            noteOf={desk.noteOf}
            clockOf={desk.clockOf}
            compact
          />
          {desk.absence}
          <section className={styles.board} aria-label={table.board}>
            <TheBoard {...desk} />
          </section>
          {question(tabs.sheet, tabs.setSheet)}
        </>
      ),
    },
    {
      id: 'me',
      name: table.mine,
      icon: <Icon of={icons.user} size={20} />,
      panel: (
        <>
          <Scroll>
            <MePanel props={props} board={board} words={words} />
            {Cards !== undefined && (
              <div className="drawn">
                <Cards {...props} />
              </div>
            )}
          </Scroll>
          {props.question !== undefined && question(mine ?? desk.coach !== undefined, setMine)}
        </>
      ),
    },
    {
      id: 'others',
      name: table.others,
      icon: <Icon of={icons.people} size={20} />,
      panel: (
        <Scroll>
          {board?.Me === undefined ? (
            <SeatStrip
              props={props}
              board={board}
              waiting={waiting}
              words={words}
              past={instead !== undefined || desk.teller !== undefined}
              noteOf={desk.noteOf}
              clockOf={desk.clockOf}
              stacked
            />
          ) : (
            <Mats props={props} board={board} />
          )}
        </Scroll>
      ),
    },
    {
      id: 'log',
      name: table.log,
      icon: <Icon of={icons.log} size={20} />,
      panel: (
        <>
          {desk.recap !== undefined && <div className={styles.recap}>{desk.recap.panel}</div>}
          {log}
        </>
      ),
    },
    {
      id: 'rules',
      name: table.rules,
      icon: <Icon of={icons.rules} size={20} />,
      panel: reading === undefined ? <TableRules desk={desk} /> : <Reading desk={desk} at={reading.at} go={reading.open} phone />,
    },
    ...(chat === undefined
      ? []
      : [{ id: 'chat', name: table.chat, icon: <Icon of={icons.chat} size={20} />, badge: tabs.unread, panel: chat }]),
  ];
  return (
    <div className={styles.phone}>
      <header className={styles.top} data-bright>
        <Breadcrumb props={props} board={board} words={words} short />
        {controls}
      </header>
      <main className={styles.phoneTabs}>
        <Tabs
          label={table.menu}
          tabs={panels}
          chosen={panels.some((p) => p.id === tabs.chosen) ? tabs.chosen : 'board'}
          choose={tabs.choose}
          bottom
        />
      </main>
    </div>
  );
}

/** The places of the others, drawn like one's own from what one sees of them; nothing there is pressed. */
function Mats({ props, board }: { readonly props: BoardProps; readonly board: BoardModule }) {
  const { Me } = board;
  const order = board.order?.(props.view) ?? props.seats.map((s) => s.seat);
  if (Me === undefined) return null;
  return order
    .filter((seat) => seat !== props.viewer)
    .map((seat) => (
      <section key={seat} className={`${styles.mat} drawn ${seatClass(seat)}`} aria-label={props.seats[seat]?.name}>
        <Me {...props} viewer={seat} question={undefined} focused={undefined} happening={undefined} />
      </section>
    ));
}

/** What may be longer than its place: it scrolls, and can be reached by keyboard. */
function Scroll({ children, drawn = false }: { readonly children: ReactNode; readonly drawn?: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      {drawn ? <div className="drawn">{children}</div> : children}
    </div>
  );
}

/** Says to screen readers what is asked, once for each question. */
function Announcer({ props, words }: { readonly props: BoardProps; readonly words: ShellText }) {
  const { question } = props;
  const options = question === undefined ? '' : `${question.options.length} ${words.table.options}.`;
  return (
    <div className="vh" aria-live="polite">
      {question === undefined ? '' : `${words.table.yourQuestion}. ${bare(question.prompt, props)} ${options}`}
    </div>
  );
}

const bare = (sentence: string, { seats }: BoardProps): string => plainWords(sentence, (seat) => seats[seat]?.name ?? '');
