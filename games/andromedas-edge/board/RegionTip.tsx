import { isFields, Sentence } from '@orrery/kit';
import type { Cell } from '../map.ts';
import { BAY } from '../state.ts';
import { changesOf } from './changes.ts';
import { ForecastLine } from './ForecastLine.tsx';
import { factsOf } from './facts.ts';
import type { Live } from './Map.tsx';
import styles from './RegionTip.module.css';
import { shipAt } from './targets.ts';

/** What a region is, what is there now, what coming here would bring, and why some ships cannot. */
export function RegionTip({ live, cell }: { readonly live: Live; readonly cell: Cell }) {
  const { props, targets } = live.current;
  const { question } = props;
  const { title, body } = props.text.explain(`cell:${cell}`, props.view);
  const [, ...there] = factsOf(props, targets, cell).label.split(/(?<=\.) /);
  const options = targets.options(`cell:${cell}`);
  const refusals = (question?.refusals ?? []).filter(({ refusal: { what } }) => {
    if (what === cell) return true;
    if (!isFields(what)) return false;
    return what.to === cell && (targets.taken.length === 0 || targets.taken.includes(shipAt(Number(what.launch), BAY)));
  });
  const reasons = [...new Set(refusals.map(({ words }) => words))].slice(0, 3);
  return (
    <div className={styles.tip}>
      <b>{title}</b>
      {body !== '' && (
        <p>
          <Sentence of={body} quiet />
        </p>
      )}
      <p className={styles.there}>{there.join(' ')}</p>
      {question !== undefined &&
        options.slice(0, 4).map((option) => {
          const changes = changesOf(props, option);
          return (
            <div key={option.words} className={styles.option}>
              <Sentence of={option.words} quiet size={15} />
              {changes !== undefined && <ForecastLine props={props} of={changes} />}
            </div>
          );
        })}
      {reasons.map((why) => (
        <p key={why} className={styles.why}>
          <Sentence of={why} quiet />
        </p>
      ))}
    </div>
  );
}
