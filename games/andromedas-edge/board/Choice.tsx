import { type BoardOption, cx, Explained, Icon, icons, isFocused, Key, merge, onTap, plain, Sentence, useExplain, Veil } from '@orrery/kit';
import type { ReactNode } from 'react';
import { DESTINIES } from '../content/destinies.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { SHIP_NAMES } from '../content/ids.ts';
import { DISCOVERIES } from '../content/tokens.ts';
import type { TableView } from '../view.ts';
import styles from './Choice.module.css';
import { type Props, Ship, Spot, wordsOf } from './common.tsx';
import { face } from './face.tsx';
import { useTargets } from './targets.ts';

/** Cards that lie open for a choice, by the spot of their options. */
const TOPICS: Readonly<Record<string, (id: number) => string>> = {
  faction: (id) => `faction:${FACTIONS[id].id}`,
  destiny: (id) => `destiny:${DESTINIES[id].id}`,
  event: (id) => `event:${EVENTS[id].id}`,
  discovery: (id) => `discovery:${DISCOVERIES[id].id}`,
};

/** Cards to choose from, laid over the map. */
export function Picks({ props }: { readonly props: Props }) {
  const targets = useTargets(props);
  const { question } = props;
  const spots = [...new Set((question?.options ?? []).flatMap((option) => targets.way(option)).filter((spot) => spot.startsWith('pick:')))];
  if (question === undefined || spots.length === 0) return null;
  return (
    <Veil props={props} narrow={props.layout === 'phone'}>
      {spots.map((spot) => {
        const [, kind = '', id = ''] = spot.split(':');
        const topic = TOPICS[kind]?.(Number(id)) ?? '';
        return (
          <Spot key={spot} props={props} at={spot} className={styles.card}>
            <Explained topic={topic} />
          </Spot>
        );
      })}
    </Veil>
  );
}

/** Answers without a place of their own, and the next step after something has been taken up. With `lead` a strip below the map. */
export function Pills({ props, lead }: { readonly props: Props; readonly lead?: ReactNode }) {
  const narrow = lead !== undefined;
  const targets = useTargets(props);
  const words = wordsOf(props);
  const started = targets.taken.length > 0;
  const worded = targets.elsewhere.filter(({ interjection }) => !interjection);
  // With a place taken up, the ways to it are told in words; with a piece taken up, the places themselves glow.
  const placed = targets.taken.some((spot) => /^(cell|module|half|moon|hand)/.test(spot));
  const onMap = targets.left.some((option) =>
    targets.way(option).some((spot) => spot.startsWith('cell:') && !targets.taken.includes(spot)),
  );
  const ways = (placed || (narrow && !onMap)) && targets.left.length <= (narrow ? 12 : 7) ? targets.left : [];
  const list = started ? ways : worded.length <= (narrow ? 3 : 8) ? worded : [];
  if (!narrow && !started && list.length === 0) return null;
  return (
    <div className={cx(narrow ? styles.strip : styles.pills, started && styles.started)}>
      {lead}
      {started && (
        <div className={styles.way}>
          <Taken props={props} taken={targets.taken} />
          {list.length === 0 && <span>{words.nextStep}</span>}
          <button type="button" className={styles.back} onClick={targets.back}>
            <Icon of={icons.back} size={15} />
            {words.back}
          </button>
        </div>
      )}
      {list.map((option) => (
        <Pill key={option.words} props={props} option={option} />
      ))}
    </div>
  );
}

/** What has been taken up already. */
function Taken({ props, taken }: { readonly props: Props; readonly taken: readonly string[] }) {
  const ship = taken.map((spot) => /^ship:(\d)@/.exec(spot)?.[1]).find((type) => type !== undefined);
  if (ship === undefined) return null;
  return (
    <span className={styles.taken} role="img" aria-label={SHIP_NAMES[Number(ship)]}>
      <Ship seat={props.viewer} type={Number(ship)} size={24} />
    </span>
  );
}

function Pill({ props, option }: { readonly props: Props; readonly option: BoardOption<TableView> }) {
  const targets = useTargets(props);
  const focused = isFocused(props, option);
  const looks = face(option, props);
  const explaining = useExplain(option.answer === 'return' ? 'term:return' : undefined);
  const acting = {
    onPointerEnter: () => props.focus(option.answer),
    onPointerLeave: () => props.focus(undefined),
    onFocus: () => props.focus(option.answer),
    onBlur: () => props.focus(undefined),
  };
  const choose = () => {
    targets.back();
    props.choose(option.answer);
  };
  return (
    <button
      type="button"
      data-legal
      aria-label={plain(props, option.words)}
      aria-keyshortcuts={option.key === '' ? undefined : option.key}
      className={cx(styles.pill, focused && styles.focused)}
      {...merge(explaining, acting)}
      onClick={onTap(choose)}
    >
      <Key of={option.key} state={focused ? 'focused' : 'legal'} />
      {looks?.icon}
      {props.question?.ask.decision === 'spendEnergy' && typeof option.answer === 'number' ? (
        <b>{option.answer}</b>
      ) : (
        <span>
          <Sentence of={option.words} quiet size={15} />
        </span>
      )}
      <Aside>{looks?.aside}</Aside>
    </button>
  );
}

const Aside = ({ children }: { readonly children: ReactNode }) =>
  children === undefined || children === null ? null : <span className={styles.aside}>{children}</span>;
