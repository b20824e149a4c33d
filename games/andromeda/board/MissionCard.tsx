import { acts, Icon, icons, isFocused, Key, merge, Sentence, useExplain } from '@orrery/kit';
import { MISSIONS, type MissionId } from '../content/missions.ts';
import { optionAimed, PointBadge, ProgressBar, type Props, titleOf, wordsOf } from './common.tsx';
import styles from './MissionCard.module.css';

export interface MissionCardProps {
  readonly props: Props;
  readonly mission: MissionId;
  /** Whose eyes it is for. */
  readonly kind: 'personal' | 'general' | 'done';
  readonly size?: 'small' | 'card' | 'large';
}

/** The condition alone: what comes after it (points, sacrifice) is drawn. */
export function conditionOf(props: Pick<Props, 'text' | 'view'>, mission: MissionId): string {
  const { body } = props.text.explain(`mission:${mission}`, props.view);
  const end = body.indexOf('. ');
  return end < 0 ? body : body.slice(0, end);
}

export function MissionCard({ props, mission, kind, size = 'card' }: MissionCardProps) {
  const words = wordsOf(props);
  const { sacrifice, points } = MISSIONS[mission];
  const option = optionAimed(props, (aim) => aim.mission === mission);
  const focused = isFocused(props, option);
  const progress = props.view.table.progress.find((one) => one.mission === mission);
  const explaining = useExplain(`mission:${mission}`);
  const event = props.happening?.event;
  const lit = event !== undefined && 'mission' in event && event.mission === mission;
  const mark = kind === 'personal' ? icons.secret : kind === 'done' ? icons.check : icons.mission;
  const whose = kind === 'personal' ? words.onlyYou : kind === 'done' ? words.fulfilled : words.openToAll;
  const still = option === undefined ? { role: 'group', tabIndex: 0 } : {};
  return (
    <div
      {...still}
      {...merge(explaining, acts(props, option))}
      data-kind="mission"
      className={[
        styles.card,
        styles[kind],
        styles[size],
        option === undefined ? '' : styles.legal,
        focused ? styles.focused : '',
        progress?.ready === true ? styles.ready : '',
        lit ? styles.lit : '',
      ].join(' ')}
    >
      <p className={styles.head}>
        {(size === 'card' || (size === 'small' && kind === 'personal')) && (
          <Icon of={mark} size={15} label={whose} className={styles.mark} />
        )}
        <b>{titleOf(props, `mission:${mission}`)}</b>
        {option !== undefined && <Key of={option.key} state={focused ? 'focused' : 'legal'} />}
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
        <p className={styles.progress}>
          {progress !== undefined && (
            <>
              <ProgressBar have={progress.have} need={progress.need} label={words.progress(progress.have, progress.need)} />
              <b aria-hidden="true">
                {progress.have}/{progress.need}
              </b>
            </>
          )}
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
    </div>
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
