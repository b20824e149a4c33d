/** Everything of one seat, for reading: mat, technologies, ships, progress, points by source. */
import type { Seat } from '@orrery/kernel';
import { Counter, Icon, seatClass } from '@orrery/kit';
import { LOCATIONS } from '../content/exploration.ts';
import { FIELDS, levelOf } from '../content/fields.ts';
import { ROMAN, SHIP_LEVELS } from '../content/kinds.ts';
import { progress } from '../rules/achievements.ts';
import { placesOf } from '../rules/fleet.ts';
import { hasResearched } from '../rules/prerequisites.ts';
import { SCORE_PARTS } from '../score.ts';
import { shipAt } from '../state.ts';
import { cx, Hull, Name, type Props, vocabulary, wordsOf } from './common.tsx';
import { ORE, POPULATION } from './glyphs.ts';
import type { Hot } from './hot.ts';
import mat from './Mat.module.css';
import { Automation, Colonies, Tracks } from './Mat.tsx';
import styles from './SeatMat.module.css';

const NOTHING: Hot = new Set();

/** The same mat to look at: what it offers is pressed on one's own place. */
const still = (props: Props): Props => ({ ...props, question: undefined, focused: undefined });

export function SeatMat({ props: given, seat, narrow }: { readonly props: Props; readonly seat: Seat; readonly narrow: boolean }) {
  const props = still(given);
  const { table } = props.view;
  const own = table.factions[seat];
  const words = wordsOf(props);
  const l = vocabulary(props);
  if (own === undefined) return null;
  const fields = FIELDS.map((_, field) => field).filter((field) => hasResearched(table, seat, field));
  const places = placesOf(table).filter((at) => SHIP_LEVELS.some((level) => table.ships[shipAt(seat, at, level)] > 0));
  const parts = table.scores[seat]?.parts ?? {};
  return (
    <div className={cx(styles.seat, mat.mat, narrow && mat.phone)}>
      <p className={styles.goods}>
        <Counter value={own.population} label={words.population} icon={<Icon of={POPULATION} size={16} />} />
        <Counter value={own.ore} label={words.ore} icon={<Icon of={ORE} size={16} />} />
        <Name props={props} topic={`faction:${own.mat}`}>
          {l.factions[own.mat]}
        </Name>
      </p>
      <Tracks props={props} seat={seat} hot={NOTHING} />
      <Automation props={props} seat={seat} hot={NOTHING} />
      <Colonies props={props} seat={seat} />
      <section>
        <h3 className="eyebrow">{words.technologies}</h3>
        <ul className={styles.list}>
          {fields.length === 0 && <li className="muted">{words.none}</li>}
          {fields.map((field) => {
            const id = table.technologies[field];
            return (
              <li key={FIELDS[field]}>
                <b>{ROMAN[levelOf(field)]}</b>
                {id === null ? (
                  words.unknown
                ) : (
                  <Name props={props} topic={`tech:${id}`}>
                    {l.techs[id]}
                  </Name>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h3 className="eyebrow">{words.ships}</h3>
        <ul className={styles.list}>
          {places.length === 0 && <li className="muted">{words.none}</li>}
          {places.map((at) => {
            const system = table.systems[at];
            return (
              <li key={LOCATIONS[at]} className={seatClass(seat)}>
                <span>{system === null ? l.locations[LOCATIONS[at]] : l.systems[system]}</span>
                {SHIP_LEVELS.flatMap((level) =>
                  Array.from({ length: table.ships[shipAt(seat, at, level)] }, (_, i) => <Hull key={`${level} ${i}`} level={level} />),
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h3 className="eyebrow">{words.achievements}</h3>
        <ul className={styles.list}>
          {table.achievements.map((id) => {
            const [have, of] = progress(table, seat, id);
            return (
              <li key={id}>
                <Name props={props} topic={`achievement:${id}`}>
                  {l.achievements[id]}
                </Name>
                <b data-done={have >= of || undefined}>
                  {Math.min(have, of)}/{of}
                </b>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h3 className="eyebrow">
          {words.points} {table.scores[seat]?.total ?? 0}
        </h3>
        <ul className={styles.list}>
          {SCORE_PARTS.filter((part) => (parts[part] ?? 0) > 0).map((part) => (
            <li key={part}>
              <span>{l.scoreParts[part]}</span>
              <b>{parts[part]}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
