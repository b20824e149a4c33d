import {
  acts,
  type BoardOption,
  cx,
  Foreseen,
  fieldOf,
  foreseen,
  type Glyph,
  Icon,
  isFocused,
  Key,
  merge,
  Owner,
  Place,
  refusalFor,
  seatClass,
  titleOf,
  useExplain,
} from '@orrery/kit';
import { MOST_CRUISERS, MOST_MAIN_FACTIONS } from '../content/box.ts';
import { factions, ideologies } from '../content/factions.ts';
import { type Resource, TRACK } from '../content/resources.ts';
import { abilitiesOfFaction, COMMON_LIGHTNING, lightnings, lightningsOfFaction } from '../content/tables.ts';
import { NONE } from '../state.ts';
import type { PlayerView } from '../view.ts';
import { Amounts, Exchange, litClass, nameOfSeat, type Props, wordsOf } from './common.tsx';
import { Abilities, Adaptation, FactionArt, FactionHead, factionName, hueOf, IdeologyMark } from './Faction.tsx';
import { ALLIANCE, BOLT, CUBE, IDEOLOGY, RESOURCE, SWORDS } from './glyphs.ts';
import styles from './Me.module.css';
import { Spot } from './Spot.tsx';
import { useTargets } from './targets.ts';

/** One's own place: resources, what may be changed at any time, the alliance, the hand. */
export function Me(props: Props) {
  const { view, viewer, layout } = props;
  const player = view.table.players[viewer];
  if (player === undefined) return null;
  // Cards leave the hand for the alliance: the room goes with them.
  const cards = Math.max(1, player.hand?.length ?? 0);
  const allies = player.factions.length;
  const room =
    layout === 'phone' ? {} : { '--allies': `${14 * allies + 5 * (MOST_MAIN_FACTIONS - allies)}fr`, '--cards': `${9.5 * cards}fr` };
  return (
    <Place layout={layout} style={room} className={cx(styles.me, layout === 'phone' && styles.phone, litClass(props, `seat:${viewer}`))}>
      <Stock props={props} player={player} />
      <Alliance props={props} player={player} />
      <Hand props={props} player={player} />
    </Place>
  );
}

const OTHERS: readonly Resource[] = ['discovery', 'influence', 'relics', 'prestige', 'cruisers'];
const MOST: Partial<Record<Resource, string>> = { cruisers: `/${MOST_CRUISERS}` };

function Stock({ props, player }: { readonly props: Props; readonly player: PlayerView }) {
  const words = wordsOf(props);
  const { viewer } = props;
  const then = foreseen(props)?.players[viewer] ?? player;
  const small = (topic: string, name: string, glyph: Glyph, now: number, next: number, most = '') => (
    <Spot key={topic} props={props} topic={topic} label={`${now} ${name}`} className={styles.small}>
      <Icon of={glyph} size={16} />
      <b>
        <Foreseen now={now} then={next} />
      </b>
      {most}
    </Spot>
  );
  return (
    <div className={styles.stock}>
      <Owner seat={viewer} name={nameOfSeat(props, viewer)}>
        <span className={styles.cubes} role="img" aria-label={`${player.cubes} ${words.cubesLeft}`}>
          <Icon of={CUBE} size={16} className={seatClass(viewer)} />
          <b aria-hidden="true">{player.cubes}</b>
          <small aria-hidden="true">{words.cubesLeft}</small>
        </span>
        <span className={styles.points}>
          <b>
            <Foreseen now={player.points} then={then.points} />
          </b>{' '}
          {words.vp}
        </span>
      </Owner>
      <div className={styles.two}>
        {(['credits', 'productivity'] as const).map((r) => {
          const [less, more] = [Math.min(player[r], then[r]), Math.max(player[r], then[r])];
          const changing = then[r] > player[r] ? styles.rise : styles.fall;
          return (
            <Spot
              key={r}
              props={props}
              topic={`resource:${r}`}
              label={`${player[r]} ${titleOf(props, `resource:${r}`)}`}
              className={styles.large}
            >
              <span className={styles.name}>
                <Icon of={RESOURCE[r]} size={14} />
                {titleOf(props, `resource:${r}`)}
              </span>
              <span className={styles.value}>
                <b>
                  <Foreseen now={player[r]} then={then[r]} />
                </b>
              </span>
              <span className={styles.scale} aria-hidden="true">
                {Array.from({ length: TRACK }, (_, i) => (
                  <i key={i} className={i < less ? styles.full : i < more ? changing : undefined} />
                ))}
              </span>
            </Spot>
          );
        })}
      </div>
      <p className={styles.five}>
        {OTHERS.map((r) => small(`resource:${r}`, titleOf(props, `resource:${r}`), RESOURCE[r], player[r], then[r], MOST[r]))}
        {small('term:strength', words.strength, SWORDS, player.strength, then.strength)}
      </p>
      <p className={styles.lightning}>
        <Spot props={props} topic="term:lightning" label={words.lightning} className={styles.bolt}>
          <Icon of={BOLT} size={15} />
        </Spot>
        {Array.from({ length: COMMON_LIGHTNING }, (_, use) => (
          <Strike key={use} props={props} use={use} />
        ))}
      </p>
    </div>
  );
}

function Strike({ props, use }: { readonly props: Props; readonly use: number }) {
  const legal = useTargets(props).standing(`lightning:${use}`) === 'legal';
  const { pay, gain } = lightnings[use];
  return (
    <Spot props={props} at={`lightning:${use}`} className={cx(styles.strike, !legal && styles.off)}>
      <Exchange props={props} pay={pay} gain={gain} />
    </Spot>
  );
}

function Alliance({ props, player }: { readonly props: Props; readonly player: PlayerView }) {
  const words = wordsOf(props);
  const { mainIdeology, ideology } = player;
  const id = mainIdeology === NONE ? undefined : ideologies[mainIdeology];
  const after = foreseen(props)?.players[props.viewer] ?? player;
  const coming = after.factions[player.factions.length];
  const then = after.mainIdeology;
  const slots = Array.from({ length: MOST_MAIN_FACTIONS }, (_, i) => `minmax(0, ${i < player.factions.length ? 14 : 5}fr)`).join(' ');
  return (
    <div className={styles.alliance} data-target="board:alliance">
      <h2 className={styles.heading}>
        <span className="eyebrow">{words.alliance}</span>
        <Spot
          props={props}
          topic={id === undefined ? 'term:mainIdeology' : `ideology:${id}`}
          label={words.ideology}
          className={styles.main}
        >
          {id === undefined ? (
            <span className={styles.words}>{words.noIdeology}</span>
          ) : (
            <>
              <IdeologyMark props={props} ideology={mainIdeology} />
              <span className={styles.words}>{titleOf(props, `ideology:${id}`)}</span>
              {ideology !== NONE && <small>({factionName(props, ideology)})</small>}
            </>
          )}
          {then !== mainIdeology && <em>→ {then === NONE ? words.noIdeology : titleOf(props, `ideology:${ideologies[then]}`)}</em>}
        </Spot>
      </h2>
      <ul className={styles.factions} style={props.layout === 'phone' ? {} : { gridTemplateColumns: slots }}>
        {Array.from({ length: MOST_MAIN_FACTIONS }, (_, i) => {
          const card = player.factions[i];
          if (card === undefined)
            return (
              <li key={i} className={styles.vacant}>
                {coming !== undefined && i === player.factions.length ? <b>{factionName(props, coming)}</b> : words.emptySlot}
              </li>
            );
          return (
            <li key={i}>
              <Ally props={props} card={card} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A main faction, with what it offers just now: production, lightning. */
function Ally({ props, card }: { readonly props: Props; readonly card: number }) {
  const { id } = factions[card];
  const words = wordsOf(props);
  const targets = useTargets(props);
  const options = [
    ...abilitiesOfFaction[card].flatMap((ability) => targets.options(`ability:${ability}`)),
    ...lightningsOfFaction[card].flatMap((use) => targets.options(`lightning:${use}`)),
  ];
  return (
    <Spot
      props={props}
      topic={`faction:${id}`}
      label={factionName(props, card)}
      className={styles.ally}
      style={{ borderTopColor: hueOf(card) }}
    >
      <FactionArt card={card} />
      <span className={styles.allyHead}>
        <FactionHead props={props} card={card} />
        <Adaptation props={props} card={card} size={15} />
      </span>
      <Abilities props={props} card={card} />
      {options.length > 0 && (
        <span className={styles.offers}>
          {options.map((option) => (
            <span key={option.words} {...acts(props, option)} className={cx(styles.use, isFocused(props, option) && styles.useOn)}>
              <Icon of={BOLT} size={13} />
              {timesOf(option) > 1 && words.times(timesOf(option))}
              <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />
            </span>
          ))}
        </span>
      )}
    </Spot>
  );
}

const timesOf = ({ answer }: BoardOption): number => Number(fieldOf(answer, 'times') ?? 1);

function Hand({ props, player }: { readonly props: Props; readonly player: PlayerView }) {
  const words = wordsOf(props);
  const hand = player.hand ?? [];
  const refusal = refusalFor(props, { interject: 'card' });
  return (
    <div className={styles.hand} data-target="board:hand">
      <h2 className={styles.heading}>
        <span className="eyebrow">{words.handOf(player.hand?.length ?? player.handCount)}</span>
        {hand.length > 0 &&
          (refusal === undefined ? (
            <span className={styles.legend}>
              <Icon of={ALLIANCE} size={13} /> {words.asMain} <Icon of={IDEOLOGY.science} size={13} /> {words.asIdeology}{' '}
              <Icon of={BOLT} size={13} /> {words.asBoost}
            </span>
          ) : (
            <span className={cx(styles.words, styles.off)} title={words.played}>
              {words.played}
            </span>
          ))}
      </h2>
      <ul className={styles.cards}>
        {hand.map((card) => (
          <li key={card}>
            <HandCard props={props} card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const asOf = ({ answer }: BoardOption): string => String(fieldOf(answer, 'as') ?? '');

function HandCard({ props, card }: { readonly props: Props; readonly card: number }) {
  const words = wordsOf(props);
  const { id, ideology, boost, bonus } = factions[card];
  const targets = useTargets(props);
  const uses = targets.options(`hand:${card}`);
  const pick = targets.option(`pick:${card}`);
  const adapts = fieldOf(props.focused?.answer, 'card') === card;
  const icon = (as: string) => (as === 'main' ? ALLIANCE : as === 'ideology' ? IDEOLOGY[ideologies[ideology]] : BOLT);
  const explaining = useExplain(`faction:${id}`);
  return (
    <div
      {...merge(
        explaining,
        pick === undefined ? { role: 'group', 'aria-label': factionName(props, card), tabIndex: 0 } : acts(props, pick),
      )}
      data-target={`hand:${card}`}
      className={cx(styles.card, (uses.length > 0 || pick !== undefined) && styles.playable, adapts && styles.adapting)}
      style={{ borderTopColor: hueOf(card) }}
    >
      <FactionArt card={card} />
      <FactionHead props={props} card={card} className={styles.cardName ?? ''} />
      <span className={styles.cardRow}>
        <Adaptation props={props} card={card} />
        <Amounts props={props} of={bonus} sign="+" />
      </span>
      <span className={styles.boost}>
        <Icon of={BOLT} size={13} label={words.boost} />
        <Amounts props={props} of={boost} sign="+" />
      </span>
      {uses.length > 0 && (
        <span className={styles.uses}>
          {uses.map((option) => {
            const as = asOf(option);
            const focused = isFocused(props, option);
            return (
              <span key={as} {...acts(props, option)} className={cx(styles.use, focused && styles.useOn)}>
                <Icon of={icon(as)} size={14} />
                {option.key !== '' && <b aria-hidden="true">{option.key.toUpperCase()}</b>}
              </span>
            );
          })}
        </span>
      )}
    </div>
  );
}
