import { lines } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import type { SpeciesId } from '../content/species.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { turn } from '../rules/phase2.ts';
import { acting, action, choices, eager, laden, reluctant } from './story.ts';
import { begin, type Stage, set, turnOf } from './table.ts';

/** Every action at a table where all of them can be taken, once taking what is offered first and once what is offered last. */

const FIRST: readonly TechnologyId[] = ['teleporter', 'cloning', 'universalTool', 'vaccine'];
const OTHERS: readonly TechnologyId[] = ['ringShifter', 'overrideKey', 'transitTube', 'repulsor'];

type Case = readonly [
  ids: string,
  action: string,
  seat: number,
  species: SpeciesId | null,
  technologies: readonly TechnologyId[],
  way: typeof eager,
  lines: string,
];
const CASES: readonly Case[] = [
  [
    'AN-120 AN-118',
    '{act training}',
    1,
    null,
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol training, use training) | centre.0 2>3 | dice.6 1>0
      1 howMany(upTo 2): 2 1 > 2
      trained(seat 1, count 2) | cards.1 3>5 | supplies.1 4>2`,
  ],
  [
    'AN-120 AN-118',
    '{act training}',
    1,
    null,
    FIRST,
    reluctant,
    `
      dieSpent(seat 1, symbol training, use training) | centre.0 2>3 | dice.6 1>0
      1 howMany(upTo 2): 2 1 > 1
      trained(seat 1, count 1) | cards.1 3>4 | supplies.1 4>3`,
  ],
  [
    'AN-122 AN-123',
    '{act support}',
    1,
    null,
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol support, use support) | centre.1 0>1 | dice.7 1>0
      callsGranted(seat 1, count 2) | turn.callsLeft 0>2
      1 callTo: 4 5 > 4
      called(seat 1, to {place 4, room airlock}) | figures.13 2>3 | cards.1 3>2 | turn.called 0>1 | turn.callsLeft 2>1
      1 callTo(mayStop): 4 5 stop > 4
      called(seat 1, to {place 4, room airlock}) | figures.13 3>4 | cards.1 2>1 | turn.called 1>2 | turn.callsLeft 1>0`,
  ],
  [
    'AN-122 AN-123',
    '{act support}',
    1,
    null,
    FIRST,
    reluctant,
    `
      dieSpent(seat 1, symbol support, use support) | centre.1 0>1 | dice.7 1>0
      callsGranted(seat 1, count 2) | turn.callsLeft 0>2
      1 callTo: 4 5 > 5
      called(seat 1, to {place 5, room hangar}) | figures.16 2>3 | cards.1 3>2 | turn.called 0>1 | turn.callsLeft 2>1
      1 callTo(mayStop): 4 5 stop > stop
      then | turn.callsLeft 1>0`,
  ],
  [
    'AN-127',
    '{act improvise, as train}',
    1,
    null,
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol improvise, use improvise) | centre.2 0>1 | dice.8 1>0
      trained(seat 1, count 1) | cards.1 3>4 | supplies.1 4>3`,
  ],
  [
    'AN-127',
    '{act improvise, as call}',
    1,
    null,
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol improvise, use improvise) | centre.2 0>1 | dice.8 1>0
      callsGranted(seat 1, count 1) | turn.callsLeft 0>1
      1 callTo: 4 5 > 4
      called(seat 1, to {place 4, room airlock}) | figures.13 2>3 | cards.1 3>2 | turn.called 0>1 | turn.callsLeft 1>0`,
  ],
  [
    'AN-127',
    '{act improvise, as call}',
    1,
    null,
    FIRST,
    reluctant,
    `
      dieSpent(seat 1, symbol improvise, use improvise) | centre.2 0>1 | dice.8 1>0
      callsGranted(seat 1, count 1) | turn.callsLeft 0>1
      1 callTo: 4 5 > 5
      called(seat 1, to {place 5, room hangar}) | figures.16 2>3 | cards.1 3>2 | turn.called 0>1 | turn.callsLeft 1>0`,
  ],
  [
    'AN-128 AN-129 AN-130',
    '{act movement}',
    1,
    null,
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol movement, use movement) | centre.3 0>1 | dice.9 1>0
      movesGranted(seat 1, count 3) | turn.movesLeft 0>3
      1 move: {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} > {from 0, to 3}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 1, from {place 0, room crew}, to {place 3, room reactor}) | figures.1 1>0 | figures.10 2>3 | turn.moved 0>1 | turn.movesLeft 3>2
      1 move(mayStop): {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} stop > {from 2, to 5}
      not {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 1, from {place 2, room bridge}, to {place 5, room hangar}) | figures.7 1>0 | figures.16 2>3 | turn.moved 1>2 | turn.movesLeft 2>1
      1 move(mayStop): {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} stop > {from 3, to 0}
      not {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 1, from {place 3, room reactor}, to {place 0, room crew}) | figures.1 0>1 | figures.10 3>2 | turn.moved 2>3 | turn.movesLeft 1>0`,
  ],
  [
    'AN-128 AN-129 AN-130',
    '{act movement}',
    1,
    null,
    FIRST,
    reluctant,
    `
      dieSpent(seat 1, symbol movement, use movement) | centre.3 0>1 | dice.9 1>0
      movesGranted(seat 1, count 3) | turn.movesLeft 0>3
      1 move: {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} > {from 6, to 7}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 1, from {place 6, room comms}, to {place 7, room zone}) | figures.19 1>0 | figures.22 0>1 | turn.moved 0>1 | turn.movesLeft 3>2
      1 move(mayStop): {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 7, to 4} {from 7, to 6} stop > stop
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132} {what {from 7, to 8}, reason unexplored, rule AN-132}
      then | turn.movesLeft 2>0`,
  ],
  [
    'AN-134 AN-G05',
    '{act technology, technology teleporter}',
    1,
    null,
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology teleporter) | exhaustedBy.0 -1>1 | turn.technologies 0>1
      1 teleporterTo: 0 2 3 6 > 0
      not {what 4, reason teleporterHere, rule AN-G14} {what 5, reason teleporterHere, rule AN-G14} {what 7, reason noResearcherHere, rule AN-G05}
      teleporterPlaced(seat 1, at {place 0, room crew}) | teleporters.1 48>49`,
  ],
  [
    'AN-134 AN-G05',
    '{act technology, technology teleporter}',
    1,
    null,
    FIRST,
    reluctant,
    `
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology teleporter) | exhaustedBy.0 -1>1 | turn.technologies 0>1
      1 teleporterTo: 0 2 3 6 > 6
      not {what 4, reason teleporterHere, rule AN-G14} {what 5, reason teleporterHere, rule AN-G14} {what 7, reason noResearcherHere, rule AN-G05}
      teleporterPlaced(seat 1, at {place 6, room comms}) | teleporters.1 48>112`,
  ],
  [
    'AN-134 AN-G07',
    '{act technology, technology cloning}',
    1,
    null,
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology cloning) | exhaustedBy.1 -1>1 | turn.technologies 0>2
      1 cloneAt: 0 2 3 4 5 6 > 0
      cloned(seat 1, at {place 0, room crew}) | figures.1 1>2 | supplies.1 4>3`,
  ],
  [
    'AN-134 AN-G07',
    '{act technology, technology cloning}',
    1,
    null,
    FIRST,
    reluctant,
    `
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology cloning) | exhaustedBy.1 -1>1 | turn.technologies 0>2
      1 cloneAt: 0 2 3 4 5 6 > 6
      cloned(seat 1, at {place 6, room comms}) | figures.19 1>2 | supplies.1 4>3`,
  ],
  [
    'AN-134 AN-G08',
    '{act technology, technology universalTool}',
    1,
    null,
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology universalTool) | exhaustedBy.2 -1>1 | turn.technologies 0>4
      1 chooseCommand: training support improviseTrain improviseCall movement > training
      1 howMany(upTo 2): 2 1 > 2
      trained(seat 1, count 2) | cards.1 3>5 | supplies.1 4>2`,
  ],
  [
    'AN-134 AN-G08',
    '{act technology, technology universalTool}',
    1,
    null,
    FIRST,
    reluctant,
    `
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology universalTool) | exhaustedBy.2 -1>1 | turn.technologies 0>4
      1 chooseCommand: training support improviseTrain improviseCall movement > movement
      movesGranted(seat 1, count 3) | turn.movesLeft 0>3
      1 move: {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} > {from 6, to 7}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 1, from {place 6, room comms}, to {place 7, room zone}) | figures.19 1>0 | figures.22 0>1 | turn.moved 0>1 | turn.movesLeft 3>2
      1 move(mayStop): {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 7, to 4} {from 7, to 6} stop > stop
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132} {what {from 7, to 8}, reason unexplored, rule AN-132}
      then | turn.movesLeft 2>0`,
  ],
  [
    'AN-134 AN-G06',
    '{act technology, technology vaccine}',
    1,
    null,
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol technology, use technology) | centre.4 0>1 | dice.10 1>0
      technologyUsed(seat 1, technology vaccine) | exhaustedBy.3 -1>1 | turn.technologies 0>8
      vaccinesTaken(seat 1, count 2) | vaccines.1 0>2 | vaccineStock 9>7`,
  ],
  [
    'AN-139 AN-140 AN-143',
    '{act explore, to 1}',
    1,
    null,
    FIRST,
    eager,
    `
      1 spendDie(use explore): training support improvise movement technology > training
      dieSpent(seat 1, symbol training, use explore) | centre.0 2>3 | dice.6 1>0
      1 exploreFrom(to 1): 0 2 4 > 0 !reveal
      certain: then | figures.1 1>0 | figures.4 0>1 | turn.explored 0>1
      explored(seat 1, from {place 0, room crew}, to {place 1, room engine}) | explored 253>255 | figures.1 1>0 | figures.4 0>1 | turn.explored 0>1`,
  ],
  [
    'AN-139 AN-140 AN-143',
    '{act explore, to 1}',
    1,
    null,
    FIRST,
    reluctant,
    `
      1 spendDie(use explore): training support improvise movement technology > technology
      dieSpent(seat 1, symbol technology, use explore) | centre.4 0>1 | dice.10 1>0
      1 exploreFrom(to 1): 0 2 4 > 4 !reveal
      certain: then | figures.4 0>1 | figures.13 2>1 | turn.explored 0>1
      explored(seat 1, from {place 4, room airlock}, to {place 1, room engine}) | explored 253>255 | figures.4 0>1 | figures.13 2>1 | turn.explored 0>1`,
  ],
  [
    'AN-139 AN-140 AN-143',
    '{act explore, to 8}',
    1,
    null,
    FIRST,
    eager,
    `
      1 spendDie(use explore): training support improvise movement technology > training !reveal
      certain: dieSpent(seat 1, symbol training, use explore) | centre.0 2>3 | dice.6 1>0 ; then | figures.16 2>1 | figures.25 0>1 | turn.explored 0>1
      dieSpent(seat 1, symbol training, use explore) | centre.0 2>3 | dice.6 1>0
      explored(seat 1, from {place 5, room hangar}, to {place 8, room cryo}) | explored 253>509 | figures.16 2>1 | figures.25 0>1 | turn.explored 0>1`,
  ],
  [
    'AN-139 AN-140 AN-143',
    '{act explore, to 8}',
    1,
    null,
    FIRST,
    reluctant,
    `
      1 spendDie(use explore): training support improvise movement technology > technology !reveal
      certain: dieSpent(seat 1, symbol technology, use explore) | centre.4 0>1 | dice.10 1>0 ; then | figures.16 2>1 | figures.25 0>1 | turn.explored 0>1
      dieSpent(seat 1, symbol technology, use explore) | centre.4 0>1 | dice.10 1>0
      explored(seat 1, from {place 5, room hangar}, to {place 8, room cryo}) | explored 253>509 | figures.16 2>1 | figures.25 0>1 | turn.explored 0>1`,
  ],
  [
    'AN-136',
    '{act step}',
    1,
    null,
    FIRST,
    eager,
    `
      1 spendDie(use step): training support improvise movement technology > training
      dieSpent(seat 1, symbol training, use step) | centre.0 2>3 | dice.6 1>0
      movesGranted(seat 1, count 1) | turn.movesLeft 0>1
      1 move: {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} > {from 0, to 3}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 1, from {place 0, room crew}, to {place 3, room reactor}) | figures.1 1>0 | figures.10 2>3 | turn.moved 0>1 | turn.movesLeft 1>0`,
  ],
  [
    'AN-136',
    '{act step}',
    1,
    null,
    FIRST,
    reluctant,
    `
      1 spendDie(use step): training support improvise movement technology > technology
      dieSpent(seat 1, symbol technology, use step) | centre.4 0>1 | dice.10 1>0
      movesGranted(seat 1, count 1) | turn.movesLeft 0>1
      1 move: {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} > {from 6, to 7}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 1, from {place 6, room comms}, to {place 7, room zone}) | figures.19 1>0 | figures.22 0>1 | turn.moved 0>1 | turn.movesLeft 1>0`,
  ],
  [
    'AN-163 AN-164',
    '{act room, room bridge}',
    1,
    null,
    FIRST,
    eager,
    `
      !reveal
      certain: roomUsed(seat 1, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4 ; then | personal.1 hermits>null | drawn.1 at 0 []>[hermits]
      roomUsed(seat 1, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4
      to 1 missionsDrawn(seat 1, count 2, missions [massLanding, longMarch]), to others missionsDrawn(seat 1, count 2) | personalStack at 23 [longMarch, massLanding]>[] | stackSeenBy at 23 [0, 0]>[] | personal.1 hermits>null | drawn.1 at 0 []>[hermits, massLanding, longMarch]
      1 keepMission: hermits massLanding longMarch > hermits
      to 1 missionKept(seat 1, returned 2, mission hermits), to others missionKept(seat 1, returned 2) | personalStack at 0 []>[longMarch, massLanding] | stackSeenBy at 0 []>[2, 2] | personal.1 null>hermits | drawn.1 at 0 [hermits, massLanding, longMarch]>[]`,
  ],
  [
    'AN-163 AN-164',
    '{act room, room bridge}',
    1,
    null,
    FIRST,
    reluctant,
    `
      !reveal
      certain: roomUsed(seat 1, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4 ; then | personal.1 hermits>null | drawn.1 at 0 []>[hermits]
      roomUsed(seat 1, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4
      to 1 missionsDrawn(seat 1, count 2, missions [massLanding, longMarch]), to others missionsDrawn(seat 1, count 2) | personalStack at 23 [longMarch, massLanding]>[] | stackSeenBy at 23 [0, 0]>[] | personal.1 hermits>null | drawn.1 at 0 []>[hermits, massLanding, longMarch]
      1 keepMission: hermits massLanding longMarch > longMarch
      to 1 missionKept(seat 1, returned 2, mission longMarch), to others missionKept(seat 1, returned 2) | personalStack at 0 []>[massLanding, hermits] | stackSeenBy at 0 []>[2, 2] | personal.1 null>longMarch | drawn.1 at 0 [hermits, massLanding, longMarch]>[]`,
  ],
  [
    'AN-165 AN-166',
    '{act room, room reactor}',
    1,
    null,
    FIRST,
    eager,
    `
      roomUsed(seat 1, at {place 3, room reactor}, right control) | turn.roomActions 0>1 | turn.rooms 0>8
      1 swapFirst: {place 0, seat 0} {place 0, seat 1} {place 2, seat 1} {place 3, seat 0} {place 3, seat 1} {place 3, seat 2} {place 4, seat 1} {place 4, seat 2} {place 5, seat 1} {place 5, seat 2} {place 6, seat 1} {place 6, seat 2} {place 7, seat 0} > {place 0, seat 0}
      1 swapSecond(first {place 0, seat 0}): {place 3, seat 1} {place 3, seat 2} > {place 3, seat 1}
      swapped(seat 1, owners [0, 1], spots [{place 0, room crew}, {place 3, room reactor}]) | figures.0 1>0 | figures.1 1>2 | figures.9 1>2 | figures.10 2>1`,
  ],
  [
    'AN-165 AN-166',
    '{act room, room reactor}',
    1,
    null,
    FIRST,
    reluctant,
    `
      roomUsed(seat 1, at {place 3, room reactor}, right control) | turn.roomActions 0>1 | turn.rooms 0>8
      1 swapFirst: {place 0, seat 0} {place 0, seat 1} {place 2, seat 1} {place 3, seat 0} {place 3, seat 1} {place 3, seat 2} {place 4, seat 1} {place 4, seat 2} {place 5, seat 1} {place 5, seat 2} {place 6, seat 1} {place 6, seat 2} {place 7, seat 0} > {place 7, seat 0}
      1 swapSecond(first {place 7, seat 0}): {place 4, seat 1} {place 4, seat 2} {place 6, seat 1} {place 6, seat 2} > {place 6, seat 2}
      swapped(seat 1, owners [0, 2], spots [{place 7, room zone}, {place 6, room comms}]) | figures.18 0>1 | figures.20 1>0 | figures.21 2>1 | figures.23 0>1`,
  ],
  [
    'AN-167',
    '{act room, room hangar}',
    1,
    null,
    FIRST,
    eager,
    `
      roomUsed(seat 1, at {place 5, room hangar}, right control) | turn.roomActions 0>1 | turn.rooms 0>16
      1 launchTo(from 5): 0 2 3 4 6 7 > 0
      moved(seat 1, from {place 5, room hangar}, to {place 0, room crew}) | figures.1 1>2 | figures.16 2>1 | turn.moved 0>1`,
  ],
  [
    'AN-167',
    '{act room, room hangar}',
    1,
    null,
    FIRST,
    reluctant,
    `
      roomUsed(seat 1, at {place 5, room hangar}, right control) | turn.roomActions 0>1 | turn.rooms 0>16
      1 launchTo(from 5): 0 2 3 4 6 7 > 7
      moved(seat 1, from {place 5, room hangar}, to {place 7, room zone}) | figures.16 2>1 | figures.22 0>1 | turn.moved 0>1`,
  ],
  [
    'AN-117',
    '{act end}',
    1,
    null,
    FIRST,
    eager,
    `
      actionsEnded(seat 1, unused 5)`,
  ],
  [
    'AN-134 AN-G04',
    '{act technology, technology ringShifter}',
    2,
    null,
    OTHERS,
    eager,
    `
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology ringShifter) | exhaustedBy.0 -1>2 | turn.technologies 0>16
      2 shiftTeleporter: {from 4, to 0} {from 4, to 2} {from 4, to 3} {from 4, to 6} {from 4, to 7} {from 5, to 0} {from 5, to 2} {from 5, to 3} {from 5, to 6} {from 5, to 7} > {from 4, to 0}
      teleporterMoved(seat 2, from {place 4, room airlock}, to {place 0, room crew}) | teleporters.2 48>33`,
  ],
  [
    'AN-134 AN-G04',
    '{act technology, technology ringShifter}',
    2,
    null,
    OTHERS,
    reluctant,
    `
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology ringShifter) | exhaustedBy.0 -1>2 | turn.technologies 0>16
      2 shiftTeleporter: {from 4, to 0} {from 4, to 2} {from 4, to 3} {from 4, to 6} {from 4, to 7} {from 5, to 0} {from 5, to 2} {from 5, to 3} {from 5, to 6} {from 5, to 7} > {from 5, to 7}
      teleporterMoved(seat 2, from {place 5, room hangar}, to {place 7, room zone}) | teleporters.2 48>144`,
  ],
  [
    'AN-134 AN-G04',
    '{act technology, technology overrideKey}',
    2,
    null,
    OTHERS,
    eager,
    `
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology overrideKey) | exhaustedBy.1 -1>2 | turn.technologies 0>32
      2 overrideRoom: 0 2 3 5 6 > 0
      roomUsed(seat 2, at {place 0, room crew}, right card) | turn.roomActions 0>1
      movesGranted(seat 2, count 2) | turn.movesLeft 0>2
      2 move: {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} > {from 0, to 3}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 2, from {place 0, room crew}, to {place 3, room reactor}) | figures.2 1>0 | figures.11 2>3 | turn.moved 0>1 | turn.movesLeft 2>1
      2 move(mayStop): {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} stop > {from 2, to 5}
      not {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 2, from {place 2, room bridge}, to {place 5, room hangar}) | figures.8 1>0 | figures.17 2>3 | turn.moved 1>2 | turn.movesLeft 1>0`,
  ],
  [
    'AN-134 AN-G04',
    '{act technology, technology overrideKey}',
    2,
    null,
    OTHERS,
    reluctant,
    `
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology overrideKey) | exhaustedBy.1 -1>2 | turn.technologies 0>32
      2 overrideRoom: 0 2 3 5 6 > 6
      roomUsed(seat 2, at {place 6, room comms}, right card) | turn.roomActions 0>1
      2 trainOrCallChoice: train call > call
      callsGranted(seat 2, count 1) | turn.callsLeft 0>1
      2 callTo: 4 5 > 5
      called(seat 2, to {place 5, room hangar}) | figures.17 2>3 | cards.2 3>2 | turn.called 0>1 | turn.callsLeft 1>0`,
  ],
  [
    'AN-134 AN-G04',
    '{act technology, technology transitTube}',
    2,
    null,
    OTHERS,
    eager,
    `
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology transitTube) | exhaustedBy.2 -1>2 | turn.technologies 0>64
      2 transitWay: {from 0, to 2} {from 0, to 3} {from 0, to 4} {from 0, to 5} {from 0, to 6} {from 0, to 7} {from 2, to 0} {from 2, to 3} {from 2, to 4} {from 2, to 5} {from 2, to 6} {from 2, to 7} {from 3, to 0} {from 3, to 2} {from 3, to 4} {from 3, to 5} {from 3, to 6} {from 3, to 7} {from 4, to 0} {from 4, to 2} {from 4, to 3} {from 4, to 5} {from 4, to 6} {from 4, to 7} {from 5, to 0} {from 5, to 2} {from 5, to 3} {from 5, to 4} {from 5, to 6} {from 5, to 7} {from 6, to 0} {from 6, to 2} {from 6, to 3} {from 6, to 4} {from 6, to 5} {from 6, to 7} > {from 0, to 2}
      moved(seat 2, from {place 0, room crew}, to {place 2, room bridge}) | figures.2 1>0 | figures.8 1>2 | turn.moved 0>1`,
  ],
  [
    'AN-134 AN-G04',
    '{act technology, technology transitTube}',
    2,
    null,
    OTHERS,
    reluctant,
    `
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology transitTube) | exhaustedBy.2 -1>2 | turn.technologies 0>64
      2 transitWay: {from 0, to 2} {from 0, to 3} {from 0, to 4} {from 0, to 5} {from 0, to 6} {from 0, to 7} {from 2, to 0} {from 2, to 3} {from 2, to 4} {from 2, to 5} {from 2, to 6} {from 2, to 7} {from 3, to 0} {from 3, to 2} {from 3, to 4} {from 3, to 5} {from 3, to 6} {from 3, to 7} {from 4, to 0} {from 4, to 2} {from 4, to 3} {from 4, to 5} {from 4, to 6} {from 4, to 7} {from 5, to 0} {from 5, to 2} {from 5, to 3} {from 5, to 4} {from 5, to 6} {from 5, to 7} {from 6, to 0} {from 6, to 2} {from 6, to 3} {from 6, to 4} {from 6, to 5} {from 6, to 7} > {from 6, to 7}
      moved(seat 2, from {place 6, room comms}, to {place 7, room zone}) | figures.20 1>0 | figures.23 0>1 | turn.moved 0>1`,
  ],
  [
    'AN-134 AN-G04',
    '{act technology, technology repulsor}',
    2,
    null,
    OTHERS,
    eager,
    `
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology repulsor) | exhaustedBy.3 -1>2 | turn.technologies 0>128
      2 pushWhom: {seat 1, from 0, to 3} {seat 0, from 3, to 0} {seat 0, from 3, to 4} {seat 0, from 3, to 6} {seat 1, from 3, to 0} {seat 1, from 3, to 4} {seat 1, from 3, to 6} {seat 0, from 4, to 3} {seat 0, from 4, to 5} {seat 0, from 4, to 7} {seat 0, from 5, to 2} {seat 0, from 5, to 4} {seat 0, from 6, to 3} {seat 0, from 6, to 7} > {seat 1, from 0, to 3}
      pushed(seat 2, owner 1, from {place 0, room crew}, to {place 3, room reactor}) | figures.1 1>0 | figures.10 1>2`,
  ],
  [
    'AN-134 AN-G04',
    '{act technology, technology repulsor}',
    2,
    null,
    OTHERS,
    reluctant,
    `
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology repulsor) | exhaustedBy.3 -1>2 | turn.technologies 0>128
      2 pushWhom: {seat 1, from 0, to 3} {seat 0, from 3, to 0} {seat 0, from 3, to 4} {seat 0, from 3, to 6} {seat 1, from 3, to 0} {seat 1, from 3, to 4} {seat 1, from 3, to 6} {seat 0, from 4, to 3} {seat 0, from 4, to 5} {seat 0, from 4, to 7} {seat 0, from 5, to 2} {seat 0, from 5, to 4} {seat 0, from 6, to 3} {seat 0, from 6, to 7} > {seat 0, from 6, to 7}
      pushed(seat 2, owner 0, from {place 6, room comms}, to {place 7, room zone}) | figures.18 1>0 | figures.21 0>1`,
  ],
  [
    'AN-139 AN-140 AN-143',
    '{act explore, to 1}',
    2,
    null,
    OTHERS,
    eager,
    `
      2 spendDie(use explore): training support improvise movement technology > training
      dieSpent(seat 2, symbol training, use explore) | centre.0 2>3 | dice.12 1>0
      2 exploreFrom(to 1): 0 2 4 > 0 !reveal
      certain: then | figures.2 1>0 | figures.5 0>1 | turn.explored 0>1
      explored(seat 2, from {place 0, room crew}, to {place 1, room engine}) | explored 253>255 | figures.2 1>0 | figures.5 0>1 | turn.explored 0>1`,
  ],
  [
    'AN-139 AN-140 AN-143',
    '{act explore, to 1}',
    2,
    null,
    OTHERS,
    reluctant,
    `
      2 spendDie(use explore): training support improvise movement technology > technology
      dieSpent(seat 2, symbol technology, use explore) | centre.4 0>1 | dice.16 1>0
      2 exploreFrom(to 1): 0 2 4 > 4 !reveal
      certain: then | figures.5 0>1 | figures.14 2>1 | turn.explored 0>1
      explored(seat 2, from {place 4, room airlock}, to {place 1, room engine}) | explored 253>255 | figures.5 0>1 | figures.14 2>1 | turn.explored 0>1`,
  ],
  [
    'AN-139 AN-140 AN-143',
    '{act explore, to 8}',
    2,
    null,
    OTHERS,
    eager,
    `
      2 spendDie(use explore): training support improvise movement technology > training !reveal
      certain: dieSpent(seat 2, symbol training, use explore) | centre.0 2>3 | dice.12 1>0 ; then | figures.17 2>1 | figures.26 0>1 | turn.explored 0>1
      dieSpent(seat 2, symbol training, use explore) | centre.0 2>3 | dice.12 1>0
      explored(seat 2, from {place 5, room hangar}, to {place 8, room cryo}) | explored 253>509 | figures.17 2>1 | figures.26 0>1 | turn.explored 0>1`,
  ],
  [
    'AN-139 AN-140 AN-143',
    '{act explore, to 8}',
    2,
    null,
    OTHERS,
    reluctant,
    `
      2 spendDie(use explore): training support improvise movement technology > technology !reveal
      certain: dieSpent(seat 2, symbol technology, use explore) | centre.4 0>1 | dice.16 1>0 ; then | figures.17 2>1 | figures.26 0>1 | turn.explored 0>1
      dieSpent(seat 2, symbol technology, use explore) | centre.4 0>1 | dice.16 1>0
      explored(seat 2, from {place 5, room hangar}, to {place 8, room cryo}) | explored 253>509 | figures.17 2>1 | figures.26 0>1 | turn.explored 0>1`,
  ],
  [
    'AN-128 AN-129 AN-130',
    '{act movement}',
    0,
    'sylth',
    FIRST,
    eager,
    `
      dieSpent(seat 0, symbol movement, use movement) | centre.3 0>1 | dice.3 1>0
      movesGranted(seat 0, count 4) | turn.movesLeft 0>4
      0 move: {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} > {from 0, to 3}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 0, from {place 0, room crew}, to {place 3, room reactor}) | figures.0 1>0 | figures.9 2>3 | turn.moved 0>1 | turn.movesLeft 4>3
      0 move(mayStop): {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} stop > {from 2, to 5}
      not {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 0, from {place 2, room bridge}, to {place 5, room hangar}) | figures.6 1>0 | figures.15 2>3 | turn.moved 1>2 | turn.movesLeft 3>2
      0 move(mayStop): {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} stop > {from 3, to 0}
      not {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 0, from {place 3, room reactor}, to {place 0, room crew}) | figures.0 0>1 | figures.9 3>2 | turn.moved 2>3 | turn.movesLeft 2>1
      0 move(mayStop): {from 0, to 3} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} stop > {from 0, to 3}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 0, from {place 0, room crew}, to {place 3, room reactor}) | figures.0 1>0 | figures.9 2>3 | turn.moved 3>4 | turn.movesLeft 1>0`,
  ],
  [
    'AN-128 AN-129 AN-130',
    '{act movement}',
    0,
    'sylth',
    FIRST,
    reluctant,
    `
      dieSpent(seat 0, symbol movement, use movement) | centre.3 0>1 | dice.3 1>0
      movesGranted(seat 0, count 4) | turn.movesLeft 0>4
      0 move: {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} > {from 6, to 7}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 0, from {place 6, room comms}, to {place 7, room zone}) | figures.18 1>0 | figures.21 0>1 | turn.moved 0>1 | turn.movesLeft 4>3
      0 move(mayStop): {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 7, to 4} {from 7, to 6} stop > stop
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132} {what {from 7, to 8}, reason unexplored, rule AN-132}
      then | turn.movesLeft 3>0`,
  ],
  [
    'AN-120 AN-118',
    '{act training}',
    1,
    'tarn',
    FIRST,
    eager,
    `
      dieSpent(seat 1, symbol training, use training) | centre.0 2>3 | dice.6 1>0
      1 howMany(upTo 3): 3 2 1 > 3
      trained(seat 1, count 3) | cards.1 3>6 | supplies.1 4>1`,
  ],
  [
    'AN-120 AN-118',
    '{act training}',
    1,
    'tarn',
    FIRST,
    reluctant,
    `
      dieSpent(seat 1, symbol training, use training) | centre.0 2>3 | dice.6 1>0
      1 howMany(upTo 3): 3 2 1 > 1
      trained(seat 1, count 1) | cards.1 3>4 | supplies.1 4>3`,
  ],
  [
    'AN-134 AN-G07',
    '{act technology, technology cloning}',
    2,
    'mnemos',
    FIRST,
    eager,
    `
      2 spendDie(use technology): training support improvise movement technology > training
      abilityUsed(seat 2, species mnemos) | turn.abilityUsed false>true
      dieSpent(seat 2, symbol training, use technology) | centre.0 2>3 | dice.12 1>0
      technologyUsed(seat 2, technology cloning) | exhaustedBy.1 -1>2 | turn.technologies 0>2
      2 cloneAt: 0 2 3 4 5 6 > 0
      cloned(seat 2, at {place 0, room crew}) | figures.2 1>2 | supplies.2 4>3`,
  ],
  [
    'AN-134 AN-G07',
    '{act technology, technology cloning}',
    2,
    'mnemos',
    FIRST,
    reluctant,
    `
      2 spendDie(use technology): training support improvise movement technology > technology
      dieSpent(seat 2, symbol technology, use technology) | centre.4 0>1 | dice.16 1>0
      technologyUsed(seat 2, technology cloning) | exhaustedBy.1 -1>2 | turn.technologies 0>2
      2 cloneAt: 0 2 3 4 5 6 > 6
      cloned(seat 2, at {place 6, room comms}) | figures.20 1>2 | supplies.2 4>3`,
  ],
  [
    'AN-127 AN-G03',
    '{act improvise, as both}',
    0,
    'kessik',
    FIRST,
    eager,
    `
      dieSpent(seat 0, symbol improvise, use improvise) | centre.2 0>1 | dice.2 1>0
      trained(seat 0, count 1) | cards.0 3>4 | supplies.0 4>3
      callsGranted(seat 0, count 1) | turn.callsLeft 0>1
      0 callTo: 4 5 > 4
      called(seat 0, to {place 4, room airlock}) | figures.12 2>3 | cards.0 4>3 | turn.called 0>1 | turn.callsLeft 1>0`,
  ],
  [
    'AN-127 AN-G03',
    '{act improvise, as both}',
    0,
    'kessik',
    FIRST,
    reluctant,
    `
      dieSpent(seat 0, symbol improvise, use improvise) | centre.2 0>1 | dice.2 1>0
      trained(seat 0, count 1) | cards.0 3>4 | supplies.0 4>3
      callsGranted(seat 0, count 1) | turn.callsLeft 0>1
      0 callTo: 4 5 > 5
      called(seat 0, to {place 5, room hangar}) | figures.15 2>3 | cards.0 4>3 | turn.called 0>1 | turn.callsLeft 1>0`,
  ],
  [
    'AN-134 AN-G08',
    '{act technology, technology universalTool}',
    0,
    'kessik',
    FIRST,
    eager,
    `
      dieSpent(seat 0, symbol technology, use technology) | centre.4 0>1 | dice.4 1>0
      technologyUsed(seat 0, technology universalTool) | exhaustedBy.2 -1>0 | turn.technologies 0>4
      0 chooseCommand: training support improviseTrain improviseCall improviseBoth movement > training
      0 howMany(upTo 2): 2 1 > 2
      trained(seat 0, count 2) | cards.0 3>5 | supplies.0 4>2`,
  ],
  [
    'AN-134 AN-G08',
    '{act technology, technology universalTool}',
    0,
    'kessik',
    FIRST,
    reluctant,
    `
      dieSpent(seat 0, symbol technology, use technology) | centre.4 0>1 | dice.4 1>0
      technologyUsed(seat 0, technology universalTool) | exhaustedBy.2 -1>0 | turn.technologies 0>4
      0 chooseCommand: training support improviseTrain improviseCall improviseBoth movement > movement
      movesGranted(seat 0, count 3) | turn.movesLeft 0>3
      0 move: {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 6, to 3} {from 6, to 7} > {from 6, to 7}
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132}
      moved(seat 0, from {place 6, room comms}, to {place 7, room zone}) | figures.18 1>0 | figures.21 0>1 | turn.moved 0>1 | turn.movesLeft 3>2
      0 move(mayStop): {from 0, to 3} {from 2, to 5} {from 3, to 0} {from 3, to 4} {from 3, to 6} {from 4, to 3} {from 4, to 5} {from 4, to 7} {from 5, to 2} {from 5, to 4} {from 7, to 4} {from 7, to 6} stop > stop
      not {what {from 0, to 1}, reason unexplored, rule AN-132} {what {from 2, to 1}, reason unexplored, rule AN-132} {what {from 4, to 1}, reason unexplored, rule AN-132} {what {from 5, to 8}, reason unexplored, rule AN-132} {what {from 7, to 8}, reason unexplored, rule AN-132}
      then | turn.movesLeft 2>0`,
  ],
  [
    'AN-139 AN-140 AN-143',
    '{act explore, to 8}',
    1,
    'ulmara',
    FIRST,
    eager,
    `
      !reveal
      certain: abilityUsed(seat 1, species ulmara) | turn.abilityUsed false>true ; then | figures.16 2>1 | figures.25 0>1 | turn.explored 0>1
      abilityUsed(seat 1, species ulmara) | turn.abilityUsed false>true
      explored(seat 1, from {place 5, room hangar}, to {place 8, room cryo}) | explored 253>509 | figures.16 2>1 | figures.25 0>1 | turn.explored 0>1`,
  ],
  [
    'AN-163 AN-164',
    '{act room, room bridge}',
    2,
    'dovani',
    FIRST,
    eager,
    `
      !reveal
      certain: roomUsed(seat 2, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4 ; then | personal.2 hermits>null | drawn.2 at 0 []>[hermits]
      roomUsed(seat 2, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4
      to 2 missionsDrawn(seat 2, count 2, missions [massLanding, longMarch]), to others missionsDrawn(seat 2, count 2) | personalStack at 23 [longMarch, massLanding]>[] | stackSeenBy at 23 [0, 0]>[] | personal.2 hermits>null | drawn.2 at 0 []>[hermits, massLanding, longMarch]
      2 keepMission: hermits massLanding longMarch > hermits
      to 2 missionKept(seat 2, returned 2, mission hermits), to others missionKept(seat 2, returned 2) | personalStack at 0 []>[longMarch, massLanding] | stackSeenBy at 0 []>[4, 4] | personal.2 null>hermits | drawn.2 at 0 [hermits, massLanding, longMarch]>[]`,
  ],
  [
    'AN-163 AN-164',
    '{act room, room bridge}',
    2,
    'dovani',
    FIRST,
    reluctant,
    `
      !reveal
      certain: roomUsed(seat 2, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4 ; then | personal.2 hermits>null | drawn.2 at 0 []>[hermits]
      roomUsed(seat 2, at {place 2, room bridge}, right control) | turn.roomActions 0>1 | turn.rooms 0>4
      to 2 missionsDrawn(seat 2, count 2, missions [massLanding, longMarch]), to others missionsDrawn(seat 2, count 2) | personalStack at 23 [longMarch, massLanding]>[] | stackSeenBy at 23 [0, 0]>[] | personal.2 hermits>null | drawn.2 at 0 []>[hermits, massLanding, longMarch]
      2 keepMission: hermits massLanding longMarch > longMarch
      to 2 missionKept(seat 2, returned 2, mission longMarch), to others missionKept(seat 2, returned 2) | personalStack at 0 []>[massLanding, hermits] | stackSeenBy at 0 []>[4, 4] | personal.2 null>longMarch | drawn.2 at 0 [hermits, massLanding, longMarch]>[]`,
  ],
];

it.each(CASES)('%s %s, seat %i, species %s', (_ids, name, seat, species, technologies, way, expected) => {
  expect(action(laden(seat, technologies, species), seat, name, way)).toEqual(lines(expected));
});

/** What is offered, and what is refused and why. */
const CHOICES: readonly (readonly [title: string, table: () => Stage, lines: string])[] = [
  [
    'AN-113 AN-114 AN-119 a die of each command',
    () => acting(laden(0, FIRST), 0),
    `
      {act training}
      {act support}
      {act improvise, as train}
      {act improvise, as call}
      {act movement}
      {act technology, technology teleporter}
      {act technology, technology cloning}
      {act technology, technology universalTool}
      {act technology, technology vaccine}
      {act explore, to 1}
      {act explore, to 8}
      {act step}
      {act room, room bridge}
      {act room, room reactor}
      {act room, room hangar}
      {act end}
      not {what {act room, room crew}, reason roomTied, rule AN-150, args {need 1}}
      not {what {act room, room comms}, reason roomTied, rule AN-150, args {need 1}}`,
  ],
  [
    'AN-113 AN-241 no die and nobody aboard',
    () => turnOf({ hidden: ['crew'], cards: [2] }),
    `
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act step}, reason noCommandDie, rule AN-136}
      not {what {act technology, technology teleporter}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology cloning}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology universalTool}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology vaccine}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act explore, to 0}, reason noResearcherBeside, rule AN-138}
      not {what {act room, room engine}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-121 AN-126 AN-231 everybody is aboard',
    () => turnOf({ figures: [{ airlock: 8, crew: 8 }], dice: [{ training: 1, support: 1, improvise: 1 }] }),
    `
      {act step}
      {act room, room crew}
      {act end}
      not {what {act training}, reason supplyEmpty, rule AN-121}
      not {what {act support}, reason cardEmpty, rule AN-126}
      not {what {act improvise, as train}, reason supplyEmpty, rule AN-231}
      not {what {act improvise, as call}, reason cardEmpty, rule AN-231}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act technology, technology teleporter}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology cloning}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology universalTool}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology vaccine}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act room, room engine}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-126 AN-129 AN-241 dice, but nobody aboard and nobody trained',
    () => turnOf({ technologies: OTHERS, dice: [{ support: 1, movement: 1, technology: 1 }] }),
    `
      {act technology, technology ringShifter}
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason cardEmpty, rule AN-126}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noOneAboard, rule AN-129}
      not {what {act step}, reason noOneAboard, rule AN-136}
      not {what {act technology, technology overrideKey}, reason technologyNoEffect, rule AN-241}
      not {what {act technology, technology transitTube}, reason technologyNoEffect, rule AN-241}
      not {what {act technology, technology repulsor}, reason technologyNoEffect, rule AN-241}
      not {what {act room, room crew}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room engine}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-134 AN-135 technologies somebody has used',
    () => turnOf({ figures: [{ airlock: 1 }], dice: [{ technology: 2 }], exhausted: { cloning: 2, vaccine: 0 } }),
    `
      {act technology, technology universalTool}
      {act step}
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act technology, technology teleporter}, reason technologyNoEffect, rule AN-241}
      not {what {act technology, technology cloning}, reason exhausted, rule AN-134, args {by 2}}
      not {what {act technology, technology vaccine}, reason exhausted, rule AN-134, args {by 0}}
      not {what {act room, room crew}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room engine}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-234 AN-241 no vaccine left, no marker left',
    () =>
      turnOf({
        seats: 4,
        figures: [{ airlock: 16 }],
        dice: [{ technology: 1 }],
        vaccines: [4, 3, 3],
        teleporters: [['airlock', 'crew', 'zone']],
      }),
    `
      {act technology, technology teleporter}
      {act technology, technology universalTool}
      {act step}
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act technology, technology cloning}, reason technologyNoEffect, rule AN-241}
      not {what {act technology, technology vaccine}, reason technologyNoEffect, rule AN-241}
      not {what {act room, room crew}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room engine}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-G03 any die is a Use Technology die',
    () => turnOf({ species: ['mnemos'], figures: [{ airlock: 2 }], dice: [{ training: 1 }], hidden: ['engine'] }),
    `
      {act training}
      {act technology, technology cloning}
      {act technology, technology universalTool}
      {act technology, technology vaccine}
      {act explore, to 1}
      {act step}
      {act end}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act technology, technology teleporter}, reason technologyNoEffect, rule AN-241}
      not {what {act room, room crew}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-G03 the first exploration needs no die',
    () => turnOf({ species: ['ulmara'], figures: [{ airlock: 2 }], hidden: ['engine', 'crew'] }),
    `
      {act explore, to 1}
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act step}, reason noCommandDie, rule AN-136}
      not {what {act technology, technology teleporter}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology cloning}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology universalTool}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology vaccine}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act explore, to 0}, reason noResearcherBeside, rule AN-138}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-138 AN-139 nothing to explore with',
    () => turnOf({ figures: [{ airlock: 2 }], hidden: ['engine', 'crew'] }),
    `
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act step}, reason noCommandDie, rule AN-136}
      not {what {act technology, technology teleporter}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology cloning}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology universalTool}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology vaccine}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act explore, to 0}, reason noResearcherBeside, rule AN-138}
      not {what {act explore, to 1}, reason noCommandDie, rule AN-139}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-147 AN-148 AN-150 AN-159 rooms led, tied, lost, and the Engine Room',
    () =>
      turnOf({
        figures: [
          { crew: 1, engine: 1, bridge: 2, reactor: 1, comms: 2 },
          { crew: 3, bridge: 2, hangar: 2 },
          { reactor: 2, comms: 1 },
        ],
        cards: [1],
      }),
    `
      {act room, room comms}
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act step}, reason noCommandDie, rule AN-136}
      not {what {act technology, technology teleporter}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology cloning}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology universalTool}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology vaccine}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act room, room crew}, reason roomOutnumbered, rule AN-147, args {need 3, controller 1}}
      not {what {act room, room engine}, reason roomOnlyWhenCalling, rule AN-159}
      not {what {act room, room bridge}, reason roomTied, rule AN-150, args {need 1}}
      not {what {act room, room reactor}, reason roomOutnumbered, rule AN-147, args {need 2, controller 2}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 3}}`,
  ],
  [
    'AN-159 AN-126 the Engine Room with nobody to call',
    () => turnOf({ figures: [{ engine: 1 }] }),
    `
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act step}, reason noCommandDie, rule AN-136}
      not {what {act technology, technology teleporter}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology cloning}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology universalTool}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology vaccine}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act room, room crew}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room engine}, reason cardEmpty, rule AN-159}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-113 AN-121 AN-126 one in the supply, one on the card, one aboard, seat 1',
    () =>
      begin(
        set({ figures: [{}, { airlock: 14 }], cards: [0, 1], dice: [{ support: 1 }, { training: 1, support: 1, improvise: 1 }] }),
        turn,
        [],
        1,
      ),
    `
      {act training}
      {act support}
      {act improvise, as train}
      {act improvise, as call}
      {act step}
      {act end}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act technology, technology teleporter}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology cloning}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology universalTool}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology vaccine}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act room, room crew}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room engine}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-113 no die on the order card of seat 2',
    () =>
      begin(
        set({ figures: [{}, {}, { airlock: 2 }], cards: [0, 0, 1], dice: [{ training: 2 }, { support: 2, technology: 1 }] }),
        turn,
        [],
        2,
      ),
    `
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act movement}, reason noDie, rule AN-113, args {symbol movement}}
      not {what {act step}, reason noCommandDie, rule AN-136}
      not {what {act technology, technology teleporter}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology cloning}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology universalTool}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology vaccine}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act room, room crew}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room engine}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room hangar}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
  [
    'AN-113 dice of the last seat of four',
    () =>
      begin(
        set({
          seats: 4,
          figures: [{}, {}, {}, { cryo: 2 }],
          cards: [0, 0, 0, 1],
          dice: [{}, {}, {}, { movement: 1, contamination: 0 }],
          hidden: ['hangar'],
        }),
        turn,
        [],
        3,
      ),
    `
      {act movement}
      {act explore, to 5}
      {act step}
      {act end}
      not {what {act training}, reason noDie, rule AN-113, args {symbol training}}
      not {what {act support}, reason noDie, rule AN-113, args {symbol support}}
      not {what {act improvise, as train}, reason noDie, rule AN-113, args {symbol improvise}}
      not {what {act technology, technology teleporter}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology cloning}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology universalTool}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act technology, technology vaccine}, reason noDie, rule AN-113, args {symbol technology}}
      not {what {act room, room crew}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room engine}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room bridge}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room reactor}, reason noOneInRoom, rule AN-147, args {need 1}}
      not {what {act room, room comms}, reason noOneInRoom, rule AN-147, args {need 1}}`,
  ],
];

it.each(CHOICES)('%s', (_title, table, expected) => {
  expect(choices(table())).toEqual(lines(expected));
});
