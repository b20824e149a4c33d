import { isInterjection } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/factions.ts';
import { abilitiesOfFaction, allAbilities } from '../content/tables.ts';
import { strengthOf } from '../rules/war.ts';
import { FREE, OCCUPIED } from '../state.ts';
import { en } from '../text/en.ts';
import {
  act,
  after,
  alliance,
  cubes,
  develop,
  endTurn,
  eventsOf,
  faction,
  galacticOf,
  game,
  give,
  hand,
  occupied,
  onTrade,
  planets,
  playCard,
  productionOf,
  researched,
  type Scenery,
  settle,
  table,
  technology,
  turnOf,
  warOf,
} from './table.ts';

const swarmsOffered = (t: Scenery): number[] =>
  t.options().flatMap((o) => (isInterjection(o) && o.interject === 'swarm' ? [Number(o.planet)] : []));
const lightningOf = (t: Scenery, id: string) =>
  t
    .options()
    .find(
      (o) =>
        typeof o === 'object' &&
        o !== null &&
        'use' in o &&
        en.option({ ...t.ask(), answered: false } as never, o, game.view(t.position, 0)).includes(`faction:${id}|`),
    );

describe('known factions', () => {
  it('AG-244 Cheiki: 5 credits for 1 discovery and 1 influence, any number of times', () => {
    const t = turnOf(give(alliance(table(2), 0, 'cheiki'), 0, { credits: 11 }));
    const ability = lightningOf(t, 'cheiki') ?? null;
    t.answer('chooseAction', ability);
    t.answer('chooseAction', ability);
    expect(t.state.players[0]).toMatchObject({ credits: 1, discovery: 2, influence: 2 });
    expect(lightningOf(t, 'cheiki')).toBeUndefined();
  });

  it('AG-245 Humans: introduction bonus 2 credits and 1 cruiser', () => {
    const t = playCard(turnOf(hand(alliance(table(2), 0, 'axiom'), 0, 'humans')), 'humans', 'main');
    expect(t.state.players[0]).toMatchObject({ credits: 2, cruisers: 1 });
  });

  it('AG-246 Us’ud: each Develop gives 2 of a resource', () => {
    const s = give(settle(alliance(table(2), 0, 'usud'), 0, planets.karskVolcanic), 0, { credits: 7 });
    const t = act(turnOf(s), { action: 'develop', planet: planets.karskVolcanic });
    t.answer('chooseReward', 1);
    expect(t.state.players[0]).toMatchObject({ discovery: 2, relics: 1, prestige: 1 });
  });

  it('AG-247 Us’ud: Ion Cannon, a regular technology with 3 strength', () => {
    const s = give(alliance(table(2), 0, 'usud'), 0, { credits: 5 });
    const t = act(turnOf(s), { action: 'research', technology: technology('ionCannon') });
    expect(strengthOf(t.state, 0)).toBe(3);
    expect(t.state.players[0]).toMatchObject({ credits: 0, discovery: 0 });
  });

  it('AG-248 Legarchaea: in production 2 credits for each own volcanic planet, occupied ones included', () => {
    const s = occupied(settle(alliance(table(2, { round: 4 }), 0, 'legarchaea'), 0, planets.karskVolcanic), 0, planets.veilVolcanic);
    develop(s, 0, planets.tessalyWarm);
    expect(productionOf(s).state.players[0].credits).toBe(4);
  });

  describe('Sojourner', () => {
    /** Seat 0 has an old colony and settles a new one. */
    const nomads = (more: object = {}) => {
      const s = settle(alliance(table(2), 0, 'sojourner'), 0, planets.tessalyWarm);
      give(s, 0, { credits: 1, ...more });
      return s;
    };
    const settled = (s: ReturnType<typeof table>) => act(turnOf(s), { action: 'colonize', planet: planets.karskDesert });

    it('AG-249 after Colonize one cube may leave a colony and research or salvage at once', () => {
      const research = settled(nomads());
      expect(research.asked).toBe('wander');
      research.answer('wander', { from: planets.tessalyWarm, action: 'research', technology: technology('laserWeapon') });
      expect(strengthOf(research.state, 0)).toBe(1);
      const salvage = settled(nomads({ discovery: 1 }));
      salvage.answer('wander', { from: planets.tessalyWarm, action: 'salvage', count: 1 });
      expect(salvage.state.players[0].relics).toBe(1);
      const stay = settled(nomads());
      stay.answer('wander', 'stay');
      expect(stay.state.owner[planets.tessalyWarm]).toBe(0);
    });

    it('AG-250 the extra action must be paid; without the means no cube may leave', () => {
      const t = settled(nomads());
      t.answer('wander', { from: planets.tessalyWarm, action: 'research', technology: technology('laserWeapon') });
      expect(t.state.players[0].credits).toBe(0);
      // An oceanic planet gives influence, and no credit is left for either action.
      const s = settle(alliance(table(2), 0, 'sojourner', 'auralis'), 0, planets.karskDesert);
      const poor = act(turnOf(give(s, 0, { credits: 1 })), { action: 'colonize', planet: planets.tessalyOceanic });
      expect(poor.asked).toBe('endTurn');
    });

    it.each([0, 1])('AG-250 Salvage asks for credits and a discovery: with one of them alone nobody wanders, seat %i', (seat) => {
      const after = (more: object) => {
        const s = settle(alliance(table(2), seat, 'sojourner', 'drumm'), seat, planets.karskDesert);
        return act(turnOf(give(s, seat, more), seat), { action: 'colonize', planet: planets.karskVolcanic });
      };
      // One credit goes for the planet; what is left is too little for research, whatever is sold.
      const both = after({ credits: 4, discovery: 1 });
      expect(both.options()).toContainEqual({ from: planets.karskDesert, action: 'salvage', count: 1 });
      expect(both.options()).not.toContainEqual({ from: planets.karskDesert, action: 'research', technology: technology('laserWeapon') });
      expect(after({ credits: 4 }).asked).not.toBe('wander');
      expect(after({ credits: 3, discovery: 1 }).asked).not.toBe('wander');
      expect(after({ credits: 3, discovery: 2 }).asked).toBe('wander');
      expect(after({ credits: 6 }).asked).toBe('wander');
    });

    it.each([0, 1])('AG-250 AG-089 whoever could pay by lightning is asked, seat %i', (seat) => {
      const s = settle(alliance(table(2), seat, 'sojourner', 'auralis'), seat, planets.karskDesert);
      const t = act(turnOf(give(s, seat, { credits: 1, productivity: 1 }), seat), { action: 'colonize', planet: planets.tessalyOceanic });
      // The planet has given 2 influence, worth 4 credits; with the productivity that makes 5, the price of research.
      expect(t.asked).toBe('wander');
      expect(t.options().filter((o) => !isInterjection(o))).toEqual(['stay']);
      expect(t.refusal({ from: planets.karskDesert })).toMatchObject({ reason: 'needsCredits', rule: 'AG-250', args: { missing: 3 } });
      for (const use of [1, 1, 2]) t.answer('wander', { interject: 'lightning', use });
      t.answer('wander', { from: planets.karskDesert, action: 'research', technology: technology('laserWeapon') });
      expect(t.state.players[seat]).toMatchObject({ credits: 0, influence: 0, productivity: 0 });
      expect(strengthOf(t.state, seat)).toBe(1);
    });

    it('AG-251 the lifted cube is the cube of the extra action', () => {
      const t = settled(cubes(nomads({ discovery: 1 }), 0, 2));
      const supply = t.state.players[0].supply;
      t.answer('wander', { from: planets.tessalyWarm, action: 'salvage', count: 1 });
      expect(t.state.inBox.slice(2, 4)).toEqual([1, 0]);
      expect(t.state.players[0]).toMatchObject({ cubes: 1, supply });
    });

    it('AG-252 not from a developed planet, not from one colonized this round', () => {
      const s = develop(nomads(), 0, planets.karskArctic);
      const t = settled(s);
      const from = new Set(t.options().flatMap((o) => (typeof o === 'object' && o !== null && 'from' in o ? [o.from] : [])));
      expect([...from]).toEqual([planets.tessalyWarm]);
      expect(t.refusal({ from: planets.karskDesert })).toMatchObject({ reason: 'settledThisRound', rule: 'AG-252' });
      expect(t.refusal({ from: planets.karskArctic })).toMatchObject({ reason: 'isDeveloped', rule: 'AG-252' });
    });

    it('AG-253 the planet becomes free and gives its resources again', () => {
      const s = cubes(alliance(nomads(), 0, 'humans'), 0, 2);
      const t = settled(s);
      t.answer('wander', { from: planets.tessalyWarm, action: 'research', technology: technology('laserWeapon') });
      expect(t.state.level[planets.tessalyWarm]).toBe(FREE);
      endTurn(t);
      const again = act(turnOf(give(after(t), 0, { credits: 1 })), { action: 'colonize', planet: planets.tessalyWarm });
      expect(again.state.players[0].productivity).toBe(3);
    });
  });

  it('AG-254 Feimur-V5: 2 in total when at least one cruiser is lost after a war', () => {
    const lost = (cruisers: number) => {
      const t = warOf(give(give(alliance(table(2), 0, 'feimurV5'), 0, { cruisers }), 1, { cruisers: 5 }));
      if (t.asked === 'occupy') t.answer('occupy', 'decline');
      return t.state.players[0].discovery;
    };
    expect([lost(0), lost(1), lost(4)]).toEqual([0, 2, 2]);
  });

  it('AG-255 Auralis: a planet that yields discoveries gives 1 prestige, once', () => {
    const s = alliance(table(2), 0, 'auralis', 'psykrio');
    const t = act(turnOf(structuredClone(s)), { action: 'colonize', planet: planets.karskArctic });
    expect(t.state.players[0]).toMatchObject({ discovery: 3, prestige: 1 });
    const other = act(turnOf(s), { action: 'colonize', planet: planets.tessalyOceanic });
    expect(other.state.players[0]).toMatchObject({ influence: 2, prestige: 0 });
  });

  it('AG-256 Psykrio: Energy Shields keep 2 cruisers more than strength', () => {
    const kept = (...known: string[]) => {
      const t = warOf(give(researched(alliance(table(2), 0, 'psykrio'), 0, ...known), 0, { cruisers: 5 }));
      t.answer('occupy', 'decline');
      return t.state.players[0].cruisers;
    };
    expect(kept()).toBe(0);
    expect(kept('energyShields')).toBe(2);
    expect(kept('energyShields', 'laserWeapon')).toBe(3);
  });

  it('AG-257 Scythe: 2 cruisers paid, a third onto an unprotected planet, 1 prestige; 3 are needed', () => {
    expect(swarmsOffered(turnOf(give(alliance(table(2), 0, 'scythe'), 0, { cruisers: 2 })))).toEqual([]);
    const s = settle(give(alliance(table(2), 0, 'scythe'), 0, { cruisers: 4 }), 1, planets.karskDesert);
    const t = turnOf(s);
    t.answer('chooseAction', { interject: 'swarm', planet: planets.karskDesert });
    expect(t.state.players[0]).toMatchObject({ cruisers: 1, dock: 7, prestige: 1 });
    expect([t.state.owner[planets.karskDesert], t.state.level[planets.karskDesert]]).toEqual([0, OCCUPIED]);
    expect(t.asked).toBe('chooseAction');
    expect(swarmsOffered(t)).toEqual([]);
  });

  it.each([0, 1])('AG-257 Swarm is told before what it does: whose, where, from whom, and for what, seat %i', (seat) => {
    const rival = 1 - seat;
    const t = turnOf(settle(give(alliance(table(2), seat, 'scythe'), seat, { cruisers: 3 }), rival, planets.karskDesert), seat);
    t.answer('chooseAction', { interject: 'swarm', planet: planets.karskDesert }, seat);
    expect(t.events.filter((e) => ['swarmed', 'ability', 'occupied', 'gained'].includes(e.type))).toMatchObject([
      { type: 'swarmed', seat, at: { planet: planets.karskDesert } },
      { type: 'ability', seat, ability: abilitiesOfFaction[faction('scythe')][0] },
      { type: 'occupied', seat, at: { planet: planets.karskDesert }, from: rival },
      { type: 'gained', seat, from: 'faction:scythe', gain: { prestige: 1 } },
    ]);
  });

  it('AG-312 Swarm: only reachable planets, not own ones, and none of the planet’s resources', () => {
    const s = give(settle(alliance(table(2), 0, 'scythe'), 0, planets.tessalyWarm), 0, { cruisers: 3 });
    settle(give(s, 1, { cruisers: 1 }), 1, planets.karskDesert);
    const t = turnOf(s);
    expect(swarmsOffered(t)).toEqual([planets.tessalyOceanic, planets.tessalyInhospitable, planets.karskArctic, planets.karskVolcanic]);
    t.answer('chooseAction', { interject: 'swarm', planet: planets.tessalyOceanic });
    expect(t.state.players[0].influence).toBe(0);
  });

  it('AG-258 one faction colonizes for 2 less, one gains 1 + 1 + 1 after Colonize', () => {
    const cheap = settle(alliance(table(2), 0, 'lichenFolk'), 0, planets.karskArctic, planets.karskDesert, planets.karskVolcanic);
    const t = act(turnOf(give(cheap, 0, { credits: 1 })), { action: 'colonize', planet: planets.tessalyWarm });
    expect(eventsOf(t, 'colonized')[0].cost).toBe(1);
    const g = act(turnOf(alliance(table(2), 0, 'grafters')), { action: 'colonize', planet: planets.tessalyOceanic });
    expect(g.state.players[0]).toMatchObject({ influence: 2, credits: 1, discovery: 1, cruisers: 1 });
  });
});

describe('further factions', () => {
  const gains = (t: Scenery, id: string) => eventsOf(t, 'gained').filter((e) => e.from === `faction:${id}`);
  const overlord = (id: string) => warOf(give(alliance(table(2), 0, id), 0, { cruisers: 2 }));
  /** What the trigger of a faction gives. */
  const trigger = (id: string) => {
    for (const index of abilitiesOfFaction[faction(id)]) {
      const { ability } = allAbilities[index];
      if (ability.kind === 'trigger' && ability.on !== 'losePlanet')
        return Object.fromEntries(Object.entries(ability.gain).filter(([, n]) => n > 0));
    }
    throw new Error(`${id} has no trigger`);
  };

  it('triggers pay when their occasion comes', () => {
    const occasions: Record<string, () => Scenery> = {
      vorrund: () => {
        const t = overlord('vorrund');
        t.answer('occupy', planets.tessalyWarm);
        return t;
      },
      kaldar: () => {
        const t = overlord('kaldar');
        t.answer('occupy', planets.tessalyWarm);
        return t;
      },
      ossuarch: () => overlord('ossuarch'),
      nyCorsairs: () => act(turnOf(alliance(table(2), 0, 'nyCorsairs')), { action: 'plunder' }),
      tombDelvers: () => act(turnOf(give(alliance(table(2), 0, 'tombDelvers'), 0, { cruisers: 1 })), { action: 'explore', place: 0 }),
      oathkeepers: () =>
        act(turnOf(give(develop(alliance(table(2), 0, 'oathkeepers'), 0, planets.tessalyWarm), 0, { influence: 3 })), {
          action: 'appoint',
        }),
      stonewake: () =>
        act(turnOf(give(settle(alliance(table(2), 0, 'stonewake'), 0, planets.tessalyWarm), 0, { credits: 7 })), {
          action: 'develop',
          planet: planets.tessalyWarm,
        }),
      tollkeepers: () =>
        act(turnOf(give(alliance(table(2), 0, 'tollkeepers'), 0, { influence: 1 })), { action: 'trade', slot: 0, exchange: 0 }),
      arbiters: () =>
        act(turnOf(give(develop(alliance(table(2), 0, 'arbiters'), 0, planets.tessalyWarm), 0, { influence: 3 })), { action: 'appoint' }),
      lastEmbassy: () => galacticOf(onTrade(cubes(alliance(table(2), 0, 'lastEmbassy'), 0, 0), 0, 0, 3)),
      loomers: () =>
        act(turnOf(give(alliance(table(2), 0, 'loomers'), 0, { credits: 5 })), {
          action: 'research',
          technology: technology('laserWeapon'),
        }),
      sifters: () => act(turnOf(alliance(table(2), 0, 'sifters')), { action: 'plunder' }),
      palimpsest: () => playCard(turnOf(hand(alliance(table(2), 0, 'palimpsest'), 0, 'thren')), 'thren', 'boost'),
    };
    for (const [id, happens] of Object.entries(occasions))
      expect(
        gains(happens(), id).map((e) => e.gain),
        id,
      ).toContainEqual(trigger(id));
  });

  it('Last Embassy is compensated for a planet that is taken', () => {
    const s = settle(alliance(give(table(2), 0, { cruisers: 1 }), 1, 'lastEmbassy'), 1, planets.tessalyWarm);
    const t = warOf(s);
    t.answer('occupy', planets.tessalyWarm);
    expect(gains(t, 'lastEmbassy').map((e) => e.gain)).toEqual([{ influence: 3 }]);
  });

  it('Heralds greet each further faction, not themselves', () => {
    const t = playCard(turnOf(hand(alliance(table(2), 0, 'heralds'), 0, 'thren')), 'thren', 'main');
    expect(gains(t, 'heralds').map((e) => e.gain)).toEqual([trigger('heralds')]);
    const own = playCard(turnOf(hand(alliance(table(2), 0, 'thren'), 0, 'heralds')), 'heralds', 'main');
    own.answer('chooseReward', 0);
    expect(eventsOf(own, 'ability').map((e) => e.ability)).toEqual([abilitiesOfFaction[faction('heralds')][0]]);
  });

  it('discounts lower what they name', () => {
    const cost = (id: string) => game.view(turnOf(alliance(table(2), 0, id)).position, 0).table.players[0].costs;
    expect(cost('humans')).toEqual({ colonize: 0, develop: 7, cruiser: 2, salvage: 3, appoint: 3, research: 5 });
    expect(cost('drumm').cruiser).toBe(1);
    expect(cost('memorians').salvage).toBe(1);
    expect(cost('borealCombine').develop).toBe(4);
    expect(cost('concord').appoint).toBe(2);
    expect(cost('cheiki').develop).toBe(5);
    expect(cost('axiom').research).toBe(4);
  });

  it('each discount is paid out when its action is taken', () => {
    const s = give(alliance(table(2), 0, 'drumm'), 0, { credits: 3 });
    expect(act(turnOf(s), { action: 'manufacture', count: 3 }).state.players[0]).toMatchObject({ credits: 0, cruisers: 3 });
    const m = give(alliance(table(2), 0, 'memorians'), 0, { credits: 2, discovery: 2 });
    expect(act(turnOf(m), { action: 'salvage', count: 2 }).state.players[0]).toMatchObject({ credits: 0, relics: 2 });
    const c = give(develop(alliance(table(2), 0, 'concord'), 0, planets.tessalyWarm), 0, { influence: 2 });
    expect(act(turnOf(c), { action: 'appoint' }).state.players[0]).toMatchObject({ influence: 0, prestige: 5 });
    const a = give(alliance(table(2), 0, 'axiom'), 0, { credits: 4 });
    expect(act(turnOf(a), { action: 'research', technology: 0 }).state.players[0].credits).toBe(0);
  });

  it('lasting abilities: Far Striders reach further, Null Walkers settle anywhere, Kaldar are strong', () => {
    const far = turnOf(alliance(table(2), 0, 'farStriders'));
    expect(far.offers({ action: 'colonize', planet: planets.ombraDesert })).toBe(true);
    const both = turnOf(
      researched(alliance(table(2, { round: 2, options: { explored: true } }), 0, 'farStriders', 'thren'), 0, 'warpDrive'),
    );
    expect(both.offers({ action: 'colonize', planet: planets.veilWarm })).toBe(true);
    expect(turnOf(alliance(table(2), 0, 'nullWalkers')).offers({ action: 'colonize', planet: planets.tessalyInhospitable })).toBe(true);
    expect(strengthOf(alliance(table(2), 0, 'kaldar'), 0)).toBe(2);
  });

  it('production: Thren find and restore, Kettleborn build, Redmantle are honoured for occupied planets', () => {
    const thren = productionOf(give(alliance(table(2), 0, 'thren'), 0, { discovery: 1 }));
    expect(thren.state.players[0].discovery).toBe(2);
    thren.answer('produce', { ability: abilitiesOfFaction[faction('thren')][1], times: 1 });
    expect(thren.state.players[0]).toMatchObject({ discovery: 0, relics: 1 });
    expect(productionOf(give(alliance(table(2), 0, 'kettleborn'), 0, { productivity: 3 })).state.players[0].productivity).toBe(3);
    const s = occupied(settle(alliance(table(2), 0, 'redmantle'), 0, planets.tessalyWarm), 0, planets.karskArctic, planets.karskDesert);
    expect(productionOf(s).state.players[0].prestige).toBe(2);
  });

  it('Humans may buy influence in each production phase, once', () => {
    const t = productionOf(give(alliance(table(2), 0, 'humans'), 0, { credits: 5 }));
    expect(t.options()).toEqual(['done', { ability: abilitiesOfFaction[faction('humans')][0], times: 1 }]);
    t.answer('produce', { ability: abilitiesOfFaction[faction('humans')][0], times: 1 });
    expect(t.state.players[0]).toMatchObject({ credits: 3, influence: 1 });
    expect(t.over).toBe(true);
  });

  it('a conqueror may occupy a second planet as sole Overlord, cruisers permitting', () => {
    const t = warOf(give(alliance(table(2), 0, 'vorrund'), 0, { cruisers: 3 }));
    t.answer('occupy', planets.tessalyWarm);
    expect(t.asked).toBe('occupy');
    t.answer('occupy', planets.karskDesert);
    expect(t.over).toBe(true);
    expect([t.state.level[planets.tessalyWarm], t.state.level[planets.karskDesert]]).toEqual([OCCUPIED, OCCUPIED]);
    expect(t.state.players[0].prestige).toBe(1 + 2);
    const one = warOf(give(alliance(table(2), 0, 'vorrund'), 0, { cruisers: 1 }));
    one.answer('occupy', planets.tessalyWarm);
    expect(one.over).toBe(true);
  });

  it('an ability with a price is offered once for each occasion: Glasswrights, Lumen Choir', () => {
    const g = act(turnOf(give(alliance(table(2), 0, 'glasswrights'), 0, { discovery: 3 })), {
      action: 'colonize',
      planet: planets.tessalyOceanic,
    });
    g.answer('useAbility', 'use');
    expect(g.state.players[0]).toMatchObject({ discovery: 2, relics: 1 });
    expect(g.asked).toBe('endTurn');
    const none = act(turnOf(alliance(table(2), 0, 'glasswrights')), { action: 'colonize', planet: planets.tessalyOceanic });
    expect(none.asked).toBe('endTurn');
  });

  it('lightning of factions: Sun Forgers, Umbral Court', () => {
    const strike = (id: string, more: object) => {
      const t = turnOf(give(alliance(table(2), 0, id), 0, more));
      t.answer('chooseAction', lightningOf(t, id) ?? null);
      return t.state.players[0];
    };
    expect(strike('sunForgers', { productivity: 1 })).toMatchObject({ productivity: 0, credits: 3 });
    expect(strike('umbralCourt', { discovery: 2 })).toMatchObject({ discovery: 0, influence: 1 });
  });

  it('every boost gives something, and no boost is worth more than two credits', () => {
    const worth = { credits: 1, productivity: 1.5, discovery: 1.3, influence: 2, relics: 4, prestige: 4, cruisers: 2 };
    for (const f of factions) {
      const sum = Object.entries(worth).reduce((total, [r, value]) => total + value * f.boost[r as keyof typeof worth], 0);
      expect(sum, f.id).toBeGreaterThanOrEqual(1);
      expect(sum, f.id).toBeLessThanOrEqual(2);
    }
  });
});
