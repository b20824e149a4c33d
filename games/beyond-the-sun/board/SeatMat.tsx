/** Everything of one seat, for reading: mat, technologies, ships, progress, points by source. */
import type { Seat } from '@orrery/kernel';
import { Counter, cx, Group, Icon, seatClass } from '@orrery/kit';
import { LOCATIONS } from '../content/exploration.ts';
import { FIELDS, levelOf } from '../content/fields.ts';
import { ROMAN, SHIP_LEVELS } from '../content/kinds.ts';
import { hasResearched, placesOf, progress } from '../queries.ts';
import { SCORE_PARTS } from '../score.ts';
import { shipAt } from '../state.ts';
import { type Given, Hull, Name, placeName, useProps, wordsOf } from './common.tsx';
import { ORE, POPULATION } from './glyphs.ts';
import mat from './Mat.module.css';
import { Automation, Colonies, Tracks } from './Mat.tsx';
import styles from './SeatMat.module.css';

export function SeatMat({ props: given, seat, narrow }: { readonly props: Given; readonly seat: Seat; readonly narrow: boolean }) {
  // The mat to look at: what it offers is pressed on one's own place.
  const props = useProps({ ...given, question: undefined, focused: undefined, happening: undefined });
  const { table } = props.view;
  const own = table.factions[seat];
  const words = wordsOf(props);
  if (own === undefined) return null;
  const fields = FIELDS.map((_, field) => field).filter((field) => hasResearched(table, seat, field));
  const places = placesOf(table).filter((at) => SHIP_LEVELS.some((level) => table.ships[shipAt(seat, at, level)] > 0));
  const parts = table.scores[seat]?.parts ?? {};
  return (
    <div className={cx(styles.seat, mat.mat, narrow && mat.phone)}>
      <p className={styles.goods}>
        <Counter value={own.population} label={words.population} icon={<Icon of={POPULATION} size={16} />} />
        <Counter value={own.ore} label={words.ore} icon={<Icon of={ORE} size={16} />} />
        <Name props={props} topic={`faction:${own.mat}`} />
      </p>
      <Tracks props={props} seat={seat} />
      <Automation props={props} seat={seat} />
      <Colonies props={props} seat={seat} />
      <Group title={words.technologies}>
        <ul className={styles.list}>
          {fields.length === 0 && <li className="muted">{words.none}</li>}
          {fields.map((field) => {
            const id = table.technologies[field];
            return (
              <li key={FIELDS[field]}>
                <b>{ROMAN[levelOf(field)]}</b>
                {id === null ? words.unknown : <Name props={props} topic={`tech:${id}`} />}
              </li>
            );
          })}
        </ul>
      </Group>
      <Group title={words.ships}>
        <ul className={styles.list}>
          {places.length === 0 && <li className="muted">{words.none}</li>}
          {places.map((at) => (
            <li key={LOCATIONS[at]} className={seatClass(seat)}>
              <span>{placeName(props, at)}</span>
              {SHIP_LEVELS.flatMap((level) =>
                Array.from({ length: table.ships[shipAt(seat, at, level)] }, (_, i) => <Hull key={`${level} ${i}`} level={level} />),
              )}
            </li>
          ))}
        </ul>
      </Group>
      <Group title={words.achievements}>
        <ul className={styles.list}>
          {table.achievements.map((id) => {
            const [have, of] = progress(table, seat, id);
            return (
              <li key={id}>
                <Name props={props} topic={`achievement:${id}`} />
                <b data-done={have >= of || undefined}>
                  {Math.min(have, of)}/{of}
                </b>
              </li>
            );
          })}
        </ul>
      </Group>
      <Group title={`${words.points} ${table.scores[seat]?.total ?? 0}`}>
        <ul className={styles.list}>
          {SCORE_PARTS.filter((part) => (parts[part] ?? 0) > 0).map((part) => (
            <li key={part}>
              <span>{props.text.scorePart(part)}</span>
              <b>{parts[part]}</b>
            </li>
          ))}
        </ul>
      </Group>
    </div>
  );
}
