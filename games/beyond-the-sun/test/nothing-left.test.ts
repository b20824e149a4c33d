import { describe, expect, it } from 'vitest';
import { asking } from '../asking.ts';
import { cardOf } from '../content/spaces.ts';
import { beyondTheSun } from '../index.ts';
import { progress } from '../queries.ts';
import { opens } from '../rules/display.ts';
import { outcome } from '../score.ts';
import { shipOf, Table } from './table.ts';

/** Where something has run out, or is just enough: empty decks, no ships, the last marker of a track. */

describe('decks that have run out', () => {
  /** Seat 2 researches a technology of level III with this event on its field. */
  const turnedUp = (event: 'spacecraftMuseum' | 'dysonSphere' | 'rogueStar', table = new Table()) => {
    table.ore(2, 9).known('A', 'plasmaCannon', 2).event('G', event);
    table.state.guilds = 0b0010;
    return table.act(2, 'academyGuild/1');
  };

  it('a rogue star without any system is put away unasked; with one of deck B it comes', () => {
    const none = turnedUp('rogueStar', new Table().fewSystems('A', 0).fewSystems('B', 0));
    none.answer('chooseField', 'G');
    expect([none.asked === 'placeRogueStar', none.state.discarded]).toEqual([false, ['rogueStar']]);
    const one = turnedUp('rogueStar', new Table().fewSystems('A', 0).fewSystems('B', 1));
    one.answer('chooseField', 'G');
    expect(one.asked).toBe('placeRogueStar');
  });

  it('a Dyson Sphere turns up a system of deck B, which cannot be taken back; without one it is put away', () => {
    const play = turnedUp('dysonSphere', new Table().fewSystems('B', 1));
    const [system] = play.state.systemDecks[1].cards;
    expect(play.answer('chooseField', 'G').barrier).toBe('reveal');
    expect([play.state.dyson, play.state.systemDecks[1].cards]).toEqual([system, []]);
    const none = turnedUp('dysonSphere', new Table().fewSystems('A', 0).fewSystems('B', 0));
    none.answer('chooseField', 'G');
    expect([none.state.dyson, none.state.discarded]).toEqual([null, ['dysonSphere']]);
  });

  it('Colonial Ministry tells of nothing where no system is left, and does not ask about a single one', () => {
    const none = new Table().fewSystems('A', 0).fewSystems('B', 0).effect(1, 'colonialMinistry!');
    expect([none.over, none.events.map(({ type }) => type)]).toEqual([true, []]);
    const one = new Table().fewSystems('A', 1).fewSystems('B', 0);
    const [system] = one.state.systemDecks[0].cards;
    expect(one.effect(1, 'colonialMinistry!').state.factions[1].colonies).toEqual([system]);
  });

  it('the museum asks everybody with a ship, from whoever turned it up', () => {
    const play = turnedUp('spacecraftMuseum', new Table().noShips(0));
    play.answer('chooseField', 'G');
    const asked: number[] = [];
    while (play.asked === 'exhibit') {
      asked.push(play.ask().seat);
      play.answer('exhibit', 'keep');
    }
    expect(asked).toEqual([2, 3, 1]);
  });
});

describe('the last markers', () => {
  const base = (food: number, mines: number): string | undefined => {
    const table = new Table().system('a1', 'wolf359').tracks(1, food, mines).ore(1, 5).known('2', undefined, 1);
    const play = table.act(1, 'terraforming.2/1');
    play.answer('chooseJump', { ship: 1, from: 'sol', to: 'a1' });
    play.answer('chooseJump', 'stop');
    return play.asked;
  };

  it('a track is chosen while either has a marker, and not once both are empty', () => {
    expect([base(1, 0), base(0, 1), base(1, 1)]).toEqual(['chooseMarker', 'chooseMarker', 'chooseMarker']);
    expect(base(0, 0)).not.toBe('chooseMarker');
  });

  it('Giga-Corporations swap a star only for a marker that is there', () => {
    const swaps = (food: number, mines: number): unknown[] => {
      const table = new Table().power(1, 'swapStars').tracks(1, food, mines);
      table.state.factions[1].automation += '*';
      return table
        .turn(1)
        .options()
        .flatMap((option) => (typeof option === 'object' && option !== null && 'marker' in option ? [option.marker] : []));
    };
    expect(swaps(1, 1)).toEqual(['food', 'ore']);
    expect(swaps(0, 1)).toEqual(['ore']);
    expect(swaps(1, 0)).toEqual(['food']);
    expect(swaps(0, 0)).toEqual([]);
  });

  it('Galactic HQ may upgrade in the middle of an upgrade where two ships can be', () => {
    const table = (): Table => new Table().power(1, 'headquarters').known('A', 'supplyDepot', 1).noShips(1).ship(1, 'sol', 3);
    expect(table().act(1, 'supplyDepot.1/1').options()).toEqual([shipOf(3, 'sol')]);
    expect(table().ship(1, 'a1', 1).act(1, 'supplyDepot.1/1').options()).toEqual([
      shipOf(3, 'sol'),
      shipOf(1, 'a1'),
      { interject: 'headquarters', ship: 3, at: 'sol' },
      { interject: 'headquarters', ship: 1, at: 'a1' },
    ]);
  });
});

describe('why a system cannot be colonised', () => {
  it('BS-305 with a ship there, however small, it is for control; BS-306 without one for strength', () => {
    const table = new Table().ore(1, 9).known('2', undefined, 1).ship(1, 'b1', 4).base(1, 'b1').ship(1, 'b2', 4).base(1, 'b2');
    const play = table.ship(1, 'a1', 1).base(2, 'a1').ship(2, 'a1', 2).act(1, 'terraforming.1/1');
    expect([play.asked, play.options()]).toEqual(['chooseColony', ['b1', 'b2']]);
    expect(play.refusals()).toEqual([
      { what: 'a1', reason: 'notControlled', rule: 'BS-305' },
      { what: 'a2', reason: 'tooWeak', rule: 'BS-306', args: { missing: 2 } },
    ]);
  });
});

describe('how far an achievement is', () => {
  it('Specialist counts the kind there is more of, of colonies and of what is controlled', () => {
    const of = (table: Table): readonly number[] => progress(table.state, 1, 'specialist');
    expect(of(new Table().colony(1, 'sirius').colony(1, 'procyon'))).toEqual([2, 4]);
    expect(of(new Table().colony(1, 'sirius').colony(1, 'procyon').colony(1, 'ross128'))).toEqual([2, 4]);
    expect(of(new Table().colony(1, 'ross128').colony(1, 'procyon').base(1, 'a1'))).toEqual([2, 4]);
    expect(of(new Table().colony(1, 'wolf359').colony(1, 'procyon').base(1, 'y2'))).toEqual([3, 4]);
  });

  it('Polymath wants a card of its own for every type: many of one do not stand in for another', () => {
    const table = new Table().known('A', 'plasmaCannon', 1).known('B', 'humanExperiments', 1).known('C', 'verticalFarms', 1);
    expect(progress(table.state, 1, 'polymath')).toEqual([2, 4]);
    table.known('D', 'merchantConvoys', 1).known('E', 'supplyDepot', 1).known('F', 'colonyShips', 1);
    expect(progress(table.state, 1, 'polymath')).toEqual([3, 4]);
  });
});

describe('the result', () => {
  it('says what decided a tie, and nothing where points do', () => {
    const tied = new Table(2);
    tied.state.round = 9;
    tied.state.lastRound = 9;
    tied.ore(1, 7);
    expect(outcome(tied.state)).toMatchObject({ winners: [1], ties: [{ by: 'markers' }, { by: 'population' }, { by: 'ore', ahead: [1] }] });
    const clear = new Table(2).researched(1, '1');
    clear.state.lastRound = clear.state.round;
    expect(outcome(clear.state).winners).toEqual([1]);
    expect(Object.keys(outcome(clear.state)).sort()).toEqual(['ending', 'scores', 'winners']);
  });
});

it('a space is named after its card', () => {
  expect(['narrowBeamLaser.1/2', 'sirius.control', 'massCloning!', 'massEnlightenment:0'].map(cardOf)).toEqual([
    'narrowBeamLaser',
    'sirius',
    'massCloning',
    'massEnlightenment',
  ]);
});

it('no question of this game is a secret, and none is a window for others', () => {
  const position = beyondTheSun.start(beyondTheSun.configure(2, {}), 'open');
  expect([asking.secret(position.state, position.asks[0]), asking.windows]).toEqual([false, {}]);
});

it('BS-390 technologies that open rows of the display', () => {
  const opened = (
    [
      'advancedRobotics',
      'hypercomputing',
      'bioSynapticNetwork',
      'planetaryScaleResearch',
      'cerebralImplants',
      'metahumanChambers',
      'galacticHq',
    ] as const
  ).map((card) => `${card} ${[...opens(card)].join('')}`);
  expect(opened).toEqual([
    'advancedRobotics 2',
    'hypercomputing 2',
    'bioSynapticNetwork 12',
    'planetaryScaleResearch 1234',
    'cerebralImplants 23',
    'metahumanChambers 4',
    'galacticHq ',
  ]);
});
