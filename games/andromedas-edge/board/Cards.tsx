/** The tab "cards": everything that lies open beside the map, in words, and how much lies face down. */
import { cx, type Glyph, Icon, nameOfSeat, plain, SeatToken, Sentence, Stat, type Target, titleOf } from '@orrery/kit';
import { memo, type ReactNode, useId, useRef } from 'react';
import type { RaiderCard } from '../content/cards.ts';
import { EVENTS } from '../content/events.ts';
import { CLASS_S, RAIDER_CLASSES, SHIP_TYPES, TRACKS } from '../content/ids.ts';
import { DEVELOPMENT_VP, PLANETS } from '../content/planets.ts';
import { RAIDERS } from '../content/raiders.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { leadersNeeded, printedCost } from '../prices.ts';
import { levelOn } from '../queries.ts';
import { BARGE, CLASS_OF_RAIDER, NONE, ON_STATION, REMOVED, SCRAPYARD } from '../state.ts';
import styles from './Cards.module.css';
import { Amounts, type Props, RaiderToken, raiderTitle, Ship, Spot } from './common.tsx';
import { effectSigns, Signs } from './Effects.tsx';
import * as glyphs from './glyphs.ts';
import { MarketList } from './MarketList.tsx';
import { shortfall, stationWords } from './place.tsx';
import { shipsIn } from './Ships.tsx';
import { TACTIC } from './Tactics.tsx';
import { destinyTopic, developmentTopic, discoveryTopic, moonTopic, supremacyTopic, tacticsTopic, trackTopic } from './topics.ts';

export const Cards = memo(function Cards(props: Props) {
  const words = stationWords(props);
  const box = useRef<HTMLDivElement>(null);
  const base = useId();
  const parts: { readonly id: string; readonly title: string; readonly glyph: Glyph; readonly body: ReactNode }[] = [
    { id: 'tactics', title: words.tactics, glyph: glyphs.RESOURCE.tactics, body: <TacticsPart props={props} /> },
    { id: 'market', title: words.modules, glyph: glyphs.MODULE, body: <MarketList props={props} /> },
    { id: 'raiders', title: words.raiders, glyph: glyphs.RAIDER, body: <RaidersPart props={props} /> },
    { id: 'events', title: words.events, glyph: glyphs.EVENT, body: <EventsPart props={props} /> },
    { id: 'developments', title: words.developments, glyph: glyphs.DEVELOPMENT[3], body: <DevelopmentsPart props={props} /> },
    { id: 'tokens', title: words.tokens, glyph: glyphs.TOKEN, body: <TokensPart props={props} /> },
    { id: 'scrapyard', title: words.scrapyard, glyph: glyphs.REPAIR, body: <ScrapyardPart props={props} /> },
    { id: 'moons', title: words.moons, glyph: glyphs.MOON, body: <MoonsPart props={props} /> },
  ];
  const jump = (id: string) => box.current?.querySelector(`#${CSS.escape(base + id)}`)?.scrollIntoView({ block: 'start' });
  return (
    <div ref={box} className={styles.cards}>
      <nav className={styles.nav} aria-label={words.decks}>
        {parts.map(({ id, title, glyph }) => (
          <button key={id} type="button" aria-label={title} title={title} onClick={() => jump(id)}>
            <Icon of={glyph} size={17} />
          </button>
        ))}
      </nav>
      {parts.map(({ id, title, body }) => (
        <section key={id} id={base + id} className={styles.part}>
          <h3 className="eyebrow">{title}</h3>
          {body}
        </section>
      ))}
    </div>
  );
});

type Part = { readonly props: Props };

interface WordedProps extends Part {
  readonly topic: string;
  readonly glyph?: Glyph;
  readonly hue?: string;
  readonly at?: Target;
  readonly corner?: ReactNode;
}

/** A card with its words. */
function Worded({ props, topic, glyph, hue, at, corner }: WordedProps) {
  const { body } = props.text.explain(topic, props.view);
  return (
    <Spot
      props={props}
      at={at}
      label={`${titleOf(props, topic)}. ${plain(props, body)}`}
      className={styles.worded}
      style={{ '--kind': hue }}
    >
      <span className={styles.name}>
        {glyph !== undefined && <Icon of={glyph} size={15} />}
        <b>{titleOf(props, topic)}</b>
        {corner !== undefined && <span className={styles.corner}>{corner}</span>}
      </span>
      <span className={styles.words}>
        <Sentence of={body} quiet size={13} />
      </span>
    </Spot>
  );
}

/** Names in a row, each explaining itself; alike ones are counted. */
function Names({ props, topics }: Part & { readonly topics: readonly string[] }) {
  const words = stationWords(props);
  if (topics.length === 0) return <span className={styles.none}>{words.nothing}</span>;
  const counts = new Map<string, number>();
  for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return (
    <span className={styles.names}>
      {[...counts].map(([topic, n]) => (
        <Spot key={topic} props={props} topic={topic} label={titleOf(props, topic)} className={styles.chip}>
          {n > 1 ? `${n}× ` : ''}
          {titleOf(props, topic)}
        </Spot>
      ))}
    </span>
  );
}

/** A pile that lies open: folded up, for it grows long. */
function Pile({ props, title, topics }: Part & { readonly title: string; readonly topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <details className={styles.pile}>
      <summary>
        {title} ({topics.length})
      </summary>
      <Names props={props} topics={topics} />
    </details>
  );
}

function TacticsPart({ props }: Part) {
  const words = stationWords(props);
  const { table } = props.view;
  const hand = table.players[props.viewer]?.hand ?? [];
  return (
    <>
      {hand.map((card, i) => {
        const { glyph, hue } = TACTIC[TACTICS_CARDS[card].kind];
        return <Worded key={`${card} ${i}`} props={props} topic={tacticsTopic(card)} glyph={glyph} hue={hue} at={`hand:${card}`} />;
      })}
      {table.tacticsInPlay.length > 0 && (
        <div className={styles.line}>
          <span>{words.inPlay}</span>
          <Names props={props} topics={table.tacticsInPlay.map(tacticsTopic)} />
        </div>
      )}
      {table.players.map((player, seat) =>
        player.sustained.length === 0 ? null : (
          <div key={seat} className={styles.line}>
            <span>
              <SeatToken seat={seat} size={15} label={nameOfSeat(props, seat)} /> {words.inForce}
            </span>
            <Names props={props} topics={player.sustained.map(tacticsTopic)} />
          </div>
        ),
      )}
      <div className={styles.line}>
        <span>{words.deck(table.tacticsDeckCount)}</span>
      </div>
      <Pile props={props} title={words.discardPile} topics={table.tacticsDiscard.map(tacticsTopic)} />
    </>
  );
}

function RaidersPart({ props }: Part) {
  const words = stationWords(props);
  const { table } = props.view;
  return (
    <>
      {RAIDER_CLASSES.map((raiderClass) => {
        const card = table.raiderCard[raiderClass];
        const places = table.raiders.flatMap((at, i) => (CLASS_OF_RAIDER[i] === raiderClass && at >= 0 ? [at] : []));
        const where = places.length === 0 ? words.onItsCard : [...new Set(places)].map((cell) => titleOfCell(props, cell)).join(', ');
        if (card === NONE)
          return (
            <div key={raiderClass} className={styles.raider}>
              <RaiderToken of={raiderClass} size={26} />
              <span className={styles.name}>
                <b>{raiderTitle(props, raiderClass)}</b>
              </span>
              <span className={styles.note}>{words.notSeen}</span>
            </div>
          );
        const spec: RaiderCard = RAIDERS[card];
        const { range, weapons, shields, targetingBonus, reward, onWin } = spec;
        const up = shields - table.raiderDamage[raiderClass];
        const topic = `raider:${RAIDERS[card].id}`;
        return (
          <Spot
            key={raiderClass}
            props={props}
            at={`class:${raiderClass}`}
            topic={topic}
            label={`${titleOf(props, topic)}. ${plain(props, props.text.explain(topic).body)} ${where}`}
            className={cx(styles.raider, places.length === 0 && styles.idle)}
          >
            <RaiderToken of={raiderClass} size={26} />
            <span className={styles.name}>
              <b>{titleOf(props, topic)}</b>
              <small>
                {places.length > 1 ? `${places.length}× ` : ''}
                {where}
              </small>
            </span>
            <span className={styles.stats}>
              <Stat of={glyphs.RANGE} label={words.range(range)}>
                {range}
              </Stat>
              <Stat of={glyphs.DICE} label={words.weapons(weapons)}>
                {weapons}
              </Stat>
              <Stat of={glyphs.TARGET} label={words.targetingValue}>
                {raiderClass === CLASS_S ? Math.max(1, places.length) : 1 + targetingBonus}
              </Stat>
              {shields > 0 && (
                <Stat of={glyphs.SHIELD} label={words.shields(up, shields)}>
                  {up}
                </Stat>
              )}
              <span className={styles.reward}>
                <small>{words.reward}</small>
                <Signs of={effectSigns(reward)} />
              </span>
              {onWin !== undefined && (
                <span className={styles.bad}>
                  <Signs of={effectSigns(onWin)} />
                </span>
              )}
            </span>
          </Spot>
        );
      })}
    </>
  );
}

/** The name of a region changes when a planet is laid there: it is asked for each time. */
function titleOfCell(props: Props, cell: number): string {
  return plain(props, props.text.explain(`cell:${cell}`, props.view).title);
}

function EventsPart({ props }: Part) {
  const words = stationWords(props);
  const { marker, eventKnown, eventDeckCount, eventDiscard, planetsLeft } = props.view.table;
  const known = eventKnown.flatMap((card, i) => (card === NONE ? [] : [{ card, fromTop: eventKnown.length - i }])).reverse();
  return (
    <>
      <div className={styles.line}>
        <span>
          {marker === REMOVED ? words.eventOver : marker === ON_STATION ? words.eventDue : words.eventIn(marker)} ·{' '}
          {words.deck(eventDeckCount)} · {words.planetsLeft(planetsLeft)}
        </span>
      </div>
      {known.map(({ card, fromTop }) => (
        <Worded
          key={card}
          props={props}
          topic={`event:${EVENTS[card].id}`}
          glyph={glyphs.EVENT}
          hue="#ff86ab"
          corner={fromTop === 1 ? words.onTop : words.fromTop(fromTop)}
        />
      ))}
      <div className={styles.line}>
        <span>{words.discardPile}</span>
        <Names props={props} topics={eventDiscard.map((card) => `event:${EVENTS[card].id}`)} />
      </div>
    </>
  );
}

function DevelopmentsPart({ props }: Part) {
  const words = stationWords(props);
  const { table } = props.view;
  const me = table.players[props.viewer];
  return (
    <>
      {TRACKS.map((type) => {
        const { cost, card } = PLANETS[type];
        const topic = developmentTopic(type);
        const owners = table.owner.flatMap((seat, cell) => (seat >= 0 && table.tile[cell] === type ? [seat] : []));
        const leaders = me === undefined ? PLANETS[type].leaders : leadersNeeded(me, type);
        const short = me === undefined ? undefined : shortfall(props, me, printedCost(cost));
        const level = me === undefined ? 0 : levelOn(me, type);
        return (
          <Spot
            key={type}
            props={props}
            topic={topic}
            label={`${titleOf(props, topic)}. ${plain(props, props.text.explain(topic).body)} ${short?.words ?? ''}`}
            className={styles.development}
            style={{ '--kind': glyphs.TRACK_HUE[type] }}
          >
            <span className={styles.name}>
              <Icon of={glyphs.DEVELOPMENT[type]} size={17} />
              <b>{titleOf(props, topic)}</b>
              <span className={styles.corner}>
                {owners.map((seat, i) => (
                  <SeatToken key={`${seat} ${i}`} seat={seat} size={16} label={nameOfSeat(props, seat)} />
                ))}
              </span>
            </span>
            <span className={styles.stats}>
              <Amounts props={props} of={cost} size={14} />
              <Stat of={glyphs.LEADER} label={words.leaders}>
                {leaders}
              </Stat>
              {short !== undefined && short.lacks > 0 && <em>−{short.lacks}</em>}
              {me !== undefined && me.leaders < leaders && (
                <em>
                  −{leaders - me.leaders} <Icon of={glyphs.LEADER} size={12} label={words.leaders} />
                </em>
              )}
              <span className={styles.reward}>
                <small>{words.cardOnce}</small>
                <Signs of={effectSigns(card)} />
              </span>
            </span>
            <span className={styles.note}>
              {words.developmentWorth(
                DEVELOPMENT_VP.map((vp, i) => (i === level ? `[${vp}]` : `${vp}`)).join(' · '),
                titleOf(props, trackTopic(type)),
              )}
            </span>
          </Spot>
        );
      })}
    </>
  );
}

function TokensPart({ props }: Part) {
  const words = stationWords(props);
  const { table } = props.view;
  const { destiny } = table.players[props.viewer] ?? { destiny: NONE };
  return (
    <>
      {table.supremacy.map((token, place) =>
        token === NONE ? null : (
          <Worded
            key={token}
            props={props}
            topic={supremacyTopic(token)}
            glyph={glyphs.TOKEN}
            hue={glyphs.TRACK_HUE[4]}
            corner={
              <Stat of={glyphs.TRACK[4]} className={styles.where}>
                {' '}
                {[4, 7, 9][place]}
              </Stat>
            }
          />
        ),
      )}
      {table.discoveryCount.map((count, stack) => (
        <div key={stack} className={styles.line}>
          <span>
            <Icon of={glyphs.DISCOVERY} size={14} /> {words.stacks[stack]}: {words.left(count)}
          </span>
          {table.discovery[stack].length > 0 && <Names props={props} topics={table.discovery[stack].map(discoveryTopic)} />}
        </div>
      ))}
      {table.discoveryGone.length + table.supremacyGone.length > 0 && (
        <div className={styles.line}>
          <span>{words.usedUp}</span>
          <Names props={props} topics={[...table.discoveryGone.map(discoveryTopic), ...table.supremacyGone.map(supremacyTopic)]} />
        </div>
      )}
      {destiny !== NONE && <Worded props={props} topic={destinyTopic(destiny)} corner={words.destiny} />}
    </>
  );
}

function ScrapyardPart({ props }: Part) {
  const words = stationWords(props);
  const { players } = props.view.table;
  const areas = [
    { place: SCRAPYARD, name: words.scrapyard },
    { place: BARGE, name: words.barge },
  ];
  return (
    <>
      {areas.map(({ place, name }) => {
        const ships = players.flatMap((player, seat) =>
          SHIP_TYPES.flatMap((type) => Array.from({ length: shipsIn(player, type, place) }, (_, i) => ({ seat, type, i }))),
        );
        return (
          <div key={place} className={styles.line}>
            <span>{name}</span>
            {ships.length === 0 ? (
              <span className={styles.none}>{words.nothing}</span>
            ) : (
              <span className={styles.names}>
                {ships.map(({ seat, type, i }) => (
                  <Ship
                    key={`${seat} ${type} ${i}`}
                    seat={seat}
                    type={type}
                    size={22}
                    label={`${nameOfSeat(props, seat)}: ${words.shipNames[type]}`}
                  />
                ))}
              </span>
            )}
          </div>
        );
      })}
    </>
  );
}

function MoonsPart({ props }: Part) {
  const words = stationWords(props);
  const { reserveCount, gone } = props.view.table;
  return (
    <>
      <div className={styles.line}>
        <span>{words.moonReserve}</span>
        <span className={styles.names}>
          {reserveCount.map((n, type) => (
            <span key={type} className={styles.where} style={{ color: glyphs.TRACK_HUE[type] }}>
              <Icon of={glyphs.TRACK[type]} size={14} label={words.trackNames[type]} /> {n}
            </span>
          ))}
        </span>
      </div>
      <Pile props={props} title={words.discardPile} topics={gone.map(moonTopic)} />
    </>
  );
}
