/** A picture beside an explanation: the piece itself, as large as its words can bear. */
import type { View } from '@orrery/kernel';
import { type Glyph, Icon, Tinted } from '@orrery/kit';
import type { ReactNode } from 'react';
import { moduleCard } from '../catalogue.ts';
import { DESTINIES } from '../content/destinies.ts';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { BASE_NAMES, CORE_MODULE_NAMES, DEVELOPMENT_NAMES, RESOURCE_NAMES, SHIP_NAMES, TRACK_NAMES } from '../content/ids.ts';
import { MODULES } from '../content/modules.ts';
import { MOONS } from '../content/moons.ts';
import { RAIDERS } from '../content/raiders.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { UPGRADES } from '../content/upgrades.ts';
import type { TableView } from '../view.ts';
import { RaiderToken } from './common.tsx';
import { effectSigns, finalSigns, Signs } from './Effects.tsx';
import {
  ATTACK,
  DAMAGE,
  DEVELOPMENT,
  DICE,
  DISCOVERY,
  END,
  EVENT,
  HAND,
  JUMP,
  LEADER,
  MOON,
  PEOPLE,
  POPULATE,
  RAIDER,
  RANGE,
  REPAIR,
  RESOURCE,
  RESOURCE_HUE,
  RESOURCES,
  SHIELD,
  SHIP,
  SHIP_TYPE,
  STATION,
  SWORDS,
  TARGET,
  TOKEN,
  TRACK,
  TRACK_HUE,
  UPGRADE,
  VAULT,
  VOYAGE,
} from './glyphs.ts';
import { moonSigns } from './Moons.tsx';
import styles from './picture.module.css';
import { TACTIC, tacticsSigns } from './Tactics.tsx';

const TERM: Readonly<Record<string, Glyph>> = {
  launch: SHIP,
  return: STATION,
  range: RANGE,
  voyage: VOYAGE,
  attack: ATTACK,
  jump: JUMP,
  populate: POPULATE,
  targeting: TARGET,
  swarm: RAIDER,
  raiderStrike: RAIDER,
  battle: SWORDS,
  escalation: SWORDS,
  tacticalOperations: SWORDS,
  shields: SHIELD,
  damage: DAMAGE,
  repair: REPAIR,
  claimedMoons: MOON,
  slot: MOON,
  halfSlot: MOON,
  recruit: LEADER,
  bonus: RESOURCE.credits,
  eventMarker: EVENT,
  developmentLevel: DEVELOPMENT[3],
  vault: VAULT,
  handLimit: HAND,
  credits: RESOURCE.credits,
  terminus: END,
  teams: PEOPLE,
};

const sign = (glyph: Glyph | undefined, hue?: string, more?: ReactNode): ReactNode =>
  glyph === undefined ? undefined : (
    <span className={styles.sign}>
      <Tinted of={glyph} hue={hue} size={30} />
      {more}
    </span>
  );
const at = <T extends { readonly id: string }>(items: readonly T[], id: string): number => items.findIndex((item) => item.id === id);
const named = (items: readonly string[], id: string): number => items.indexOf(id);

const PICTURES: Readonly<Record<string, (id: string) => ReactNode>> = {
  term: (id) => sign(TERM[id]),
  resource: (id) => sign(RESOURCES[named(RESOURCE_NAMES, id)], RESOURCE_HUE[named(RESOURCE_NAMES, id)]),
  track: (id) => sign(TRACK[named(TRACK_NAMES, id)], TRACK_HUE[named(TRACK_NAMES, id)]),
  development: (id) => sign(DEVELOPMENT[named(DEVELOPMENT_NAMES, id)], TRACK_HUE[named(DEVELOPMENT_NAMES, id)]),
  ship: (id) => sign(SHIP_TYPE[named(SHIP_NAMES, id)]),
  base: (id) => (named(BASE_NAMES, id) < 0 ? undefined : sign(STATION)),
  core: (id) => modulePicture(-1 - named(CORE_MODULE_NAMES, id)),
  module: (id) => modulePicture(at(MODULES, id)),
  tactics: (id) => {
    const card = at(TACTICS_CARDS, id);
    if (card < 0) return undefined;
    const { glyph, hue } = TACTIC[TACTICS_CARDS[card].kind];
    return sign(glyph, hue, <Signs of={tacticsSigns(card)} size={20} />);
  },
  event: (id) => {
    const card = EVENTS[at(EVENTS, id)];
    return card === undefined ? undefined : sign(EVENT, '#ff86ab', <Signs of={effectSigns(card.effects)} size={20} />);
  },
  raider: (id) => {
    const card = RAIDERS[at(RAIDERS, id)];
    return card === undefined ? undefined : <RaiderToken of={card.class} size={36} />;
  },
  moon: (id) => {
    const moon = at(MOONS, id);
    return moon < 0 ? undefined : sign(MOON, '#b9c4f2', <Signs of={moonSigns(moon)} size={20} />);
  },
  discovery: (id) => {
    const token = DISCOVERIES[at(DISCOVERIES, id)];
    return token === undefined ? undefined : sign(DISCOVERY, TRACK_HUE[0], <Signs of={effectSigns(token.effects)} size={20} />);
  },
  supremacy: (id) => {
    const token = SUPREMACY_TOKENS[at(SUPREMACY_TOKENS, id)];
    return token === undefined ? undefined : sign(TOKEN, TRACK_HUE[4], <Signs of={effectSigns(token.effects)} size={20} />);
  },
  upgrade: (id) => {
    const tile = UPGRADES[at(UPGRADES, id)];
    if (tile === undefined) return undefined;
    return sign(
      SHIP_TYPE[tile.ship],
      undefined,
      <Signs
        size={20}
        of={[
          { glyph: UPGRADE, hue: 'var(--brass)' },
          { glyph: RANGE, n: `${tile.range}` },
          { glyph: DICE, n: `${tile.weapons}` },
          ...(tile.shields > 0 ? [{ glyph: SHIELD, n: `${tile.shields}` }] : []),
          ...(tile.targeting > 0 ? [{ glyph: TARGET, n: `+${tile.targeting}` }] : []),
        ]}
      />,
    );
  },
  faction: (id) => {
    const card = FACTIONS[at(FACTIONS, id)];
    if (card === undefined) return undefined;
    return (
      <span className={styles.sign}>
        {card.tracks.map((track) => (
          <span key={track} style={{ color: TRACK_HUE[track] }}>
            <Icon of={TRACK[track]} size={28} />
          </span>
        ))}
      </span>
    );
  },
  destiny: (id) => {
    const card = DESTINIES[at(DESTINIES, id)];
    if (card === undefined) return undefined;
    return <Signs of={card.goals.map(({ track, vp }) => ({ glyph: TRACK[track], hue: TRACK_HUE[track] ?? '', n: `${vp}` }))} size={26} />;
  },
};

function modulePicture(id: number): ReactNode {
  if (id >= 0 && MODULES[id] === undefined) return undefined;
  const card = moduleCard(id);
  const signs = card.final === undefined ? effectSigns(card.effects) : finalSigns(card.final);
  return sign(TRACK[card.type], TRACK_HUE[card.type], <Signs of={signs} size={20} />);
}

export function picture(topic: string, _view: View<TableView>): ReactNode {
  const split = topic.indexOf(':');
  return PICTURES[topic.slice(0, split)]?.(topic.slice(split + 1));
}
