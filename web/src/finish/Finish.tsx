import type { Seat } from '@orrery/kernel';
import { type BoardModule, type BoardProps, type Happening, Icon, icons, SeatName, Sentence } from '@orrery/kit';
import { useEffect, useState } from 'react';
import { hrefOf } from '../state/router.ts';
import { deedsOf } from '../table/RecapPanel.tsx';
import { useText } from '../text/index.ts';
import { Fallback } from '../ui/Fallback.tsx';
import styles from './Finish.module.css';
import { pastMatches } from './past.ts';
import { RatingChange } from './RatingChange.tsx';
import { type Records, recordsIn } from './records.ts';
import { type Moment, useDecisive } from './useDecisive.ts';
import { finishText } from './words.ts';

export interface FinishProps {
  readonly id: string;
  readonly watch: string | undefined;
  /** It counts for ratings, which stand with a server. */
  readonly rated: boolean;
  readonly winners: readonly Seat[];
  readonly frame: BoardProps;
  readonly board: BoardModule | undefined;
}

/** What is worth telling about a finished match besides its points: what decided it, and how it compares with those before. */
export default function Finish({ id, watch, rated, winners, frame, board }: FinishProps) {
  const { language } = useText();
  const words = finishText[language];
  const moment = useDecisive(id, watch, winners, frame.viewer);
  const [records, setRecords] = useState<Records>();
  useEffect(() => {
    let wanted = true;
    void pastMatches().then((all) => {
      if (wanted) setRecords(recordsIn(all, id));
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return (
    <>
      {records !== undefined && (
        <ul className={styles.records}>
          <li>
            <Icon of={icons.trophy} size={16} />
            {records.before === undefined
              ? words.first(records.points)
              : records.points > records.before
                ? words.best(records.points, records.before)
                : words.notBest(records.before)}
          </li>
          {records.inARow > 1 && <li>{words.inARow(records.inARow)}</li>}
          {rated && frame.viewer >= 0 && <RatingChange as="li" id={id} seat={frame.viewer} names={frame.seats.map((s) => s.name)} />}
        </ul>
      )}
      {moment === undefined && <p className={styles.looking}>{words.looking}</p>}
      {moment !== undefined && moment !== null && (
        <Decisive moment={moment} href={hrefOf({ page: 'replay', id, at: moment.from, watch })} frame={frame} board={board} />
      )}
    </>
  );
}

interface DecisiveProps {
  readonly moment: Moment;
  readonly href: string;
  readonly frame: BoardProps;
  readonly board: BoardModule | undefined;
}

/** One turn as a picture of the real board, what was done in it, and what it changed. */
function Decisive({ moment, href, frame, board }: DecisiveProps) {
  const { language, hint } = useText();
  const words = finishText[language];
  const { moments, before, after } = moment;
  const acts = moments.slice(1);
  const seat = acts.find(({ heard }) => heard.seat !== undefined)?.heard.seat ?? -1;
  const events = acts.flatMap(({ heard }) => heard.events);
  const main = events.toSorted((a, b) => (board?.duration?.(b) ?? 0) - (board?.duration?.(a) ?? 0))[0];
  const shown = acts.find(({ heard }) => heard.events.includes(main))?.view;
  const deeds = deedsOf({ seat, beats: events.map((event) => ({ event })) }, board, frame, 3);
  const Board = board?.Board;
  const happening: Happening | undefined = main === undefined ? undefined : { id: 1, event: main, before: undefined, ms: 1000 };
  return (
    <section className={styles.decisive} aria-label={words.moment}>
      <h3>{words.moment}</h3>
      {Board !== undefined && shown !== undefined && (
        <Fallback instead={null}>
          <div className={`${styles.picture} drawn still`} inert aria-hidden="true">
            <div>
              <Board
                {...frame}
                view={shown}
                happening={happening}
                question={undefined}
                focused={undefined}
                layout="desktop"
                motion={false}
              />
            </div>
          </div>
        </Fallback>
      )}
      <p>
        {/* One's own deeds say whose they are. */}
        {seat >= 0 && seat !== frame.viewer && (
          <>
            <SeatName seat={seat} size={18} />{' '}
          </>
        )}
        {deeds.map((deed, i) => (
          <span key={deed}>
            {i > 0 && ' · '}
            <Sentence of={deed} quiet />
          </span>
        ))}
      </p>
      <p className={styles.chance}>
        {words.chance} <b>{hint.chance(before)}</b> → <b className={styles.up}>{hint.chance(after)}</b>
        <a className="btn" href={href}>
          <Icon of={icons.play} size={14} />
          {words.replay}
        </a>
      </p>
    </section>
  );
}
