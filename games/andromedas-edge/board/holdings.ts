import type { Seat, View } from '@orrery/kernel';
import { type Holding, type Points, sum, titleOf } from '@orrery/kit';
import { RESOURCE_NAMES, TRACKS } from '../content/ids.ts';
import { finalParts } from '../final-points.ts';
import { openPoints } from '../queries.ts';
import { NONE } from '../state.ts';
import type { TableView } from '../view.ts';
import type { Props } from './common.tsx';
import { LEADER, MODULE, MOON, RESOURCE_HUE, RESOURCES, SHIP, TRACK, TRACK_HUE } from './glyphs.ts';
import { stationWords } from './place.tsx';
import { resourceTopic, trackTopic } from './topics.ts';

export function holdings(props: Props, seat: Seat): readonly Holding[] {
  const words = stationWords(props);
  const player = props.view.table.players[seat];
  const modules = player.rows.flat();
  return [
    ...RESOURCE_NAMES.map((name, r) => ({
      key: name,
      name: titleOf(props, resourceTopic(r)),
      glyph: RESOURCES[r],
      hue: RESOURCE_HUE[r],
      count: player.stock[r] ?? player.handCount,
    })),
    ...TRACKS.map((track) => ({
      key: `track ${track}`,
      name: titleOf(props, trackTopic(track)),
      glyph: TRACK[track],
      hue: TRACK_HUE[track],
      lasting: true,
      count: player.tracks[track],
    })),
    { key: 'ships', name: words.shipsOut, glyph: SHIP, lasting: true, count: player.ships.filter((at) => at >= 0).length },
    { key: 'modules', name: words.modules, glyph: MODULE, lasting: true, count: modules.filter(({ damage }) => damage === 0).length },
    { key: 'moons', name: words.moons, glyph: MOON, lasting: true, count: player.moons.length },
    { key: 'leaders', name: words.leaders, glyph: LEADER, lasting: true, count: player.leaders },
  ];
}

/** Before there are factions there is nothing to score. Others keep their destinies hidden until the end. */
export function points({ table, viewer }: View<TableView>, seat: Seat): Points {
  const { destiny, faction } = table.players[seat];
  const now = openPoints(table, seat);
  if (faction === NONE) return { now, ended: now };
  const hidden = table.config.options.destinies === true && seat !== viewer && destiny === NONE;
  return { now, ended: now + sum(finalParts(table, seat)), ...(hidden ? { more: true } : {}) };
}
