/** One's own place: means, ships, the station, moons and tokens, tactics. */
import { Counter, cx, foreseen, Icon, nameOfSeat, Owner, Place, SeatToken, Tinted, titleOf, useMeasured } from '@orrery/kit';
import { memo, useState } from 'react';
import { FACTIONS } from '../content/factions.ts';
import { MODULE_TYPES, RESOURCE_NAMES, SHIP_TYPES } from '../content/ids.ts';
import { FINAL_PARTS } from '../events.ts';
import { finalParts } from '../final-points.ts';
import { handLimit, moonLimit, storageLimit, teammate } from '../queries.ts';
import { NONE } from '../state.ts';
import type { SeenPlayer } from '../view.ts';
import { Leader, litClass, type Props, Spot } from './common.tsx';
import { Expand } from './Expand.tsx';
import { RESOURCE_HUE, RESOURCES, UPGRADE, VP } from './glyphs.ts';
import styles from './Me.module.css';
import { fitsOf, ModuleRow } from './Modules.tsx';
import { Moons, Operations } from './Moons.tsx';
import { asSeen, isQuiet, stationWords, tip } from './place.tsx';
import { ShipCell } from './Ships.tsx';
import { StationDialog } from './StationDialog.tsx';
import { Steps } from './Steps.tsx';
import { TacticsCard } from './Tactics.tsx';
import { DestinyToken, DevelopmentCards, Tokens } from './Tokens.tsx';
import { useTargets } from './targets.ts';
import { factionTopic, resourceTopic } from './topics.ts';

export const Me = memo(function Me(given: Props) {
  const { viewer, layout } = given;
  const player = given.view.table.players[viewer];
  const [open, setOpen] = useState(false);
  if (player === undefined) return null;
  const props = asSeen(given, viewer);
  const cards = player.hand.length;
  return (
    <>
      {layout === 'phone' && <Steps {...given} />}
      <Place
        layout={layout}
        className={cx(styles.me, layout === 'phone' && styles.phone, litClass(props, `seat:${viewer}`) !== undefined && styles.lit)}
        style={{ '--hand': cards > 6 ? '400px' : '300px' }}
      >
        <Means props={props} player={player} />
        <Ships props={props} player={player} />
        <Modules props={props} player={player} open={() => setOpen(true)} />
        <Extras props={props} player={player} />
        <Hand props={props} player={player} />
      </Place>
      {open && <StationDialog {...given} seat={viewer} close={() => setOpen(false)} />}
    </>
  );
});

type Part = { readonly props: Props; readonly player: SeenPlayer };

/** Name, faction, points, resources, leaders. */
function Means({ props, player }: Part) {
  const words = stationWords(props);
  const { viewer } = props;
  const parts = props.view.table.turn > 0 ? finalParts(props.view.table, viewer) : [];
  const after = foreseen(props)?.players[viewer];
  const ahead = parts.reduce((sum, part) => sum + part, 0);
  const lines = FINAL_PARTS.flatMap((part, i) =>
    parts[i] ? [`${props.text.scorePart(part)}: ${parts[i] > 0 ? '+' : '−'}${Math.abs(parts[i])}`] : [],
  );
  return (
    <section className={styles.means} aria-label={words.resources}>
      <Owner seat={viewer} name={nameOfSeat(props, viewer)}>
        <Spot
          props={props}
          topic="term:terminus"
          tip={tip('term:terminus', [`${player.vp} ${words.vp}`, ahead !== 0 && words.worthNow(player.vp + ahead), ...lines])}
          label={`${player.vp} ${words.vp}. ${words.worthNow(player.vp + ahead)} ${lines.join(', ')}`}
          className={styles.points}
        >
          <Counter value={player.vp} then={after?.vp} label={words.vp} size="large" />
          <Icon of={VP} size={14} />
          {ahead > 0 && (after?.vp ?? player.vp) === player.vp && <em aria-hidden="true">+{ahead}</em>}
        </Spot>
      </Owner>
      <Faction props={props} player={player} />
      <div className={styles.stock}>
        {[0, 1, 2, 3, 4].map((r) => (
          <Resource key={r} props={props} player={player} r={r} />
        ))}
        <Leaders props={props} player={player} />
      </div>
    </section>
  );
}

function Faction({ props, player }: Part) {
  const targets = useTargets(props);
  const { faction } = player;
  if (faction === NONE) return <p className={styles.faction}>{stationWords(props).noFaction}</p>;
  const at = FACTIONS[faction].abilities
    .map((_, i) => `ability:0:${faction}:${i}` as const)
    .find((spot) => targets.options(spot).length > 0);
  return (
    <Spot props={props} at={at} topic={factionTopic(faction)} label={titleOf(props, factionTopic(faction))} className={styles.faction}>
      {titleOf(props, factionTopic(faction))}
    </Spot>
  );
}

function Resource({ props, player, r }: Part & { readonly r: number }) {
  const words = stationWords(props);
  const targets = useTargets(props);
  const limit = storageLimit(player, r);
  const n = player.stock[r];
  const topic = resourceTopic(r);
  const then = foreseen(props)?.players[props.viewer].stock[r] ?? n;
  // Energy is a way to activate modules as well as a resource.
  const at = r === 0 && targets.options('own:energy').length > 0 ? 'own:energy' : (`resource:${r}` as const);
  return (
    <Spot
      props={props}
      at={at}
      topic={topic}
      tip={tip(topic, [words.ofLimit(n, limit), n > limit && words.overLimit(n - limit)])}
      label={`${titleOf(props, topic)}. ${words.ofLimit(n, limit)}`}
      className={cx(styles.resource, n > limit && styles.over, n === 0 && styles.none)}
    >
      <Tinted of={RESOURCES[r]} hue={RESOURCE_HUE[r]} size={17} />
      <Counter value={n} then={then} label={titleOf(props, `resource:${RESOURCE_NAMES[r]}`)} size="large" />
      {then === n && <small aria-hidden="true">/{limit}</small>}
    </Spot>
  );
}

function Leaders({ props, player }: Part) {
  const words = stationWords(props);
  const abroad = player.abroad.reduce((sum, n) => sum + n, 0);
  const then = foreseen(props)?.players[props.viewer].leaders ?? player.leaders;
  const where = words.leadersAt(player.leaders, abroad, player.assigned);
  return (
    <Spot
      props={props}
      topic="term:recruit"
      tip={tip('term:recruit', [where])}
      label={`${words.leaders}: ${where}`}
      className={cx(styles.resource, player.leaders === 0 && styles.none)}
    >
      <Leader seat={props.viewer} size={17} />
      <Counter value={player.leaders} then={then} label={words.leaders} size="large" />
      {abroad > 0 && then === player.leaders && <small aria-hidden="true">+{abroad}</small>}
    </Spot>
  );
}

function Ships({ props, player }: Part) {
  const words = stationWords(props);
  const upgrades = player.neutral.filter((tile, type) => tile !== NONE && player.placed[type] === NONE).length;
  return (
    <section className={styles.ships} aria-label={words.launchBay}>
      <h2 className={styles.heading}>
        <span className="eyebrow">{words.launchBay}</span>
        {upgrades > 0 && (
          <span className={styles.aside}>
            <Icon of={UPGRADE} size={13} label={words.upgrades} /> {words.inHand(upgrades)}
          </span>
        )}
      </h2>
      <div className={cx(styles.bays, litClass(props, 'own:bay'))}>
        {SHIP_TYPES.map((type) => (
          <ShipCell key={type} props={props} seat={props.viewer} type={type} name={words.shipNames[type]} />
        ))}
      </div>
    </section>
  );
}

function Modules({ props, player, open }: Part & { open(): void }) {
  const words = stationWords(props);
  const targets = useTargets(props);
  const [ref, { width }] = useMeasured<HTMLDivElement>({ width: 360, height: 0 });
  const gained = player.rows.reduce((sum, row) => sum + row.length - 1, 0);
  const damaged = player.rows.flat().filter(({ damage }) => damage > 0).length;
  const flows = props.layout === 'phone';
  const legal = (row: number) => (at: number) => {
    const options = targets.options(`module:${row}:${at}`);
    return options.length > 0 && !isQuiet(options);
  };
  // Names only where all four rows have room for them: a station in two styles reads badly.
  const named =
    flows || MODULE_TYPES.every((row) => fitsOf(props, player.rows[row], row, width, true, legal(row)).every((fit) => fit === 'named'));
  return (
    <section className={styles.station} aria-label={words.station}>
      <h2 className={styles.heading}>
        <span className="eyebrow">{words.station}</span>
        <span className={styles.aside}>{words.modulesIn(gained, damaged)}</span>
        <Expand layout={props.layout} label={words.wholeStation} open={open} />
      </h2>
      <div ref={ref} className={cx(styles.rows, litClass(props, 'own:station'))}>
        {MODULE_TYPES.map((row) => (
          <ModuleRow key={row} props={props} seat={props.viewer} row={row} width={flows ? undefined : width} named={named} />
        ))}
      </div>
    </section>
  );
}

/** Moons, Tactical Operations, and what may be used once. */
function Extras({ props, player }: Part) {
  const words = stationWords(props);
  const { viewer } = props;
  const limit = moonLimit(player);
  return (
    <section className={styles.extras} aria-label={words.moons}>
      <h2 className={styles.heading}>
        <span className="eyebrow">{words.moons}</span>
        <span className={styles.aside}>
          {player.moons.length}/{limit}
        </span>
      </h2>
      <div className={cx(styles.moons, litClass(props, 'own:moons'))}>
        <Moons props={props} seat={viewer} limit={limit} />
      </div>
      <div className={styles.tokens}>
        <Operations props={props} seat={viewer} short={props.layout === 'desktop'} />
        <DevelopmentCards props={props} seat={viewer} />
        <Tokens props={props} seat={viewer} />
        <DestinyToken props={props} seat={viewer} />
      </div>
    </section>
  );
}

function Hand({ props, player }: Part) {
  const words = stationWords(props);
  const { layout } = props;
  const [ref, { width }] = useMeasured<HTMLDivElement>({ width: 284, height: 0 });
  const { hand, sustained } = player;
  const limit = handLimit(player);
  const n = hand.length + sustained.length;
  // A mate's hand takes one line of the place.
  const lines = teammate(props.view.table, props.viewer) === NONE ? 3 : 2;
  const columns = Math.min(3, Math.max(1, Math.ceil(n / lines)));
  const room = layout === 'phone' ? undefined : (width - (columns - 1) * 4) / columns;
  return (
    <section className={styles.hand} aria-label={words.tactics}>
      <h2 className={styles.heading}>
        <Spot
          props={props}
          at="resource:5"
          topic={resourceTopic(5)}
          tip={tip(resourceTopic(5), [words.ofLimit(hand.length, limit), hand.length > limit && words.overLimit(hand.length - limit)])}
          label={`${words.tactics}. ${words.ofLimit(hand.length, limit)}`}
          className={cx(styles.handHead, litClass(props, 'own:tactics'))}
        >
          <span className="eyebrow">{words.tactics}</span>
          <span className={cx(styles.aside, hand.length > limit && styles.over)}>
            {hand.length}/{limit}
          </span>
        </Spot>
      </h2>
      <div ref={ref} className={styles.cards} style={{ '--columns': columns }}>
        {n === 0 && <p className={styles.nothing}>{words.noCards}</p>}
        {sustained.map((card) => (
          <Sustained key={`force ${card}`} props={props} card={card} room={room} />
        ))}
        {hand.map((card, i) => (
          <TacticsCard key={`${card} ${i}`} props={props} card={card} at={`hand:${card}`} room={room} />
        ))}
      </div>
      <MatesHand props={props} />
    </section>
  );
}

/** Mates show each other what they hold. */
function MatesHand({ props }: { readonly props: Props }) {
  const words = stationWords(props);
  const { table } = props.view;
  const mate = teammate(table, props.viewer);
  const player = table.players[mate];
  if (player === undefined) return null;
  return (
    <section className={styles.mate} aria-label={`${words.handOf(nameOfSeat(props, mate))} (${words.openToYou})`}>
      <span className={styles.aside} title={words.openToYou}>
        <SeatToken seat={mate} size={16} />
        {words.handOf(nameOfSeat(props, mate))}
      </span>
      {player.hand.length === 0 && <span className={styles.nothing}>{words.noCards}</span>}
      {player.hand.map((card, i) => (
        <TacticsCard key={`${card} ${i}`} props={props} card={card} />
      ))}
    </section>
  );
}

function Sustained({ props, card, room }: { readonly props: Props; readonly card: number; readonly room: number | undefined }) {
  const targets = useTargets(props);
  const at = [0, 1].map((i) => `ability:2:${card}:${i}` as const).find((spot) => targets.options(spot).length > 0);
  return <TacticsCard props={props} card={card} at={at} room={room} className={styles.sustained} />;
}
