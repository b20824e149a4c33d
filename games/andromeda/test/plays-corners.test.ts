import { lines } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { TechnologyId } from '../content/technologies.ts';
import { andromeda } from '../index.ts';
import { turn, turns } from '../rules/phase2.ts';
import { acting, follow, laden } from './story.ts';
import { begin, type Stage, set } from './table.ts';

/** Corners of a turn, played answer by answer. */

const OTHERS: readonly TechnologyId[] = ['ringShifter', 'overrideKey', 'transitTube', 'repulsor'];

const CASES: readonly (readonly [title: string, table: () => Stage, answers: readonly string[], lines: string])[] = [
  [
    'AN-G04 Transit Tube: one of two may stay',
    () => acting(laden(2, OTHERS), 2),
    ['{act technology, technology transitTube}', '{from 4, to 0}', 'stop'],
    `
      2 act: {act training} {act support} {act improvise, as train} {act improvise, as call} {act movement} {act technology, technology ringShifter} {act technology, technology overrideKey} {act technology, technology transitTube} {act technology, technology repulsor} {act explore, to 1} {act explore, to 8} {act step} {act room, room bridge} {act room, room reactor} {act room, room hangar} {act end} > {act technology, technology transitTube}
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology transitTube) | exhaustedBy.2 -1>2 | turn.technologies 0>64
      2 transitWay: {from 0, to 2} {from 0, to 3} {from 0, to 4} {from 0, to 5} {from 0, to 6} {from 0, to 7} {from 2, to 0} {from 2, to 3} {from 2, to 4} {from 2, to 5} {from 2, to 6} {from 2, to 7} {from 3, to 0} {from 3, to 2} {from 3, to 4} {from 3, to 5} {from 3, to 6} {from 3, to 7} {from 4, to 0} {from 4, to 2} {from 4, to 3} {from 4, to 5} {from 4, to 6} {from 4, to 7} {from 5, to 0} {from 5, to 2} {from 5, to 3} {from 5, to 4} {from 5, to 6} {from 5, to 7} {from 6, to 0} {from 6, to 2} {from 6, to 3} {from 6, to 4} {from 6, to 5} {from 6, to 7} > {from 4, to 0}
      moved(seat 2, from {place 4, room airlock}, to {place 0, room crew}) | figures.2 1>2 | figures.14 2>1 | turn.moved 0>1
      2 transitWay(way {from 4, to 0}): {from 4, to 0} stop > stop`,
  ],
  [
    'AN-G04 Transit Tube: a room of one sends one',
    () => acting(laden(1, OTHERS), 1),
    ['{act technology, technology transitTube}', '{from 2, to 7}'],
    `
      1 act: {act training} {act support} {act improvise, as train} {act improvise, as call} {act movement} {act technology, technology ringShifter} {act technology, technology overrideKey} {act technology, technology transitTube} {act technology, technology repulsor} {act explore, to 1} {act explore, to 8} {act step} {act room, room bridge} {act room, room reactor} {act room, room hangar} {act end} > {act technology, technology transitTube}
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology transitTube) | exhaustedBy.2 -1>1 | turn.technologies 0>64
      1 transitWay: {from 0, to 2} {from 0, to 3} {from 0, to 4} {from 0, to 5} {from 0, to 6} {from 0, to 7} {from 2, to 0} {from 2, to 3} {from 2, to 4} {from 2, to 5} {from 2, to 6} {from 2, to 7} {from 3, to 0} {from 3, to 2} {from 3, to 4} {from 3, to 5} {from 3, to 6} {from 3, to 7} {from 4, to 0} {from 4, to 2} {from 4, to 3} {from 4, to 5} {from 4, to 6} {from 4, to 7} {from 5, to 0} {from 5, to 2} {from 5, to 3} {from 5, to 4} {from 5, to 6} {from 5, to 7} {from 6, to 0} {from 6, to 2} {from 6, to 3} {from 6, to 4} {from 6, to 5} {from 6, to 7} > {from 2, to 7}
      moved(seat 1, from {place 2, room bridge}, to {place 7, room zone}) | figures.7 1>0 | figures.22 0>1 | turn.moved 0>1`,
  ],
  [
    'AN-108 AN-111 contamination with nobody aboard: the dice go to the centre all the same',
    () =>
      begin(
        set({ figures: [{ airlock: 1 }, {}, { airlock: 1 }], cards: [0, 3, 0], dice: [{}, { contamination: 2, training: 1 }, {}] }),
        turns,
      ),
    ['{act end}', 'done'],
    `
      0 act: {act end} > {act end}
      actionsEnded(seat 0, unused 0)
      0 fulfil: done > done
      turnEnded(seat 0, returned 0)
      turnBegan(seat 1, card 2) | active 0>1
      contaminationIgnored(seat 1, count 2, why nobodyAboard) | centre.5 0>2 | dice.11 2>0`,
  ],
  [
    "AN-172 AN-173 Armory: a researcher of another goes to its owner's card",
    () => begin(set({ ship: { 6: 'armory' }, figures: [{ airlock: 1 }, { armory: 2 }, { crew: 2 }], orderCards: [1, 2, 3] }), turn, [], 1),
    ['{act room, room armory}', '{place 0, seat 2}'],
    `
      1 act: {act room, room armory} {act end} > {act room, room armory}
      roomUsed(seat 1, at {place 6, room armory}, right control) | turn.roomActions 0>1 | turn.rooms 0>128
      1 sendBackWhom: {place 0, seat 2} {place 4, seat 0} {place 6, seat 1} > {place 0, seat 2}
      sentBack(seat 1, owner 2, from {place 0, room crew}) | figures.2 2>1 | cards.2 0>1`,
  ],
  [
    'AN-172 Armory: an own one',
    () => begin(set({ ship: { 6: 'armory' }, figures: [{ airlock: 1 }, {}, { armory: 1 }] }), turn, [], 2),
    ['{act room, room armory}', '{place 6, seat 2}'],
    `
      2 act: {act room, room armory} {act end} > {act room, room armory}
      roomUsed(seat 2, at {place 6, room armory}, right control) | turn.roomActions 0>1 | turn.rooms 0>128
      2 sendBackWhom: {place 4, seat 0} {place 6, seat 2} > {place 6, seat 2}
      sentBack(seat 2, owner 2, from {place 6, room armory}) | figures.20 1>0 | cards.2 0>1`,
  ],
  [
    'AN-G08 AN-231 Universal Tool with an empty supply',
    () =>
      begin(
        set({
          figures: [{}, { airlock: 10 }],
          cards: [0, 6],
          dice: [{}, { technology: 1 }],
          hidden: ['engine', 'reactor', 'hangar', 'zone'],
        }),
        turn,
        [],
        1,
      ),
    ['{act technology, technology universalTool}', 'improviseCall'],
    `
      1 act: {act technology, technology universalTool} {act technology, technology vaccine} {act explore, to 1} {act explore, to 3} {act explore, to 5} {act explore, to 7} {act end} > {act technology, technology universalTool}
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology universalTool) | exhaustedBy.2 -1>1 | turn.technologies 0>4
      1 chooseCommand: support improviseCall > improviseCall
      not {what training, reason supplyEmpty, rule AN-231} {what movement, reason nowhereToMove, rule AN-129}
      called(seat 1, to {place 4, room airlock}) | figures.13 10>11 | cards.1 6>5 | turn.called 0>1`,
  ],
  [
    'AN-G08 AN-231 Universal Tool with an empty card',
    () => begin(set({ figures: [{}, {}, { airlock: 10 }], dice: [{}, {}, { technology: 1 }] }), turn, [], 2),
    ['{act technology, technology universalTool}', 'movement', '{from 4, to 5}', 'stop'],
    `
      2 act: {act technology, technology cloning} {act technology, technology universalTool} {act technology, technology vaccine} {act step} {act end} > {act technology, technology universalTool}
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology universalTool) | exhaustedBy.2 -1>2 | turn.technologies 0>4
      2 chooseCommand: training improviseTrain movement > movement
      not {what support, reason cardEmpty, rule AN-231}
      movesGranted(seat 2, count 3) | turn.movesLeft 0>3
      2 move: {from 4, to 1} {from 4, to 3} {from 4, to 5} {from 4, to 7} > {from 4, to 5}
      moved(seat 2, from {place 4, room airlock}, to {place 5, room hangar}) | figures.14 10>9 | figures.17 0>1 | turn.moved 0>1 | turn.movesLeft 3>2
      2 move(mayStop): {from 4, to 1} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 5, to 8} stop > stop
      then | turn.movesLeft 2>0`,
  ],
  [
    'AN-159 AN-160 AN-161 the Engine Room adds one to a call',
    () =>
      begin(
        set({
          figures: [{}, { engine: 1 }],
          cards: [0, 3],
          dice: [{}, { improvise: 1, support: 1 }],
          teleporters: [['airlock'], ['airlock', 'crew']],
        }),
        turn,
        [],
        1,
      ),
    ['{act improvise, as call}', '0', '4', '{act support}', '0', '{act end}'],
    `
      1 act: {act support} {act improvise, as train} {act improvise, as call} {act step} {act end} > {act improvise, as call}
      dieSpent(seat 1, symbol improvise, use improvise) | centre.2 0>1 | dice.8 1>0
      callsGranted(seat 1, count 1) | turn.callsLeft 0>1
      1 callTo: 0 4 > 0
      called(seat 1, to {place 0, room crew}) | figures.1 0>1 | cards.1 3>2 | turn.called 0>1 | turn.callsLeft 1>0
      1 callTo(extra, mayStop): 0 4 stop > 4
      roomUsed(seat 1, at {place 1, room engine}, right control) | turn.roomActions 0>1 | turn.rooms 0>2
      called(seat 1, to {place 4, room airlock}, extra) | figures.13 0>1 | cards.1 2>1 | turn.called 1>2
      1 act: {act support} {act step} {act end} > {act support}
      dieSpent(seat 1, symbol support, use support) | centre.1 0>1 | dice.7 1>0
      callsGranted(seat 1, count 2) | turn.callsLeft 0>2
      1 callTo: 0 4 > 0
      called(seat 1, to {place 0, room crew}) | figures.1 1>2 | cards.1 1>0 | turn.called 2>3 | turn.callsLeft 2>0
      1 act: {act end} > {act end}
      actionsEnded(seat 1, unused 0)`,
  ],
  [
    'AN-159 the Engine Room is not made use of',
    () => begin(set({ figures: [{}, {}, { engine: 1 }], cards: [0, 0, 3], dice: [{}, {}, { support: 1 }] }), turn, [], 2),
    ['{act support}', '4', 'stop', '{act end}'],
    `
      2 act: {act support} {act step} {act end} > {act support}
      dieSpent(seat 2, symbol support, use support) | centre.1 0>1 | dice.13 1>0
      called(seat 2, to {place 4, room airlock}) | figures.14 0>1 | cards.2 3>2 | turn.called 0>1 | turn.callsLeft 0>1
      2 callTo(mayStop): 4 stop > 4
      called(seat 2, to {place 4, room airlock}) | figures.14 1>2 | cards.2 2>1 | turn.called 1>2 | turn.callsLeft 1>0
      2 callTo(extra, mayStop): 4 stop > stop
      2 act: {act end} > {act end}
      actionsEnded(seat 2, unused 0)`,
  ],
  [
    'AN-155 AN-159 an Engine Room face down adds nothing',
    () =>
      begin(
        set({ ship: { 0: 'engine', 1: 'crew' }, hidden: ['engine'], figures: [{ airlock: 1 }], cards: [3], dice: [{ improvise: 1 }] }),
        turn,
      ),
    ['{act improvise, as call}', '{act end}'],
    `
      0 act: {act improvise, as train} {act improvise, as call} {act step} {act end} > {act improvise, as call}
      dieSpent(seat 0, symbol improvise, use improvise) | centre.2 0>1 | dice.2 1>0
      called(seat 0, to {place 4, room airlock}) | figures.12 1>2 | cards.0 3>2 | turn.called 0>1
      0 act: {act end} > {act end}
      actionsEnded(seat 0, unused 0)`,
  ],
  [
    'AN-176 AN-G05 no teleporter in the Laboratory',
    () => begin(set({ ship: { 0: 'lab' }, figures: [{ lab: 2, airlock: 1, zone: 1 }], dice: [{ technology: 1 }] }), turn),
    ['{act technology, technology teleporter}', '7'],
    `
      0 act: {act technology, technology teleporter} {act technology, technology cloning} {act technology, technology universalTool} {act technology, technology vaccine} {act step} {act end} > {act technology, technology teleporter}
      dieSpent(seat 0, symbol technology, use technology) | centre.4 0>1 | dice.4 1>0
      technologyUsed(seat 0, technology teleporter) | exhaustedBy.0 -1>0 | turn.technologies 0>1
      0 teleporterTo: 7 > 7
      not {what 0, reason noTeleportersHere, rule AN-176} {what 1, reason noResearcherHere, rule AN-G05} {what 2, reason noResearcherHere, rule AN-G05} {what 3, reason noResearcherHere, rule AN-G05} {what 4, reason teleporterHere, rule AN-G14} {what 5, reason noResearcherHere, rule AN-G05} {what 6, reason noResearcherHere, rule AN-G05} {what 8, reason noResearcherHere, rule AN-G05}
      teleporterPlaced(seat 0, at {place 7, room zone}) | teleporters.0 16>144`,
  ],
  [
    'AN-176 AN-G04 no teleporter is moved into the Laboratory',
    () => begin(set({ ship: { 0: 'lab' }, technologies: OTHERS, figures: [{}, { lab: 2 }], dice: [{}, { technology: 1 }] }), turn, [], 1),
    ['{act technology, technology ringShifter}', '{from 4, to 8}'],
    `
      1 act: {act technology, technology ringShifter} {act technology, technology transitTube} {act step} {act end} > {act technology, technology ringShifter}
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology ringShifter) | exhaustedBy.0 -1>1 | turn.technologies 0>16
      1 shiftTeleporter: {from 4, to 1} {from 4, to 2} {from 4, to 3} {from 4, to 5} {from 4, to 6} {from 4, to 7} {from 4, to 8} > {from 4, to 8}
      not {what {from 4, to 0}, reason noTeleportersHere, rule AN-176}
      teleporterMoved(seat 1, from {place 4, room airlock}, to {place 8, room cryo}) | teleporters.1 16>256`,
  ],
  [
    'AN-232 all markers are placed',
    () =>
      begin(
        set({ figures: [{}, { airlock: 1 }], dice: [{}, { technology: 1 }], teleporters: [['airlock'], ['airlock', 'crew', 'zone']] }),
        turn,
        [],
        1,
      ),
    ['{act technology, technology teleporter}', '{act end}'],
    `
      1 act: {act technology, technology teleporter} {act technology, technology cloning} {act technology, technology universalTool} {act technology, technology vaccine} {act step} {act end} > {act technology, technology teleporter}
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology teleporter) | exhaustedBy.0 -1>1 | turn.technologies 0>1
      noTeleporterLeft(seat 1)
      1 act: {act end} > {act end}
      actionsEnded(seat 1, unused 0)`,
  ],
  [
    'AN-234 AN-G06 one vaccine is left',
    () => begin(set({ figures: [{}, {}, { airlock: 1 }], dice: [{}, {}, { technology: 1 }], vaccines: [5, 4] }), turn, [], 2),
    ['{act technology, technology vaccine}', '{act end}'],
    `
      2 act: {act technology, technology cloning} {act technology, technology universalTool} {act technology, technology vaccine} {act step} {act end} > {act technology, technology vaccine}
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology vaccine) | exhaustedBy.3 -1>2 | turn.technologies 0>8
      vaccinesTaken(seat 2, count 1) | vaccines.2 0>1 | vaccineStock 1>0
      2 act: {act end} > {act end}
      actionsEnded(seat 2, unused 0)`,
  ],
  [
    'AN-105 AN-107 AN-109 AN-111 contamination: a researcher, a vaccine, a researcher',
    () =>
      begin(
        set({ figures: [{}, {}, { airlock: 1, crew: 2 }], vaccines: [0, 0, 1], dice: [{}, {}, { contamination: 3, training: 1 }] }),
        turn,
        [],
        2,
      ),
    ['0', 'vaccine', '4', '{act training}', '1'],
    `
      2 loseResearcher: 0 4 vaccine > 0
      contaminated(seat 2, from {place 0, room crew}) | figures.2 2>1 | supplies.2 13>14
      2 loseResearcher: 0 4 vaccine > vaccine
      vaccinated(seat 2) | vaccines.2 1>0 | vaccineStock 9>10
      2 loseResearcher: 0 4 > 4
      contaminated(seat 2, from {place 4, room airlock}) | figures.14 1>0 | supplies.2 14>15 | centre.5 0>3 | dice.17 3>0
      2 act: {act training} {act step} {act room, room crew} {act end} > {act training}
      dieSpent(seat 2, symbol training, use training) | centre.0 6>7 | dice.12 1>0
      2 howMany(upTo 2): 2 1 > 1
      trained(seat 2, count 1) | cards.2 0>1 | supplies.2 15>14`,
  ],
  [
    'AN-169 AN-170 the Contaminated Zone comes first',
    () =>
      begin(
        set({ figures: [{}, { zone: 1, crew: 1, cryo: 1 }, { zone: 3 }], dice: [{}, { contamination: 2 }], vaccines: [0, 1] }),
        turn,
        [],
        1,
      ),
    ['7', 'vaccine'],
    `
      1 loseResearcher: 7 vaccine > 7
      not {what 0, reason lossesStartHere, rule AN-169} {what 8, reason lossesStartHere, rule AN-169}
      contaminated(seat 1, from {place 7, room zone}) | figures.22 1>0 | supplies.1 13>14
      1 loseResearcher: 0 8 vaccine > vaccine
      vaccinated(seat 1) | vaccines.1 1>0 | vaccineStock 9>10 | centre.5 0>2 | dice.11 2>0`,
  ],
  [
    'AN-108 AN-111 more contamination than researchers aboard',
    () => begin(set({ figures: [{ crew: 1 }], dice: [{ contamination: 3 }] }), turn),
    ['{act end}'],
    `
      0 act: {act end} > {act end}
      actionsEnded(seat 0, unused 0)`,
  ],
  [
    'AN-112 AN-G03 one die is ignored',
    () => begin(set({ species: [null, 'vherrin'], figures: [{}, { crew: 1 }], dice: [{}, { contamination: 2 }] }), turn, [], 1),
    ['{act end}'],
    `
      1 act: {act end} > {act end}
      actionsEnded(seat 1, unused 0)`,
  ],
  [
    'AN-112 AN-G03 the only die is ignored',
    () =>
      begin(set({ species: [null, null, 'vherrin'], figures: [{}, {}, { crew: 1 }], dice: [{}, {}, { contamination: 1 }] }), turn, [], 2),
    ['{act end}'],
    `
      2 act: {act room, room crew} {act end} > {act end}
      actionsEnded(seat 2, unused 0)`,
  ],
  [
    'AN-181 AN-183 AN-187 own and open missions, none of them fulfilled',
    () =>
      begin(
        set({ personal: [null, 'spine'], open: ['farSignal', 'nightWatch', 'deepVault'], figures: [{}, { airlock: 3, cryo: 2 }] }),
        turn,
        [],
        1,
      ),
    ['{act end}', 'done'],
    `
      1 act: {act end} > {act end}
      actionsEnded(seat 1, unused 0)
      1 fulfil: done > done
      not {what spine, reason missionMissing, rule AN-183, args {parts [{have 1, need 3}, {have 5, need 7}]}} {what farSignal, reason missionMissing, rule AN-183, args {parts [{have 2, need 6}]}} {what nightWatch, reason missionMissing, rule AN-183, args {parts [{have 0, need 1}, {have 2, need 3}]}} {what deepVault, reason missionMissing, rule AN-183, args {parts [{have 1, need 2}, {have 5, need 8}]}}
      turnEnded(seat 1, returned 0)`,
  ],
  [
    'AN-185 AN-233 a sacrifice from the only room, the first of the ship',
    () => begin(set({ open: ['stronghold'], figures: [{ crew: 5 }] }), turn),
    ['{act end}', 'stronghold', 'done'],
    `
      0 act: {act room, room crew} {act end} > {act end}
      actionsEnded(seat 0, unused 0)
      0 fulfil: stronghold done > stronghold
      fulfilled(seat 0, mission stronghold, points 1) | openMissions at 0 [stronghold]>[] | fulfilled.0 at 0 []>[stronghold]
      sacrificed(seat 0, from {place 0, room crew}, to supply) | figures.0 5>4 | supplies.0 11>12
      0 fulfil: done > done
      turnEnded(seat 0, returned 0)`,
  ],
  [
    'AN-185 AN-186 a sacrifice from a room of choice',
    () => begin(set({ personal: [null, null, 'stronghold'], figures: [{}, {}, { cryo: 5, crew: 1 }] }), turn, [], 2),
    ['{act end}', 'stronghold', '8', 'done'],
    `
      2 act: {act room, room crew} {act end} > {act end}
      actionsEnded(seat 2, unused 0)
      2 fulfil: stronghold done > stronghold !reveal
      certain: fulfilled(seat 2, mission stronghold, points 1, personal) | personal.2 stronghold>null | fulfilled.2 at 0 []>[stronghold]
      fulfilled(seat 2, mission stronghold, points 1, personal) | personal.2 stronghold>null | fulfilled.2 at 0 []>[stronghold]
      2 sacrificeFrom: 0 8 > 8
      sacrificed(seat 2, from {place 8, room cryo}, to supply) | figures.26 5>4 | supplies.2 10>11
      2 fulfil: done > done
      turnEnded(seat 2, returned 0)`,
  ],
  [
    'AN-185 AN-G03 sacrifices return to the card',
    () => begin(set({ species: [null, 'orphane'], open: ['stronghold'], figures: [{}, { cryo: 5 }] }), turn, [], 1),
    ['{act end}', 'stronghold', 'done'],
    `
      1 act: {act end} > {act end}
      actionsEnded(seat 1, unused 0)
      1 fulfil: stronghold done > stronghold
      fulfilled(seat 1, mission stronghold, points 1) | openMissions at 0 [stronghold]>[] | fulfilled.1 at 0 []>[stronghold]
      sacrificed(seat 1, from {place 8, room cryo}, to card) | figures.25 5>4 | cards.1 0>1
      1 fulfil: done > done
      turnEnded(seat 1, returned 0)`,
  ],
  [
    'AN-240 a mission paid with all dice there are',
    () => begin(set({ open: ['reservePower'], dice: [{ training: 1, support: 1, technology: 1 }] }), turn),
    ['{act end}', 'reservePower', 'done'],
    `
      0 act: {act training} {act technology, technology universalTool} {act technology, technology vaccine} {act end} > {act end}
      actionsEnded(seat 0, unused 3)
      0 fulfil: reservePower done > reservePower
      fulfilled(seat 0, mission reservePower, points 1) | openMissions at 0 [reservePower]>[] | fulfilled.0 at 0 []>[reservePower]
      dieSpent(seat 0, symbol training, use mission) | centre.0 7>8 | dice.0 1>0
      dieSpent(seat 0, symbol support, use mission) | centre.1 0>1 | dice.1 1>0
      dieSpent(seat 0, symbol technology, use mission) | centre.4 0>1 | dice.4 1>0
      0 fulfil: done > done
      turnEnded(seat 0, returned 0)`,
  ],
  [
    'AN-240 a mission paid with three dice of four',
    () => begin(set({ personal: [null, null, 'reservePower'], dice: [{}, {}, { training: 2, support: 1, technology: 1 }] }), turn, [], 2),
    ['{act end}', 'reservePower', 'training', 'support', 'training', 'done'],
    `
      2 act: {act training} {act technology, technology universalTool} {act technology, technology vaccine} {act end} > {act end}
      actionsEnded(seat 2, unused 4)
      2 fulfil: reservePower done > reservePower !reveal
      certain: fulfilled(seat 2, mission reservePower, points 1, personal) | personal.2 reservePower>null | fulfilled.2 at 0 []>[reservePower]
      fulfilled(seat 2, mission reservePower, points 1, personal) | personal.2 reservePower>null | fulfilled.2 at 0 []>[reservePower]
      2 spendDie(use mission): training support technology > training
      dieSpent(seat 2, symbol training, use mission) | centre.0 6>7 | dice.12 2>1
      2 spendDie(use mission): training support technology > support
      dieSpent(seat 2, symbol support, use mission) | centre.1 0>1 | dice.13 1>0
      2 spendDie(use mission): training technology > training
      dieSpent(seat 2, symbol training, use mission) | centre.0 7>8 | dice.12 1>0
      2 fulfil: done > done
      turnEnded(seat 2, returned 1) | centre.4 0>1 | dice.16 1>0`,
  ],
  [
    'AN-175 Communication Centre: train',
    () => begin(set({ figures: [{}, { comms: 1 }], cards: [0, 1] }), turn, [], 1),
    ['{act room, room comms}', 'train'],
    `
      1 act: {act room, room comms} {act end} > {act room, room comms}
      roomUsed(seat 1, at {place 6, room comms}, right control) | turn.roomActions 0>1 | turn.rooms 0>256
      1 trainOrCallChoice: train call > train
      trained(seat 1, count 1) | cards.1 1>2 | supplies.1 14>13`,
  ],
  [
    'AN-175 Communication Centre: call',
    () => begin(set({ figures: [{}, {}, { comms: 1 }], cards: [0, 0, 1] }), turn, [], 2),
    ['{act room, room comms}', 'call'],
    `
      2 act: {act room, room comms} {act end} > {act room, room comms}
      roomUsed(seat 2, at {place 6, room comms}, right control) | turn.roomActions 0>1 | turn.rooms 0>256
      2 trainOrCallChoice: train call > call
      called(seat 2, to {place 4, room airlock}) | figures.14 0>1 | cards.2 1>0 | turn.called 0>1`,
  ],
  [
    'AN-175 AN-231 Communication Centre with an empty card trains',
    () => begin(set({ figures: [{ comms: 1 }] }), turn),
    ['{act room, room comms}', '{act end}'],
    `
      0 act: {act room, room comms} {act end} > {act room, room comms}
      roomUsed(seat 0, at {place 6, room comms}, right control) | turn.roomActions 0>1 | turn.rooms 0>256
      trained(seat 0, count 1) | cards.0 0>1 | supplies.0 15>14
      0 act: {act end} > {act end}
      actionsEnded(seat 0, unused 0)`,
  ],
  [
    'AN-175 AN-231 Communication Centre with an empty supply calls',
    () => begin(set({ figures: [{ comms: 1, airlock: 13 }], cards: [2] }), turn),
    ['{act room, room comms}', '{act end}'],
    `
      0 act: {act room, room comms} {act end} > {act room, room comms}
      roomUsed(seat 0, at {place 6, room comms}, right control) | turn.roomActions 0>1 | turn.rooms 0>256
      called(seat 0, to {place 4, room airlock}) | figures.12 13>14 | cards.0 2>1 | turn.called 0>1
      0 act: {act end} > {act end}
      actionsEnded(seat 0, unused 0)`,
  ],
  [
    'AN-154 AN-G04 Override Key: a room of another, and an own one besides',
    () => begin(set({ technologies: OTHERS, figures: [{ crew: 3 }, { crew: 1, hangar: 1 }], dice: [{}, { technology: 1 }] }), turn, [], 1),
    ['{act technology, technology overrideKey}', '0', '{from 0, to 1}', '{from 1, to 0}', '{act room, room hangar}', '8', '{act end}'],
    `
      1 act: {act technology, technology ringShifter} {act technology, technology overrideKey} {act technology, technology transitTube} {act technology, technology repulsor} {act step} {act room, room hangar} {act end} > {act technology, technology overrideKey}
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology overrideKey) | exhaustedBy.1 -1>1 | turn.technologies 0>32
      1 overrideRoom: 0 5 > 0
      roomUsed(seat 1, at {place 0, room crew}, right card) | turn.roomActions 0>1
      movesGranted(seat 1, count 2) | turn.movesLeft 0>2
      1 move: {from 0, to 1} {from 0, to 3} {from 5, to 2} {from 5, to 4} {from 5, to 8} > {from 0, to 1}
      moved(seat 1, from {place 0, room crew}, to {place 1, room engine}) | figures.1 1>0 | figures.4 0>1 | turn.moved 0>1 | turn.movesLeft 2>1
      1 move(mayStop): {from 1, to 0} {from 1, to 2} {from 1, to 4} {from 5, to 2} {from 5, to 4} {from 5, to 8} stop > {from 1, to 0}
      moved(seat 1, from {place 1, room engine}, to {place 0, room crew}) | figures.1 0>1 | figures.4 1>0 | turn.moved 1>2 | turn.movesLeft 1>0
      1 act: {act room, room hangar} {act end} > {act room, room hangar}
      roomUsed(seat 1, at {place 5, room hangar}, right control) | turn.roomActions 1>2 | turn.rooms 0>16
      1 launchTo(from 5): 0 1 2 3 4 6 7 8 > 8
      moved(seat 1, from {place 5, room hangar}, to {place 8, room cryo}) | figures.16 1>0 | figures.25 0>1 | turn.moved 2>3
      1 act: {act end} > {act end}
      actionsEnded(seat 1, unused 0)`,
  ],
  [
    'AN-G04 Repulsor: somebody beside an own researcher',
    () =>
      begin(
        set({ technologies: OTHERS, figures: [{ crew: 1, zone: 1 }, { crew: 1 }, { crew: 1, zone: 2 }], dice: [{ technology: 1 }] }),
        turn,
      ),
    ['{act technology, technology repulsor}', '{seat 2, from 7, to 8}', '{act end}'],
    `
      0 act: {act technology, technology ringShifter} {act technology, technology overrideKey} {act technology, technology transitTube} {act technology, technology repulsor} {act step} {act end} > {act technology, technology repulsor}
      dieSpent(seat 0, symbol technology, use technology) | centre.4 0>1 | dice.4 1>0
      technologyUsed(seat 0, technology repulsor) | exhaustedBy.3 -1>0 | turn.technologies 0>128
      0 pushWhom: {seat 1, from 0, to 1} {seat 1, from 0, to 3} {seat 2, from 0, to 1} {seat 2, from 0, to 3} {seat 2, from 7, to 4} {seat 2, from 7, to 6} {seat 2, from 7, to 8} > {seat 2, from 7, to 8}
      pushed(seat 0, owner 2, from {place 7, room zone}, to {place 8, room cryo}) | figures.23 2>1 | figures.26 0>1
      0 act: {act end} > {act end}
      actionsEnded(seat 0, unused 0)`,
  ],
  [
    'AN-144 AN-G03 two room actions, each of another room',
    () => begin(set({ species: [null, null, 'dovani'], figures: [{}, {}, { crew: 2, hangar: 1 }] }), turn, [], 2),
    ['{act room, room crew}', '{from 0, to 1}', 'stop', '{act room, room hangar}', '2', '{act end}'],
    `
      2 act: {act room, room crew} {act room, room hangar} {act end} > {act room, room crew}
      roomUsed(seat 2, at {place 0, room crew}, right control) | turn.roomActions 0>1 | turn.rooms 0>1
      movesGranted(seat 2, count 2) | turn.movesLeft 0>2
      2 move: {from 0, to 1} {from 0, to 3} {from 5, to 2} {from 5, to 4} {from 5, to 8} > {from 0, to 1}
      moved(seat 2, from {place 0, room crew}, to {place 1, room engine}) | figures.2 2>1 | figures.5 0>1 | turn.moved 0>1 | turn.movesLeft 2>1
      2 move(mayStop): {from 0, to 1} {from 0, to 3} {from 1, to 0} {from 1, to 2} {from 1, to 4} {from 5, to 2} {from 5, to 4} {from 5, to 8} stop > stop
      then | turn.movesLeft 1>0
      2 act: {act room, room hangar} {act end} > {act room, room hangar}
      roomUsed(seat 2, at {place 5, room hangar}, right control) | turn.roomActions 1>2 | turn.rooms 1>17
      2 launchTo(from 5): 0 1 2 3 4 6 7 8 > 2
      moved(seat 2, from {place 5, room hangar}, to {place 2, room bridge}) | figures.8 0>1 | figures.17 1>0 | turn.moved 1>2
      2 act: {act end} > {act end}
      actionsEnded(seat 2, unused 0)`,
  ],
  [
    'AN-165 AN-243 Reactor: researchers of two others change places',
    () => begin(set({ figures: [{ crew: 1 }, { reactor: 2 }, { engine: 2 }] }), turn, [], 1),
    ['{act room, room reactor}', '{place 0, seat 0}', '{place 1, seat 2}'],
    `
      1 act: {act room, room reactor} {act end} > {act room, room reactor}
      roomUsed(seat 1, at {place 3, room reactor}, right control) | turn.roomActions 0>1 | turn.rooms 0>8
      1 swapFirst: {place 0, seat 0} {place 1, seat 2} {place 3, seat 1} > {place 0, seat 0}
      1 swapSecond(first {place 0, seat 0}): {place 1, seat 2} {place 3, seat 1} > {place 1, seat 2}
      swapped(seat 1, owners [0, 2], spots [{place 0, room crew}, {place 1, room engine}]) | figures.0 1>0 | figures.2 0>1 | figures.3 0>1 | figures.5 2>1`,
  ],
  [
    'AN-G08 Universal Tool with one in the supply and one on the card',
    () => begin(set({ figures: [{ airlock: 14 }], cards: [1], dice: [{ technology: 1 }] }), turn),
    ['{act technology, technology universalTool}', 'improviseTrain'],
    `
      0 act: {act technology, technology cloning} {act technology, technology universalTool} {act technology, technology vaccine} {act step} {act end} > {act technology, technology universalTool}
      dieSpent(seat 0, symbol technology, use technology) | centre.4 0>1 | dice.4 1>0
      technologyUsed(seat 0, technology universalTool) | exhaustedBy.2 -1>0 | turn.technologies 0>4
      0 chooseCommand: training support improviseTrain improviseCall movement > improviseTrain
      trained(seat 0, count 1) | cards.0 1>2 | supplies.0 1>0`,
  ],
  [
    'AN-169 a Contaminated Zone in the first place of the ship',
    () =>
      begin(
        set({ ship: { 0: 'zone', 7: 'crew' }, figures: [{ zone: 1, airlock: 1, cryo: 1 }], dice: [{ contamination: 1 }], vaccines: [1] }),
        turn,
      ),
    ['0'],
    `
      0 loseResearcher: 0 vaccine > 0
      not {what 4, reason lossesStartHere, rule AN-169} {what 8, reason lossesStartHere, rule AN-169}
      contaminated(seat 0, from {place 0, room zone}) | figures.0 1>0 | supplies.0 13>14 | centre.5 0>1 | dice.5 1>0`,
  ],
  [
    'AN-183 a ship with its first room face down is not charted',
    () =>
      begin(
        set({
          open: ['grandSurvey', 'pathfinders'],
          hidden: ['crew'],
          figures: [{}, { airlock: 2, zone: 2, cryo: 2, hangar: 2, bridge: 2 }],
        }),
        turn,
        [],
        1,
      ),
    ['{act end}', 'done'],
    `
      1 act: {act room, room bridge} {act room, room hangar} {act end} > {act end}
      actionsEnded(seat 1, unused 0)
      1 fulfil: done > done
      not {what grandSurvey, reason missionMissing, rule AN-183, args {parts [{have 5, need 6}, {have 8, need 8}]}} {what pathfinders, reason missionMissing, rule AN-183, args {parts [{have 0, need 1}, {have 5, need 5}]}}
      turnEnded(seat 1, returned 0)`,
  ],
  [
    'AN-183 a ship with its last room face down is not charted',
    () =>
      begin(
        set({
          open: ['grandSurvey', 'pathfinders'],
          hidden: ['cryo'],
          figures: [{}, {}, { airlock: 2, zone: 2, crew: 2, hangar: 2, bridge: 2 }],
        }),
        turn,
        [],
        2,
      ),
    ['{act end}', 'done'],
    `
      2 act: {act room, room crew} {act room, room bridge} {act room, room hangar} {act end} > {act end}
      actionsEnded(seat 2, unused 0)
      2 fulfil: done > done
      not {what grandSurvey, reason missionMissing, rule AN-183, args {parts [{have 5, need 6}, {have 8, need 8}]}} {what pathfinders, reason missionMissing, rule AN-183, args {parts [{have 0, need 1}, {have 5, need 5}]}}
      turnEnded(seat 2, returned 0)`,
  ],
  [
    'AN-183 AN-191 a charted ship',
    () => begin(set({ personal: ['pathfinders'], figures: [{ airlock: 2, zone: 2, crew: 2, hangar: 2, bridge: 2 }] }), turn),
    ['{act end}', 'pathfinders'],
    `
      0 act: {act room, room crew} {act room, room bridge} {act room, room hangar} {act end} > {act end}
      actionsEnded(seat 0, unused 0)
      0 fulfil: pathfinders done > pathfinders !reveal
      certain: fulfilled(seat 0, mission pathfinders, points 1, personal) | personal.0 pathfinders>null | fulfilled.0 at 0 []>[pathfinders]
      fulfilled(seat 0, mission pathfinders, points 1, personal) | personal.0 pathfinders>null | fulfilled.0 at 0 []>[pathfinders]`,
  ],
];

it.each(CASES)('%s', (_title, table, answers, expected) => {
  expect(follow(table(), answers)).toEqual(lines(expected));
});

describe('what only its holder knows', () => {
  it('AN-195 AN-238 these questions hang on a secret, and a turn ends with its missions', () => {
    const { asking } = andromeda.definition;
    const secret = (decision: string): boolean | undefined =>
      asking?.secret?.(set(), { id: 0, seat: 0, decision, args: {} } as unknown as Parameters<NonNullable<typeof asking.secret>>[1]);
    expect(['chooseSpecies', 'keepMission', 'fulfil', 'act', 'exchange'].map(secret)).toEqual([true, true, true, false, false]);
    expect(asking?.ends).toEqual(['fulfil']);
  });
});

it('migrates what earlier versions kept', () => {
  expect(Object.keys(andromeda.definition.migrate ?? {})).toEqual(['1', '2']);
});
