import { cx, Foreseen, foreseen, Icon, icons, Piece, PieceKey, Sentence, type Target, titleOf } from '@orrery/kit';
import { MISSIONS, type MissionId } from '../content/missions.ts';
import type { MissionProgress, TableView } from '../view.ts';
import { PointBadge, ProgressBar, type Props, wordsOf } from './common.tsx';
import styles from './MissionCard.module.css';
import { useTargets } from './targets.ts';

export interface MissionCardProps {
  readonly props: Props;
  readonly mission: MissionId;
  /** Whose eyes it is for. */
  readonly kind: 'personal' | 'general' | 'done';
  /** Among those to choose from on a phone it says all of its condition. */
  readonly size?: 'small' | 'card' | 'choice' | 'large';
}

/** The condition alone: what comes after it (points, sacrifice) is drawn. */
export function conditionOf(props: Pick<Props, 'text' | 'view'>, mission: MissionId): string {
  const { body } = props.text.explain(`mission:${mission}`, props.view);
  const end = body.indexOf('. ');
  return end < 0 ? body : body.slice(0, end);
}

const progressIn = (table: TableView | undefined, mission: MissionId): MissionProgress | undefined =>
  table?.progress.find((one) => one.mission === mission);

export function MissionCard({ props, mission, kind, size = 'card' }: MissionCardProps) {
  const words = wordsOf(props);
  const { sacrifice, points } = MISSIONS[mission];
  const targets = useTargets(props);
  const at: Target = `mission:${mission}`;
  const progress = progressIn(props.view.table, mission);
  const then = progressIn(foreseen(props), mission);
  const mark = kind === 'personal' ? icons.secret : kind === 'done' ? icons.check : icons.mission;
  const whose = kind === 'personal' ? words.onlyYou : kind === 'done' ? words.fulfilled : words.openToAll;
  return (
    <Piece
      targets={targets}
      at={kind === 'done' ? undefined : at}
      topic={at}
      className={cx(styles.card, styles[kind], styles[size], progress?.ready === true && styles.ready)}
    >
      <p className={styles.head}>
        {(size === 'card' || size === 'choice' || (size === 'small' && kind === 'personal')) && (
          <Icon of={mark} size={15} label={whose} className={styles.mark} />
        )}
        <b>{titleOf(props, at)}</b>
        {kind !== 'done' && <PieceKey targets={targets} at={at} />}
        <span className={styles.points}>
          <PointBadge points={points} solid size={22} />
          <span className="vh">{words.points(points)}</span>
        </span>
      </p>
      {size !== 'small' && (
        <p className={styles.condition}>
          <Sentence of={conditionOf(props, mission)} quiet />
        </p>
      )}
      {kind !== 'done' && (
        <p className={styles.progress} data-holds>
          {progress?.parts.map(({ have, need }, part) => (
            <span key={part} className={styles.part}>
              {/* Several bars would leave no room for the numbers. */}
              {progress.parts.length === 1 ? (
                <ProgressBar have={have} need={need} label={words.progress(have, need)} />
              ) : (
                <span className="vh">{words.progress(have, need)}</span>
              )}
              <b aria-hidden="true">
                <Foreseen now={have} then={then?.parts[part]?.have} />/{need}
              </b>
            </span>
          ))}
          {size !== 'large' && <Sacrifice props={props} count={sacrifice} />}
        </p>
      )}
      {size === 'large' && (
        <p className={styles.foot}>
          <span>
            <Icon of={mark} size={14} />
            {whose}
          </span>
          <Sacrifice props={props} count={sacrifice} />
        </p>
      )}
    </Piece>
  );
}

function Sacrifice({ props, count }: { readonly props: Props; readonly count: number }) {
  const words = wordsOf(props);
  if (count === 0) return <span className={styles.free}>{words.noLoss}</span>;
  return (
    <span className={styles.sacrifice}>
      {count}
      <Icon of={icons.sacrifice} size={16} label={words.sacrifice(count)} />
    </span>
  );
}
