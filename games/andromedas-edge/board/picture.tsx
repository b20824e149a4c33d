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
import { effectSigns, moduleSigns, Signs } from './Effects.tsx';
import * as glyphs from './glyphs.ts';
import { moonSigns } from './Moons.tsx';
import styles from './picture.module.css';
import { TACTIC, tacticsSigns } from './Tactics.tsx';

const TERM: Readonly<Record<string, Glyph>> = {
  launch: glyphs.SHIP,
  return: glyphs.STATION,
  range: glyphs.RANGE,
  voyage: glyphs.VOYAGE,
  attack: glyphs.ATTACK,
  jump: glyphs.JUMP,
  populate: glyphs.POPULATE,
  targeting: glyphs.TARGET,
  swarm: glyphs.RAIDER,
  raiderStrike: glyphs.RAIDER,
  battle: glyphs.SWORDS,
  escalation: glyphs.SWORDS,
  tacticalOperations: glyphs.SWORDS,
  shields: glyphs.SHIELD,
  damage: glyphs.DAMAGE,
  repair: glyphs.REPAIR,
  claimedMoons: glyphs.MOON,
  slot: glyphs.MOON,
  halfSlot: glyphs.MOON,
  recruit: glyphs.LEADER,
  bonus: glyphs.RESOURCE.credits,
  eventMarker: glyphs.EVENT,
  developmentLevel: glyphs.DEVELOPMENT[3],
  vault: glyphs.VAULT,
  handLimit: glyphs.HAND,
  credits: glyphs.RESOURCE.credits,
  terminus: glyphs.END,
  teams: glyphs.PEOPLE,
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
  resource: (id) => sign(glyphs.RESOURCES[named(RESOURCE_NAMES, id)], glyphs.RESOURCE_HUE[named(RESOURCE_NAMES, id)]),
  track: (id) => sign(glyphs.TRACK[named(TRACK_NAMES, id)], glyphs.TRACK_HUE[named(TRACK_NAMES, id)]),
  development: (id) => sign(glyphs.DEVELOPMENT[named(DEVELOPMENT_NAMES, id)], glyphs.TRACK_HUE[named(DEVELOPMENT_NAMES, id)]),
  ship: (id) => sign(glyphs.SHIP_TYPE[named(SHIP_NAMES, id)]),
  base: (id) => (named(BASE_NAMES, id) < 0 ? undefined : sign(glyphs.STATION)),
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
    return card === undefined ? undefined : sign(glyphs.EVENT, '#ff86ab', <Signs of={effectSigns(card.effects)} size={20} />);
  },
  raider: (id) => {
    const card = RAIDERS[at(RAIDERS, id)];
    return card === undefined ? undefined : <RaiderToken of={card.class} size={36} />;
  },
  moon: (id) => {
    const moon = at(MOONS, id);
    return moon < 0 ? undefined : sign(glyphs.MOON, '#b9c4f2', <Signs of={moonSigns(moon)} size={20} />);
  },
  discovery: (id) => {
    const token = DISCOVERIES[at(DISCOVERIES, id)];
    return token === undefined
      ? undefined
      : sign(glyphs.DISCOVERY, glyphs.TRACK_HUE[0], <Signs of={effectSigns(token.effects)} size={20} />);
  },
  supremacy: (id) => {
    const token = SUPREMACY_TOKENS[at(SUPREMACY_TOKENS, id)];
    return token === undefined ? undefined : sign(glyphs.TOKEN, glyphs.TRACK_HUE[4], <Signs of={effectSigns(token.effects)} size={20} />);
  },
  upgrade: (id) => {
    const tile = UPGRADES[at(UPGRADES, id)];
    if (tile === undefined) return undefined;
    return sign(
      glyphs.SHIP_TYPE[tile.ship],
      undefined,
      <Signs
        size={20}
        of={[
          { glyph: glyphs.UPGRADE, hue: 'var(--brass)' },
          { glyph: glyphs.RANGE, n: `${tile.range}` },
          { glyph: glyphs.DICE, n: `${tile.weapons}` },
          ...(tile.shields > 0 ? [{ glyph: glyphs.SHIELD, n: `${tile.shields}` }] : []),
          ...(tile.targeting > 0 ? [{ glyph: glyphs.TARGET, n: `+${tile.targeting}` }] : []),
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
          <span key={track} style={{ color: glyphs.TRACK_HUE[track] }}>
            <Icon of={glyphs.TRACK[track]} size={28} />
          </span>
        ))}
      </span>
    );
  },
  destiny: (id) => {
    const card = DESTINIES[at(DESTINIES, id)];
    if (card === undefined) return undefined;
    return (
      <Signs
        of={card.goals.map(({ track, vp }) => ({ glyph: glyphs.TRACK[track], hue: glyphs.TRACK_HUE[track] ?? '', n: `${vp}` }))}
        size={26}
      />
    );
  },
};

function modulePicture(id: number): ReactNode {
  if (id >= 0 && MODULES[id] === undefined) return undefined;
  const { type } = moduleCard(id);
  return sign(glyphs.TRACK[type], glyphs.TRACK_HUE[type], <Signs of={moduleSigns(id)} size={20} />);
}

export function picture(topic: string, _view: View<TableView>): ReactNode {
  const split = topic.indexOf(':');
  return PICTURES[topic.slice(0, split)]?.(topic.slice(split + 1));
}
