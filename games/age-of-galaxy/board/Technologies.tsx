import { cx, Icon, PieceKey, SeatToken, seatClass, type Target, titleOf } from '@orrery/kit';
import { ADVANCED_COST } from '../content/box.ts';
import { BOARD_TECHNOLOGIES, technologies } from '../content/technologies.ts';
import type { PlayerView } from '../view.ts';
import { Amounts, nameOfSeat, type Props, wordsOf } from './common.tsx';
import { AbilityLines } from './Faction.tsx';
import { hasTechnology, holdersOf } from './facts.ts';
import { RESOURCE, STAR, technologyGlyph } from './glyphs.ts';
import { Spot } from './Spot.tsx';
import { softly } from './softly.ts';
import styles from './Technologies.module.css';
import { useTargets } from './targets.ts';

/** Rows from the top: the advanced ones first. */
const ROWS = [
  [6, 7, 8],
  [3, 4, 5],
  [0, 1, 2],
];

/** A longer name takes three lines of a tile. */
const LONG = 24;

/** The technology board: paths upwards, what everybody has, and what is open to the player who asks. */
export function Technologies({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const me = table.players[props.viewer];
  const price = me?.costs.research ?? 0;
  return (
    <section
      className={cx(styles.technologies, props.layout === 'phone' && styles.phone, props.patterns && styles.patterned)}
      aria-label={words.technologies}
    >
      <Spot props={props} topic="action:research" label={titleOf(props, 'action:research')} className={styles.title}>
        <h3>{titleOf(props, 'action:research')}</h3>
        {me !== undefined && (
          <span className={cx(styles.price, me.credits < price && styles.dear)}>
            <b>{price}</b>
            <Icon of={RESOURCE.credits} size={14} label={titleOf(props, 'resource:credits')} />
            <Icon of={STAR} size={12} />
            <b>+{ADVANCED_COST}</b>
            <Icon of={RESOURCE.discovery} size={14} label={titleOf(props, 'resource:discovery')} />
          </span>
        )}
      </Spot>
      <div className={styles.grid}>
        <Paths player={me} seat={props.viewer} />
        {ROWS.flat().map((technology) => (
          <Tile key={technology} props={props} technology={technology} />
        ))}
      </div>
      <OwnTechnologies props={props} />
    </section>
  );
}

/** Lines from what is needed to what it opens; those one has walked in one's own colour. */
function Paths({ player, seat }: { readonly player: PlayerView | undefined; readonly seat: number }) {
  const at = (t: number): { x: number; y: number } => ({ x: 16.7 + (t % 3) * 33.3, y: 83.3 - Math.floor(t / 3) * 33.3 });
  return (
    <svg className={cx(styles.paths, seat >= 0 && seatClass(seat))} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {technologies
        .slice(0, BOARD_TECHNOLOGIES)
        .flatMap(({ after }, to) =>
          after.map((from) => (
            <line
              key={`${from} ${to}`}
              x1={at(from).x}
              y1={at(from).y}
              x2={at(to).x}
              y2={at(to).y}
              vectorEffect="non-scaling-stroke"
              className={hasTechnology(player, from) ? styles.walked : undefined}
            />
          )),
        )}
    </svg>
  );
}

function Tile({ props, technology }: { readonly props: Props; readonly technology: number }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const { id, advanced, after, abilities, reward, choice } = technologies[technology];
  const targets = useTargets(props);
  const at: Target = `technology:${technology}`;
  const refusal = targets.refusal(at);
  const holders = holdersOf(table, technology);
  const mine = holders.includes(props.viewer);
  const locked = !mine && after.length > 0 && !after.some((t) => hasTechnology(table.players[props.viewer], t));
  const name = titleOf(props, `technology:${id}`);
  const label = `${name}. ${words.researchedBy(holders.map((seat) => nameOfSeat(props, seat)).join(', ') || words.nobody)}`;
  return (
    <Spot
      props={props}
      at={at}
      topic={`technology:${id}`}
      label={refusal === undefined ? label : `${label}. ${refusal.words}`}
      keyed={false}
      className={cx(
        styles.tile,
        name.length > LONG && styles.long,
        mine && styles.mine,
        mine && seatClass(props.viewer),
        locked && styles.locked,
      )}
    >
      <span className={styles.top}>
        <Icon of={technologyGlyph(technology)} size={15} />
        {advanced && <Icon of={STAR} size={11} className={styles.star} />}
        <span className={styles.holders}>
          {holders.map((seat) => (
            <SeatToken key={seat} seat={seat} size={14} />
          ))}
        </span>
        <PieceKey targets={targets} at={at} />
      </span>
      <b lang={props.language}>{softly(name)}</b>
      <span className={styles.does}>
        <AbilityLines props={props} abilities={abilities} />
      </span>
      {!mine && (
        <span className={styles.what}>
          <Amounts props={props} of={reward} sign="+" />
          {choice?.map((one, i) => (
            <span key={i} className={styles.one}>
              {i > 0 && words.or} <Amounts props={props} of={one} sign="+" />
            </span>
          ))}
        </span>
      )}
    </Spot>
  );
}

/** The technologies of factions in play lie beside the board. */
function OwnTechnologies({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const targets = useTargets(props);
  const list = technologies.flatMap(({ id }, technology) => {
    if (technology < BOARD_TECHNOLOGIES) return [];
    const holders = holdersOf(table, technology);
    const at: Target = `technology:${technology}`;
    const legal = targets.standing(at) === 'legal';
    const refusal = targets.refusal(at);
    return holders.length > 0 || legal || refusal !== undefined ? [{ id, technology, at, holders, legal, refusal }] : [];
  });
  if (list.length === 0) return null;
  return (
    <div className={styles.own}>
      {list.map(({ id, technology, at, holders, legal, refusal }) => (
        <Spot
          key={id}
          props={props}
          at={at}
          topic={`technology:${id}`}
          why={legal || holders.length > 0 ? undefined : refusal}
          label={titleOf(props, `technology:${id}`)}
          className={styles.chip}
        >
          <Icon of={technologyGlyph(technology)} size={13} />
          <b>{titleOf(props, `technology:${id}`)}</b>
          {holders.map((seat) => (
            <SeatToken key={seat} seat={seat} size={14} label={nameOfSeat(props, seat)} />
          ))}
        </Spot>
      ))}
    </div>
  );
}
