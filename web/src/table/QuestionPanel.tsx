import { plainWords, SPECTATOR, samePlain } from '@orrery/kernel';
import {
  type BoardOption,
  Icon,
  icons,
  noteAppeared,
  OptionButton,
  type OptionFace,
  type OptionStep,
  onTap,
  SeatName,
  SeatToken,
  Sentence,
  StepButton,
} from '@orrery/kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { RuleLink } from '../reader/RuleLink.tsx';
import { faceOf } from './faces.ts';
import styles from './QuestionPanel.module.css';
import { byCard, type Row } from './rows.ts';
import type { TableLayoutProps } from './TableLayout.tsx';

/** What is asked, what may be answered, and why not something else. */
export function QuestionPanel({ desk }: { readonly desk: TableLayoutProps }) {
  return (
    <div className={styles.panel}>
      {desk.strip}
      <QuestionHead desk={desk} />
      {desk.help?.panel}
      <OptionList desk={desk} />
      <Detail desk={desk} />
      <WhyNot desk={desk} />
    </div>
  );
}

/** The whole of the option that is looked at: in the list each has one line. Its place is kept, so that nothing moves under the pointer. */
function Detail({ desk }: { readonly desk: TableLayoutProps }) {
  const { props, board } = desk;
  const { question, focused } = props;
  if (question === undefined) return null;
  const note = focused === undefined ? undefined : faceOf(board, focused, props)?.note;
  return (
    <div className={styles.detail} aria-hidden="true">
      {focused !== undefined && (
        <p>
          <Sentence of={focused.words} quiet />
        </p>
      )}
      {note !== undefined && <div>{note}</div>}
    </div>
  );
}

export function QuestionHead({ desk, touch = false }: { readonly desk: TableLayoutProps; readonly touch?: boolean }) {
  const { props, words, waiting, sending, board } = desk;
  const { question, seats, viewer, choose, focus, focused } = props;
  const ending = touch ? question?.options.find((o) => faceOf(board, o, props)?.ends === true) : undefined;
  if (question !== undefined) {
    // Beside each other long words would squeeze one another, and what it would change would be cut.
    const long = (words: string, most: number) => plainWords(words, () => '12345678').length > most;
    const face = ending && faceOf(board, ending, props);
    const below =
      ending !== undefined && ((face?.note ?? face?.aside) !== undefined || long(ending.words, 16) || long(question.prompt, 44));
    return (
      <header className={[styles.head, below ? styles.below : ''].join(' ')}>
        <h2>
          <Sentence of={question.prompt} size={20} />
        </h2>
        {desk.help?.button}
        {ending !== undefined && (
          <span className={styles.ending}>
            <OptionButton
              option={ending}
              face={face}
              focused={focused !== undefined && samePlain(focused.answer, ending.answer)}
              touch
              choose={() => choose(ending.answer)}
              focus={(on) => focus(on ? ending.answer : undefined)}
            />
          </span>
        )}
      </header>
    );
  }
  if (desk.replaying !== undefined)
    return (
      <header className={styles.head}>
        <h2 className={styles.waiting}>{words.table.recap.replaying}</h2>
        <button type="button" className="btn" onClick={desk.replaying} aria-keyshortcuts="Escape">
          {words.table.recap.end}
        </button>
      </header>
    );
  const { teller } = desk;
  if (teller !== undefined)
    return (
      <header className={styles.head}>
        <h2 className={styles.waiting}>
          {teller === viewer ? (
            words.lobby.yourTurn
          ) : teller === SPECTATOR ? (
            words.table.recap.between
          ) : (
            <>
              <SeatToken seat={teller} size={20} /> {words.table.turnOf(seats[teller]?.name ?? '')}
            </>
          )}
        </h2>
      </header>
    );
  if (desk.stepIn !== undefined) return <StepIn {...desk.stepIn} desk={desk} />;
  const others = waiting.filter((seat) => seat !== viewer || sending);
  return (
    <header className={styles.head}>
      <h2 className={styles.waiting}>
        {sending ? (
          words.table.sending
        ) : others.length === 0 ? (
          desk.status === 'over' ? (
            words.over.title
          ) : props.happening === undefined ? (
            words.table.nobodyAsked
          ) : (
            words.table.happens
          )
        ) : (
          <>
            {words.table.waitingFor}{' '}
            {others.map((seat, index) => (
              <span key={seat}>
                {index > 0 && ', '}
                <SeatName seat={seat} size={20} />
              </span>
            ))}
          </>
        )}
      </h2>
      {desk.status === 'over' && desk.results !== undefined && (
        <button type="button" className="btn" onClick={desk.results}>
          <Icon of={icons.trophy} size={16} />
          {words.over.results}
        </button>
      )}
      {others.some((seat) => seats[seat]?.kind === 'bot') && !sending && (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </header>
  );
}

/** A window at a shared screen: whoever has something to play says so, and nobody sees who could have. */
function StepIn({
  seats,
  holding,
  nothing,
  come,
  goOn,
  desk,
}: NonNullable<TableLayoutProps['stepIn']> & { readonly desk: TableLayoutProps }) {
  const { words, props } = desk;
  return (
    <header className={[styles.head, styles.stepIn].join(' ')}>
      <h2 className={styles.waiting} data-nothing={nothing || undefined}>
        {nothing ? words.stops.nothing : words.stops.mayStepIn}
      </h2>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          className="btn"
          onClick={onTap(() => come(seat))}
          data-step-in={seat}
          aria-pressed={holding.includes(seat)}
        >
          {words.stops.stepIn(props.seats[seat]?.name ?? '')}
        </button>
      ))}
      <button type="button" className="btn quiet" onClick={onTap(goOn)} aria-keyshortcuts="Space">
        {words.table.goOn}
      </button>
    </header>
  );
}

/** Many short options stand two in a row; under a thumb they may take two lines. What stands beside the words takes their place, and no word may be torn. */
function fitsHalf(words: string, face: OptionFace | undefined, touch: boolean): boolean {
  const said = plainWords(words, () => '12345678');
  return (
    face?.note === undefined &&
    said.length + (face?.aside === undefined ? 0 : touch ? 26 : 12) <= (touch ? 32 : 17) &&
    said.split(/[\s-]/).every((word) => word.length <= 12)
  );
}

const isClosed = ({ options }: Row): boolean => options.every(({ closed }) => closed !== undefined);
/** Until when everything behind a step is closed: what is said of the first of them. */
const closedUntil = (row: Row): string | undefined => (isClosed(row) ? row.options[0].closed : undefined);

export function OptionList({ desk, touch = false }: { readonly desk: TableLayoutProps; readonly touch?: boolean }) {
  const { props, board, words } = desk;
  const { question, focused, focus, choose } = props;
  const list = useRef<HTMLUListElement>(null);
  const inside = useRef(false);
  // Who walks through the options with the keyboard stays among them when the next question comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new question that moves the focus
  useEffect(() => {
    if (question === undefined || !inside.current) return;
    if (document.activeElement === document.body || document.activeElement === null) {
      list.current?.querySelector('button')?.focus();
    }
  }, [question?.ask, desk.list?.open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new rows that appear
  useLayoutEffect(noteAppeared, [question?.ask, desk.list?.open]);
  // A coach opens one or two of many: the first of them is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new question that opens others
  useEffect(() => {
    if (!touch && desk.coach !== undefined) list.current?.querySelector('button:not(.hatch)')?.scrollIntoView({ block: 'nearest' });
  }, [desk.coach === undefined, question?.ask, question?.options]);
  useEffect(() => {
    const note = () => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) inside.current = list.current?.contains(activeElement) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const ends = (option: BoardOption): boolean => faceOf(board, option, props)?.ends === true;
  const open = desk.list?.open;
  // The head of a phone's sheet has what ends the question; not where a coach is the head.
  const ended = touch && desk.coach === undefined;
  const listed = (desk.list?.rows ?? []).filter(({ step, options }) => !ended || step !== undefined || !ends(options[0]));
  // Under a thumb comes first what may be pressed.
  const rows = touch && desk.coach !== undefined ? listed.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b))) : listed;
  const lines = open === undefined ? rows.map((row) => [row]) : byCard(rows, (option) => faceOf(board, option, props)?.of);
  const single = rows.every(({ step }) => step === undefined);
  const two =
    single &&
    rows.length > (touch ? 3 : 7) &&
    lines.length === rows.length &&
    rows.every(({ options: [o] }) => o.closed === undefined && fitsHalf(o.words, faceOf(board, o, props), touch));
  const on = (is: BoardOption): boolean => focused !== undefined && samePlain(focused.answer, is.answer);
  const choice = ({ key, called, options: [option] }: Row, bare = false) => (
    <OptionButton
      option={{ ...option, key }}
      face={called === undefined ? faceOf(board, option, props) : { ...faceOf(board, option, props), words: called }}
      focused={on(option)}
      touch={touch}
      bare={bare}
      choose={() => choose(option.answer)}
      focus={(is) => focus(is ? option.answer : undefined)}
    />
  );
  const wayTo = (row: Row, step: OptionStep) => (
    <StepButton
      step={step}
      shortcut={row.key}
      count={row.options.length}
      closed={closedUntil(row)}
      focused={row.options.some(on)}
      touch={touch}
      open={() => desk.list?.setOpen(step.key)}
    />
  );
  return (
    <>
      {open?.step !== undefined && (
        <button type="button" className={styles.back} onClick={onTap(() => desk.list?.setOpen(undefined))} aria-keyshortcuts="Escape">
          <Icon of={icons.previous} size={14} />
          <b>
            <Sentence of={open.step.words} quiet />
          </b>
          <small>{words.table.allSteps}</small>
          {!touch && <kbd>Esc</kbd>}
        </button>
      )}
      <ul
        ref={list}
        className={[styles.options, two ? styles.two : '', touch ? styles.touch : ''].join(' ')}
        aria-label={words.table.options}
      >
        {lines.map(([first, ...others]) =>
          first === undefined ? null : others.length > 0 ? (
            <li key={JSON.stringify(first.options[0].answer)} className={styles.card}>
              <b>{faceOf(board, first.options[0], props)?.of}</b>
              <div>
                {[first, ...others].map((row) => (
                  <span key={JSON.stringify(row.options[0].answer)}>{choice(row, true)}</span>
                ))}
              </div>
            </li>
          ) : first.step === undefined ? (
            <li key={`${question?.ask.decision} ${first.options[0].words} ${JSON.stringify(first.options[0].answer)}`}>{choice(first)}</li>
          ) : (
            <li key={`${question?.ask.decision} ${first.step.key}`}>{wayTo(first, first.step)}</li>
          ),
        )}
      </ul>
    </>
  );
}

export function WhyNot({ desk }: { readonly desk: TableLayoutProps }) {
  const { props, words, whyNot, setWhyNot } = desk;
  const refusals = props.question?.refusals ?? [];
  const stops = props.question === undefined ? undefined : desk.stops;
  if (refusals.length === 0 && stops === undefined) return null;
  return (
    <div className={styles.why}>
      {stops !== undefined && (
        <button type="button" onClick={stops} aria-haspopup="dialog">
          <Icon of={icons.pause} size={16} />
          <span>{words.stops.title}</span>
        </button>
      )}
      {refusals.length > 0 && (
        <button type="button" aria-expanded={whyNot} onClick={() => setWhyNot(!whyNot)}>
          <Icon of={icons.lock} size={16} />
          <span>{words.table.whyNot(refusals.length)}</span>
          <Icon of={icons.chevronDown} size={14} className={whyNot ? (styles.up ?? '') : ''} />
        </button>
      )}
      {whyNot && refusals.length > 0 && (
        <ul ref={(list) => void list?.scrollIntoView({ block: 'nearest' })} aria-label={words.table.whyNotTitle}>
          {refusals.map(({ refusal, words: reason }) => (
            <li key={`${JSON.stringify(refusal.what)} ${refusal.reason} ${reason}`} className="hatch">
              <Sentence of={reason} />
              <RuleLink game={desk.game} rule={refusal.rule} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
