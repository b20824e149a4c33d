/** The ships of a seat, type by type. */
import type { Seat } from '@orrery/kernel';
import { cx, Icon, Stat, titleOf } from '@orrery/kit';
import { abilityBit, FACTION_UPGRADE } from '../catalogue.ts';
import { SHIP_ABILITIES } from '../content/ids.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { shipCost } from '../prices.ts';
import { hasAbility, rangeOf, specOf } from '../queries.ts';
import { BARGE, BAY, DOCKED, NONE, SCRAPYARD, TYPE_OF_SHIP, UNBUILT } from '../state.ts';
import { goodsOf } from '../text/labels.ts';
import type { SeenPlayer } from '../view.ts';
import { Amounts, type Props, Ship, Spot } from './common.tsx';
import { ABILITY, DAMAGE, DICE, MAP, MODULE, RANGE, REPAIR, SHIELD, TARGET, UPGRADE } from './glyphs.ts';
import { shortfall, stationWords, tip } from './place.tsx';
import styles from './Ships.module.css';
import { shipAt, useTargets } from './targets.ts';
import { shipTopic, upgradeTopic } from './topics.ts';

const shipsWhere = (player: SeenPlayer, type: number, fits: (place: number) => boolean): number =>
  player.ships.filter((at, i) => TYPE_OF_SHIP[i] === type && fits(at)).length;
export const shipsIn = (player: SeenPlayer, type: number, place: number): number => shipsWhere(player, type, (at) => at === place);

/** Range, dice, shields, targeting and abilities of a ship type, with all that changes them. */
function ShipStats({ props, player, type }: { readonly props: Props; readonly player: SeenPlayer; readonly type: number }) {
  const words = stationWords(props);
  const spec = specOf(player, type);
  const range = rangeOf(player, type);
  const up = spec.shields - player.shieldDamage[type];
  return (
    <span className={styles.stats}>
      <Stat of={RANGE} size={12} label={words.range(range)}>
        {range}
      </Stat>
      <Stat of={DICE} size={12} label={words.weapons(spec.weapons)}>
        {spec.weapons}
      </Stat>
      {spec.shields > 0 && (
        <Stat of={SHIELD} size={12} label={words.shields(up, spec.shields)} className={cx(up < spec.shields && styles.down)}>
          {up < spec.shields ? `${up}/${spec.shields}` : up}
        </Stat>
      )}
      {spec.targeting > 0 && (
        <Stat of={TARGET} size={12} label={words.targeting(spec.targeting)}>
          {spec.targeting}
        </Stat>
      )}
      {SHIP_ABILITIES.filter((ability) => hasAbility(player, type, abilityBit(ability))).map((ability) => (
        <span key={ability} className={styles.ability}>
          <Icon of={ABILITY[ability]} size={13} label={titleOf(props, `term:${ability}`)} />
        </span>
      ))}
    </span>
  );
}

/** All of a seat's ships of one type: those in the bay, and where the others are. */
export function ShipCell({
  props,
  seat,
  type,
  name,
}: {
  readonly props: Props;
  readonly seat: Seat;
  readonly type: number;
  readonly name: string;
}) {
  const words = stationWords(props);
  const player = props.view.table.players[seat];
  const targets = useTargets(props);
  const bay = shipsIn(player, type, BAY);
  const abroad = shipsWhere(player, type, (at) => at >= 0);
  const unbuilt = shipsIn(player, type, UNBUILT);
  const scrapped = shipsIn(player, type, SCRAPYARD);
  const barge = shipsIn(player, type, BARGE);
  const docked = shipsIn(player, type, DOCKED);
  const tile = player.placed[type];
  const topic = tile === NONE ? shipTopic(type) : upgradeTopic(tile);
  const cost = shipCost(player, type, 0);
  const price = shortfall(props, player, cost);
  const where = [
    words.inBay(bay),
    abroad > 0 && words.onMap(abroad),
    scrapped > 0 && words.inScrapyard(scrapped),
    barge > 0 && words.inBarge(barge),
    docked > 0 && words.docked(docked),
    unbuilt > 0 && words.unbuilt(unbuilt),
  ].filter(Boolean);
  const own = player.faction !== NONE && UPGRADES[FACTION_UPGRADE[player.faction]].ship === type ? FACTION_UPGRADE[player.faction] : NONE;
  const tiles = [player.neutral[type], own].flatMap((id, i) =>
    id !== NONE && targets.options(`upgrade:${type}:${i}`).length > 0 ? [{ id, i }] : [],
  );
  const elsewhere = [abroad, docked, barge, scrapped].filter((n) => n > 0).length;
  const building = targets.options(shipAt(type, UNBUILT)).length > 0;
  return (
    <div className={cx(styles.cell, bay === 0 && styles.away)}>
      <Spot
        props={props}
        at={shipAt(type, BAY)}
        topic={topic}
        tip={tip(topic, [where.join(', '), seat === props.viewer && unbuilt > 0 && price.words])}
        label={`${titleOf(props, shipTopic(type))}: ${where.join(', ')}`}
        className={styles.bay}
        keyed={targets.option(shipAt(type, BAY)) !== undefined}
      >
        <span className={styles.shipName}>
          {name}
          {tile !== NONE && <Icon of={UPGRADE} size={12} className={styles.upgraded ?? ''} label={titleOf(props, topic)} />}
        </span>
        <span className={styles.count}>
          <Ship seat={seat} type={type} size={26} ghost={bay === 0} />
          <b>{bay}</b>
        </span>
      </Spot>
      <ShipStats props={props} player={player} type={type} />
      <span className={styles.places}>
        {abroad > 0 && (
          <Stat of={MAP} size={12} label={words.onMap(abroad)} className={styles.where}>
            {abroad}
          </Stat>
        )}
        {docked > 0 && (
          <Stat of={MODULE} size={12} label={words.docked(docked)} className={styles.where}>
            {docked}
          </Stat>
        )}
        {barge > 0 && (
          <Spot props={props} at={shipAt(type, BARGE)} topic="term:repair" label={words.inBarge(barge)} className={styles.put}>
            <Icon of={REPAIR} size={12} />
            {barge}
          </Spot>
        )}
        {scrapped > 0 && (
          <Spot
            props={props}
            at={shipAt(type, SCRAPYARD)}
            topic="term:damage"
            label={words.inScrapyard(scrapped)}
            className={cx(styles.put, styles.scrap)}
          >
            <Icon of={DAMAGE} size={12} />
            {scrapped}
          </Spot>
        )}
        {targets.options(`shield:${type}`).length > 0 && (
          <Spot props={props} at={`shield:${type}`} topic="term:shields" label={words.shields(0, 1)} className={styles.put}>
            <Icon of={SHIELD} size={12} />
          </Spot>
        )}
        {tiles.map(({ id, i }) => (
          <Spot
            key={i}
            props={props}
            at={`upgrade:${type}:${i}`}
            topic={upgradeTopic(id)}
            label={titleOf(props, upgradeTopic(id))}
            className={styles.put}
          >
            {tiles.length === 1 && <Icon of={UPGRADE} size={12} />}
          </Spot>
        ))}
        {unbuilt > 0 && tiles.length === 0 && (building || (seat === props.viewer && elsewhere < 3)) && (
          <Spot
            props={props}
            at={shipAt(type, UNBUILT)}
            topic={topic}
            tip={tip(topic, [words.unbuilt(unbuilt), price.words])}
            label={`${words.unbuilt(unbuilt)}. ${price.words}`}
            className={cx(styles.put, styles.build, price.lacks > 0 && styles.dear, !building && elsewhere > 1 && styles.extra)}
          >
            <span aria-hidden="true">+</span>
            <Amounts props={props} of={goodsOf(cost)} size={12} />
          </Spot>
        )}
      </span>
    </div>
  );
}
