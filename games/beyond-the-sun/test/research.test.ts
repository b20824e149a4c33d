import { describe, expect, it } from 'vitest';
import { FIELD, FIELDS_OF, type FieldId, LEFT_OF, NEEDED } from '../content/fields.ts';
import { TECH_IDS, TECHNOLOGIES, techsOfLevel } from '../content/technologies/index.ts';
import { possibleTypes } from '../rules/research.ts';
import { cubesOf, holder, move, type Play, Table } from './table.ts';

/** Denis has Narrow-Beam Laser and Terraforming and takes research II. */
const denis = (): Table => new Table().ore(0, 2).researched(0, '1', '2');

/** Something that finishes whatever an immediate bonus asks. */
const through = (play: Play): Play =>
  play.playOn(
    (_ask, options) => (options.includes('stop') ? 'stop' : options[0]),
    (ask) => ask.decision === 'chooseProduction',
  );

describe('research', () => {
  it('BS-184 runs in order: field, cube, event, card, immediate bonus', () => {
    const table = denis().event('B', 'bumperHarvest').onTop('humanExperiments', 'plasmaCannon');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'B');
    play.answer('chooseType', 'military');
    play.answer('chooseTechnology', 'humanExperiments');
    const order = ['fieldResearched', 'eventTurnedUp', 'eventDiscarded', 'cardsTurnedUp', 'technologyPlaced', 'immediateBonus'];
    expect(play.events.map((e) => e.type).filter((type) => order.includes(type))).toEqual(order);
  });

  it('BS-185 only fields of exactly the level named may be chosen', () => {
    const table = denis().researched(0, '3', '4').population(0, 4).ore(0, 9);
    expect(table.act(0, 'basic.2/1').options()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(new Table().act(0, 'basic.1/1').options()).toEqual(['1', '2', '3', '4']);
  });

  it('BS-186 levels III and IV are out of reach of Basic Spacefaring; technologies and guilds lead there', () => {
    const table = new Table().ore(0, 20).population(0, 6).researched(0, '1', '2', 'A', 'B');
    const basic = table
      .turn(0)
      .options()
      .filter((o) => `${o}`.startsWith('basic'));
    for (const space of basic) {
      const play = new Table().ore(0, 20).population(0, 6).researched(0, '1', '2', 'A', 'B').act(0, `${space}`);
      if (play.asked === 'chooseField') for (const field of play.options()) expect(FIELD[field as FieldId]).toBeLessThan(10);
    }
    const academy = new Table().ore(0, 20).population(0, 6).researched(0, '1', '2', 'A', 'B');
    academy.state.guilds = 0b1111;
    expect(academy.act(0, 'academyGuild/1').options()).toEqual(['G', 'H']);
    const guild = new Table().ore(0, 20).population(0, 6).researched(0, 'G', 'H');
    guild.state.guilds = 0b0100;
    const play = guild.act(0, 'technocratsGuild/1');
    play.answer('chooseOne', 'a');
    expect(play.options()).toEqual(['M']);
  });

  it('BS-187 a technology already researched cannot be chosen again', () => {
    const play = new Table().researched(0, '2').act(0, 'basic.1/1');
    expect(play.options()).toEqual(['1', '3', '4']);
    expect(play.refusal('2')).toMatchObject({ reason: 'alreadyResearched', rule: 'BS-187' });
  });

  it('BS-188 BS-189 every technology directly left and joined by a line is needed, earlier ones are not asked for', () => {
    const play = new Table().ore(0, 2).researched(0, '1').act(0, 'basic.2/1');
    expect(play.options()).toEqual(['A']);
    expect(play.refusal('B')).toMatchObject({ reason: 'prerequisites', rule: 'BS-188' });
    const table = new Table().ore(0, 9).researched(0, 'A');
    table.state.guilds = 0b0010;
    expect(table.act(0, 'academyGuild/1').options()).toEqual(['G']);
  });

  it('BS-190 level I has no prerequisites', () => {
    expect(FIELDS_OF[1].flatMap((field) => LEFT_OF[field])).toEqual([]);
    expect(new Table().act(0, 'basic.1/1').options()).toHaveLength(4);
  });

  it('BS-191 BS-192 higher fields need 1 or 2 prerequisites, two of the level IV fields 2 of 3', () => {
    for (const level of [2, 3] as const) {
      for (const field of FIELDS_OF[level]) {
        expect([1, 2]).toContain(LEFT_OF[field].length);
        expect(NEEDED[field]).toBe(LEFT_OF[field].length);
      }
    }
    expect(FIELDS_OF[4].map((field) => [NEEDED[field], LEFT_OF[field].length])).toEqual([
      [2, 2],
      [2, 3],
      [2, 3],
    ]);
    const table = new Table().ore(0, 9).known('G', 'hivemindComputing', 0).researched(0, 'H', 'J');
    expect(table.act(0, 'hivemindComputing.1/1').options()).toEqual(['M', 'N']);
  });

  it('BS-193 the eye allows known technologies only', () => {
    const table = new Table(2).ore(0, 3).researched(0, '1', '2').known('A', 'technologyLicensing', 0).known('B', 'plasmaCannon', 1);
    const play = table.act(0, 'technologyLicensing.1/1');
    expect(play.options()).toEqual(['3', '4', 'B']);
    expect(play.refusal('C')).toMatchObject({ reason: 'unknown', rule: 'BS-193' });
  });

  it('BS-194 without the eye known and unknown fields may be chosen', () => {
    const play = denis().known('A', 'plasmaCannon', 1).act(0, 'basic.2/1');
    expect(play.options()).toEqual(['A', 'B', 'C']);
  });

  it('BS-195 a discovery is known to all: others research it if they meet its prerequisites', () => {
    const table = new Table().known('A', 'plasmaCannon', 0).ore(1, 2).ore(2, 3).researched(1, '1').researched(2, '4');
    const play = table.act(1, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.events.some((e) => e.type === 'eventTurnedUp' || e.type === 'cardsTurnedUp')).toBe(false);
    expect(table.act(2, 'basic.2/2').options()).toEqual(['F']);
  });

  it('BS-196 one population lies on the bar of the field', () => {
    const play = denis().known('A', 'plasmaCannon', 1).act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.state.cubes[FIELD.A]).toBe(0b11);
    expect(play.state.factions[0].population).toBe(1);
  });

  it('BS-197 cubes of others never prevent research', () => {
    const play = new Table().known('2', undefined, 1, 2, 3).act(0, 'basic.1/1');
    play.answer('chooseField', '2');
    expect(play.state.cubes[1]).toBe(0b1111);
  });

  it('BS-198 a cube on a technology never comes back', () => {
    const table = denis();
    const before = [...table.state.cubes];
    const play = table.ore(0, 3).act(0, 'basic.4/1');
    play.answer('chooseProduction', 'trade');
    while (play.asked === 'chooseTrade' && play.options().length > 1) play.answer('chooseTrade', play.options()[0]);
    expect(play.state.cubes).toEqual(before);
    expect(cubesOf(play.state, 0)).toBe(20);
  });

  it('BS-199 a faction has at most one cube on a field', () => {
    const play = new Table().researched(0, '1', '2', '3').act(0, 'basic.1/1');
    expect(play.options()).toEqual(['4']);
    play.answer('chooseField', '4');
    expect(
      new Table()
        .researched(0, '1', '2', '3', '4')
        .turn(0)
        .options()
        .some((o) => `${o}`.startsWith('basic.1')),
    ).toBe(false);
  });
});

describe('events', () => {
  it('BS-200 BS-201 researching an unknown level II field turns its event up after the cube, before the card', () => {
    const play = denis().event('A', 'bumperHarvest').act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.state.cubes[FIELD.A]).toBe(1);
    expect(play.asked).toBe('chooseTechnology');
    expect(play.events.map((e) => e.type)).toContain('eventTurnedUp');
  });

  it('BS-202 known technologies, level I and level IV trigger none', () => {
    const known = denis().known('A', 'plasmaCannon', 1).act(0, 'basic.2/1');
    known.answer('chooseField', 'A');
    const first = new Table().act(0, 'basic.1/1');
    first.answer('chooseField', '2');
    const fourth = new Table().ore(0, 9).known('G', 'hivemindComputing', 0).known('H', 'capitalShip', 0).act(0, 'hivemindComputing.1/1');
    fourth.answer('chooseField', 'M');
    expect(fourth.asked).toBe('chooseType');
    for (const play of [known, first, fourth]) expect(play.events.some((e) => e.type === 'eventTurnedUp')).toBe(false);
  });

  it('BS-203 an event is discarded unless it says that it stays', () => {
    const harvest = denis().event('A', 'bumperHarvest').act(0, 'basic.2/1');
    harvest.answer('chooseField', 'A');
    expect(harvest.state.discarded).toEqual(['bumperHarvest']);
    const census = denis().event('A', 'greatCensus').act(0, 'basic.2/1');
    census.answer('chooseField', 'A');
    expect([census.state.discarded, census.state.staying]).toEqual([[], ['greatCensus']]);
  });

  it('BS-204 events concern every faction, the researcher first', () => {
    const play = denis().event('A', 'bumperHarvest').act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.events.flatMap((e) => (e.type === 'recruited' ? [e.seat] : []))).toEqual([0, 1, 2, 3]);
    const signal = new Table().ore(2, 2).researched(2, '1').event('A', 'distressSignal').act(2, 'basic.2/1');
    signal.answer('chooseField', 'A');
    const asked: number[] = [];
    signal.playOn(
      (ask) => {
        asked.push(ask.seat);
        return 'stop';
      },
      (ask) => ask.decision !== 'chooseJump',
    );
    expect(asked).toEqual([2, 3, 0, 1]);
  });

  it('BS-205 an event opens a guild and gives the researcher 1 ore', () => {
    const play = denis().event('A', 'mayaChaturvedi').act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.events).toContainEqual({ type: 'guildOpened', guild: 'academyGuild' });
    expect(play.state.guilds).toBe(0b0010);
    expect(play.state.factions[0].ore).toBe(1);
  });

  it('each event does what it says', () => {
    const at = (event: Parameters<Table['event']>[1]): Play => {
      const third = new Table().ore(0, 9).population(0, 3).known('A', 'hypercomputing', 0);
      third.state.guilds = 0b0010;
      const play = third.event('G', event).act(0, 'academyGuild/1');
      play.answer('chooseField', 'G');
      return play;
    };
    const levy = at('oreLevy');
    expect(levy.state.factions.map((f) => f.ore)).toEqual([2, 0, 0, 0]);
    const contact = at('firstContact');
    expect(contact.options()).toEqual(['a', 'b']);
    contact.answer('chooseOne', 'b');
    expect(contact.state.factions[0].ore).toBe(6);
    const rogue = at('rogueStar');
    rogue.answer('placeRogueStar', 'a2');
    expect(rogue.state.systems[9]).toBe('lalande21185');
    expect(rogue.state.rogueBeside).toBe(2);
    const enlightened = at('massEnlightenment');
    expect(enlightened.asked).toBe('takeOptional');
    enlightened.answer('takeOptional', 'do');
    expect(enlightened.options()).toEqual(['1', '2', '3', '4']);
    const ono = at('ono');
    expect(ono.state.guilds).toBe(0b1010);
    const boom = denis().base(1, 'a1').base(1, 'y1').base(1, 'y2', 'ore').event('A', 'prospectingBoom').act(0, 'basic.2/1');
    boom.answer('chooseField', 'A');
    expect(boom.state.factions.map((f) => f.ore)).toEqual([0, 4, 2, 2]);
    const reform = denis().event('A', 'labourReform').ore(0, 4).act(0, 'basic.2/1');
    reform.answer('chooseField', 'A');
    reform.answer('takeOptional', 'do');
    reform.answer('chooseMarker', 'ore');
    expect(reform.state.factions[0]).toMatchObject({ automation: 'o', ore: 0 });
    const prize = denis().event('A', 'humanitarianPrize').act(0, 'basic.2/1');
    prize.answer('chooseField', 'A');
    prize.answer('takePrize', 'decline', 0);
    prize.answer('takePrize', 'take', 1);
    expect(prize.state.prize).toBe(1);
    expect(prize.state.factions[1].population).toBe(1);
    expect(prize.asked).toBe('chooseTechnology');
  });
});

describe('choosing the card', () => {
  it('BS-206 step 4 is for unknown technologies only', () => {
    const play = denis().known('A', 'supplyDepot', 1).act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.asked).toBe('chooseProduction');
  });

  it('BS-207 BS-208 the type comes from the prerequisites: one, or two of the same, leave no choice', () => {
    const play = denis().act(0, 'basic.2/1');
    play.answer('chooseField', 'C');
    expect(play.asked).not.toBe('chooseType');
    const table = new Table().known('A', 'modularFleet', 0).known('B', 'supplyDepot', 0);
    expect(possibleTypes(table.state, 0, FIELD.H)).toEqual(['commerce']);
  });

  it('BS-209 two types: the researcher chooses before any card is shown', () => {
    const play = denis().act(0, 'basic.2/1');
    play.answer('chooseField', 'B');
    expect(play.asked).toBe('chooseType');
    expect(play.options()).toEqual(['military', 'commerce']);
    expect(play.events.some((e) => e.type === 'cardsTurnedUp')).toBe(false);
  });

  it('BS-210 BS-211 of a 2-of-3 field only the prerequisites one has count, all three if one has them', () => {
    const table = new Table().known('H', 'capitalShip', 0).known('I', 'hivemindComputing', 0);
    table.known('J', 'wormholeTechnology', 1);
    expect(possibleTypes(table.state, 0, FIELD.N)).toEqual(['science', 'military']);
    expect(possibleTypes(table.state, 1, FIELD.N)).toEqual(['commerce']);
    const all = new Table().known('H', 'capitalShip', 0).known('I', 'hivemindComputing', 0).known('J', 'wormholeTechnology', 0);
    expect(possibleTypes(all.state, 0, FIELD.N)).toEqual(['science', 'military', 'commerce']);
  });

  it('BS-212 BS-213 BS-214 cards are turned up until two fit, hybrids by either half; the others lie aside', () => {
    const table = denis().onTop('hypercomputing', 'modularFleet', 'verticalFarms', 'remoteProbes', 'plasmaCannon');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    expect(play.options()).toEqual(['modularFleet', 'remoteProbes']);
    expect(play.state.aside).toEqual(['hypercomputing', 'verticalFarms']);
  });

  it('BS-215 one of the two fitting cards is placed', () => {
    const play = denis().onTop('modularFleet', 'remoteProbes').act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    play.answer('chooseTechnology', 'remoteProbes');
    expect(play.state.technologies[FIELD.A]).toBe('remoteProbes');
  });

  it('BS-216 the others go to the bottom in random order, known to be there; the deck keeps its order', () => {
    const table = denis().onTop('hypercomputing', 'modularFleet', 'remoteProbes', 'verticalFarms', 'supplyDepot');
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    play.answer('chooseTechnology', 'remoteProbes');
    const { cards, buried } = play.state.techDecks[0];
    expect(cards.slice(-2)).toEqual(['supplyDepot', 'verticalFarms']);
    expect(new Set(cards.slice(0, 2))).toEqual(new Set(['hypercomputing', 'modularFleet']));
    expect(buried).toEqual([2]);
    expect(play.game.view(play.position, 1).table.techDecks[0]).toEqual({ unseen: 13, buried: [['hypercomputing', 'modularFleet']] });
  });

  it('BS-217 with one fitting card left there is no choice; with none, one of two from the mixed deck', () => {
    const scarce = denis();
    scarce.state.techDecks[0].cards = ['verticalFarms', 'plasmaCannon', 'hypercomputing'];
    const one = scarce.act(0, 'basic.2/1');
    one.answer('chooseField', 'A');
    expect(one.options()).toEqual(['plasmaCannon']);
    const empty = denis();
    empty.state.techDecks[0].cards = ['verticalFarms', 'hypercomputing', 'bioSynapticNetwork'];
    const none = empty.act(0, 'basic.2/1');
    none.answer('chooseField', 'A');
    expect(none.options()).toHaveLength(2);
    none.answer('chooseTechnology', none.options()[0]);
    expect(none.state.techDecks[0].cards).toHaveLength(2);
  });

  it('BS-218 a placed card stays on its field', () => {
    const table = denis().known('A', 'plasmaCannon', 1);
    const play = table.act(0, 'basic.2/1');
    play.answer('chooseField', 'A');
    through(play);
    expect(play.state.technologies[FIELD.A]).toBe('plasmaCannon');
  });

  it('BS-219 types keep to their focus: research with science, ships with military, colonising with commerce', () => {
    const kinds = (type: string): string[] =>
      TECH_IDS.filter((id) => TECHNOLOGIES[id].primary === type || TECHNOLOGIES[id].secondary === type).flatMap((id) =>
        [...(TECHNOLOGIES[id].immediate ?? []), ...(TECHNOLOGIES[id].actions ?? []).flatMap((a) => a.effects)].map((e) => e.kind),
      );
    const share = (type: string, kind: string): number => kinds(type).filter((k) => k === kind).length / kinds(type).length;
    const least = (kind: string, type: string): void => {
      for (const other of ['science', 'economy', 'military', 'commerce']) {
        if (other !== type) expect(share(type, kind), `${kind}: ${type} against ${other}`).toBeGreaterThan(share(other, kind));
      }
    };
    least('research', 'science');
    least('build', 'military');
    least('recruit', 'economy');
    least('colonise', 'commerce');
  });
});

describe('the immediate bonus', () => {
  it('BS-220 it is given once, right after research', () => {
    const play = new Table().act(0, 'basic.1/1');
    play.answer('chooseField', '3');
    expect(play.state.factions[0]).toMatchObject({ automation: 'f', population: 2 });
    expect(play.asked).toBe('chooseProduction');
  });

  it('BS-221 everybody who researches the card gets it, not only the first', () => {
    const table = new Table();
    for (const seat of [0, 1, 2]) {
      const play = table.act(seat, `basic.1/${seat + 1}`);
      play.answer('chooseField', '3');
    }
    expect(table.state.factions.map((f) => f.automation)).toEqual(['f', 'f', 'f', '']);
  });

  it('BS-222 effects outside the box are not carried out', () => {
    const play = new Table().ore(0, 5).act(0, 'basic.1/1');
    play.answer('chooseField', '4');
    expect(play.state.factions[0]).toMatchObject({ ore: 5, automation: 'o' });
    expect(play.asked).toBe('chooseProduction');
  });

  it('BS-223 a lasting ability works from research on', () => {
    const table = new Table().ore(0, 9).known('K', 'subatomicFabrication', 1).researched(0, 'E');
    table.state.guilds = 0b0010;
    const play = table.act(0, 'academyGuild/1');
    play.answer('chooseField', 'K');
    play.answer('chooseMarker', 'food');
    play.answer('chooseJump', move(1, 'sol', 'a2'));
    // Sirius is an ore system, but the marker may come from either track now.
    expect(play.asked).toBe('chooseMarker');
    expect(play.options()).toEqual(['food', 'ore']);
    play.answer('chooseMarker', 'food');
    expect(holder(play.state, 'a2')).toBe(0);
    expect(play.state.factions[0].mines).toBe(8);
  });
});

describe('Denis researches', () => {
  it('BS-224 with Laser and Terraforming he may choose A, B or C, not D, E or F', () => {
    expect(denis().act(0, 'basic.2/1').options()).toEqual(['A', 'B', 'C']);
  });

  it('BS-225 he chooses B: 2 ore, 1 population left of B, the event there', () => {
    const play = denis().event('B', 'bumperHarvest').act(0, 'basic.2/1');
    play.answer('chooseField', 'B');
    expect(play.state.factions[0].ore).toBe(0);
    expect(play.state.cubes[FIELD.B]).toBe(1);
    expect(play.events).toContainEqual({ type: 'eventTurnedUp', seat: 0, field: 'B', event: 'bumperHarvest' });
  });

  it('BS-226 B is joined to military and commerce; he chooses military', () => {
    const play = denis().act(0, 'basic.2/1');
    play.answer('chooseField', 'B');
    expect(play.options()).toEqual(['military', 'commerce']);
  });

  it('BS-227 he finds Human Experiments and Plasma Cannon, places the cannon and takes its bonus', () => {
    const play = denis().event('B', 'greatCensus').onTop('verticalFarms', 'humanExperiments', 'plasmaCannon').act(0, 'basic.2/1');
    play.answer('chooseField', 'B');
    play.answer('chooseType', 'military');
    expect(play.options()).toEqual(['humanExperiments', 'plasmaCannon']);
    play.answer('chooseTechnology', 'plasmaCannon');
    expect(play.state.technologies[FIELD.B]).toBe('plasmaCannon');
    expect(play.asked).toBe('chooseUpgrade');
    expect(techsOfLevel(2)).toContain('plasmaCannon');
  });
});
