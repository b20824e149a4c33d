/** One technology card: on the board, offered, or read elsewhere. */
import { type Box, CardArt, cx, Icon, type Motif, nameOfSeat, PieceKey, placed, plain, type Target } from '@orrery/kit';
import type { TechType } from '../content/kinds.ts';
import { immediateOf, scriptOf } from '../content/scripts.ts';
import { TECH_SPACES } from '../content/spaces.ts';
import { TECHNOLOGIES, type TechId } from '../content/technologies/index.ts';
import { Mark, Name, nameOf, Piece, type Props, wordsOf } from './common.tsx';
import { EffectLine } from './Effects.tsx';
import { BOLT, LASTING, TYPE } from './glyphs.ts';
import { linesOf } from './measure.ts';
import { soft } from './names.ts';
import { planCard, roomOf } from './plan.ts';
import { SpaceHex } from './SpaceHex.tsx';
import styles from './TechCard.module.css';
import types from './types.module.css';

/** The cubes on a field, a place for every seat. */
function Rack({ props, mask, ghost }: { readonly props: Props; readonly mask: number; readonly ghost: boolean }) {
  const words = wordsOf(props);
  const names = props.view.table.factions.flatMap((_, seat) => ((mask & (1 << seat)) !== 0 ? [nameOfSeat(props, seat)] : []));
  return (
    <span className={styles.rack} role="img" aria-label={words.researchedBy(names.length === 0 ? words.nobody : names.join(', '))}>
      {props.view.table.factions.map((_, seat) => {
        const key = props.seats[seat]?.letter ?? seat;
        if ((mask & (1 << seat)) !== 0) return <Mark key={key} seat={seat} size={14} />;
        return ghost && seat === props.viewer ? (
          <span key={key} className={styles.ghost}>
            <Mark seat={seat} size={14} />
          </span>
        ) : (
          <i key={key} />
        );
      })}
    </span>
  );
}

const MOTIF: Readonly<Record<TechType, Motif>> = { science: 'orbits', economy: 'works', military: 'wedge', commerce: 'links' };

export interface TechCardProps {
  readonly props: Props;
  readonly id: TechId;
  readonly height: number;
  readonly width: number;
  /** Who has researched it; without it no rack is drawn. */
  readonly mask?: number;
  readonly own?: boolean;
  /** Where it is pressed, if it is one of the question's places. */
  readonly at?: Target | undefined;
  readonly flips?: boolean;
  readonly box?: Box;
  readonly spaces?: boolean;
  readonly now?: (() => readonly string[]) | undefined;
}

export function TechCard(p: TechCardProps) {
  const { props, id, height, width, mask, own = true, at, box, spaces = true } = p;
  const { targets } = props;
  const { primary, secondary, immediate, actions = [], power, points } = TECHNOLOGIES[id];
  const words = wordsOf(props);
  const topic = `tech:${id}`;
  const name = soft(nameOf(props, topic));
  const rack = mask !== undefined;
  const plan = planCard(id, { name, width, height, rack, spaces, hexagon: height >= 96 ? 30 : 27 });
  const anytime: Target | undefined =
    own && power !== undefined && targets.options(`power:${power}`).length === 1 ? `power:${power}` : undefined;
  const focused = at !== undefined && targets.focused(at);
  const legal = at !== undefined && targets.standing(at) === 'legal';
  const said = plan.words > 2 ? wordsThatFit(props, topic, roomOf(width, rack), plan.words) : undefined;
  const hexesOf = (key: string) =>
    spaces && (
      <span className={styles.hexes}>
        {TECH_SPACES[id]
          .filter((space) => space.action === key)
          .map((space) => (
            <SpaceHex key={space.id} props={props} space={space} size={plan.hexagon} />
          ))}
      </span>
    );
  return (
    <Piece
      props={props}
      topic={topic}
      now={p.now}
      at={at}
      className={cx(styles.tech, own && styles.own, !rack && styles.free, p.flips === true && props.motion && styles.flips, types[primary])}
      style={box === undefined ? { position: 'relative', width, minHeight: height } : placed(box)}
    >
      <CardArt of={id} motif={MOTIF[primary]} />
      {rack && <Rack props={props} mask={mask} ghost={focused} />}
      <span className={styles.type} style={{ left: rack ? 16 : 0 }} aria-hidden="true">
        <Icon of={TYPE[primary]} size={14} />
        {secondary !== primary && (
          <em className={types[secondary]}>
            <Icon of={TYPE[secondary]} size={14} />
          </em>
        )}
      </span>
      <span className={styles.title}>
        <Name props={props} topic={topic} plain={legal}>
          {name}
        </Name>
        {plan.beside && hexesOf(`${id}.1`)}
      </span>
      {at !== undefined && <PieceKey targets={targets} at={at} className={rack ? styles.badge : styles.corner} />}
      {actions.map((_, n) => {
        const key = `${id}.${n + 1}`;
        return (
          <span key={key} className={cx(styles.action, plan.beside && styles.alone)}>
            {!plan.beside && hexesOf(key)}
            <EffectLine script={scriptOf(key)} />
          </span>
        );
      })}
      {said !== undefined && <span className={styles.words}>{said}</span>}
      {immediate !== undefined && plan.immediate && (
        <span className={styles.immediate}>
          <Icon of={BOLT} size={13} label={words.immediate} />
          <EffectLine script={scriptOf(immediateOf(id))} />
        </span>
      )}
      {(power !== undefined || points !== undefined) && (plan.foot || anytime !== undefined) && (
        <span className={styles.foot}>
          {anytime === undefined ? (
            power !== undefined && <Icon of={LASTING} size={15} label={words.lasting} />
          ) : (
            <Piece props={props} at={anytime} className={styles.power}>
              <Icon of={LASTING} size={14} />
              {words.anyTime}
            </Piece>
          )}
          {points !== undefined && plan.foot && (
            <b>
              {points} {words.points}
            </b>
          )}
        </span>
      )}
    </Piece>
  );
}

/** The card in words, where it is high enough for all of them. */
function wordsThatFit(props: Props, topic: string, room: number, lines: number): string | undefined {
  const body = plain(props, props.text.explain(topic, props.view).body);
  return linesOf(body, room, 11.8) <= lines ? body : undefined;
}
