import { isInterjection } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { factions, ideologies } from '../content/factions.ts';
import { mainIdeology, score } from '../score.ts';
import { NONE } from '../state.ts';
import {
  act,
  after,
  alliance,
  cardName,
  cubes,
  endTurn,
  faction,
  game,
  give,
  hand,
  offered,
  planets,
  planetsOffered,
  playCard,
  randomGame,
  table,
  technology,
  turnOf,
} from './table.ts';

const ideologyOf = (s: ReturnType<typeof table>): string => {
  const main = mainIdeology(s.players[0]);
  return main === NONE ? 'none' : ideologies[main];
};

describe('faction cards', () => {
  it('AG-225 one hand card in each turn, in one of three ways', () => {
    const t = turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'thren'));
    const ways = t.options().filter((o) => isInterjection(o) && o.interject === 'card');
    expect(ways).toEqual(['main', 'ideology', 'boost'].map((as) => ({ interject: 'card', card: faction('thren'), as })));
    // The one-time adaptation is played with the action it serves.
    const o = turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'auralis'));
    expect(o.offers({ action: 'colonize', planet: planets.tessalyOceanic, card: faction('auralis') })).toBe(true);
  });

  it('AG-226 at most three main factions, the starting one included', () => {
    const t = turnOf(hand(alliance(table(2), 0, 'humans', 'auralis', 'axiom'), 0, 'thren'));
    expect(t.offers({ interject: 'card', card: faction('thren'), as: 'main' })).toBe(false);
    expect(t.offers({ interject: 'card', card: faction('thren'), as: 'ideology' })).toBe(true);
    expect(t.refusal({ interject: 'card', as: 'main' })).toMatchObject({ reason: 'threeFactions', rule: 'AG-226' });
  });

  it('AG-227 a main faction lies open and gives its introduction bonus of credits and cruisers', () => {
    for (const f of factions) {
      const { credits, cruisers, ...rest } = f.bonus;
      expect(
        Object.values(rest).every((n) => n === 0),
        f.id,
      ).toBe(true);
      // A cruiser costs two credits to build.
      expect(credits + 2 * cruisers, f.id).toBeLessThanOrEqual(7);
    }
    const { bonus } = factions[faction('psykrio')];
    const t = playCard(turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'psykrio')), 'psykrio', 'main');
    expect(t.state.players[0]).toMatchObject({ credits: bonus.credits, cruisers: bonus.cruisers, hand: [] });
    expect(game.view(t.position, 1).table.players[0].factions.map(cardName)).toEqual(['humans', 'psykrio']);
  });

  it('AG-228 its introduction effects are activated', () => {
    const t = playCard(turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'heralds')), 'heralds', 'main');
    expect(t.asked).toBe('chooseReward');
    t.answer('chooseReward', 0);
    expect(t.state.players[0].prestige).toBe(1);
    expect(t.asked).toBe('chooseAction');
  });

  it('AG-229 from then on its abilities and its adaptation are the player’s', () => {
    const t = turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'nyCorsairs'));
    expect(t.offers({ action: 'colonize', planet: planets.tessalyOceanic })).toBe(false);
    playCard(t, 'nyCorsairs', 'main');
    expect(t.offers({ action: 'colonize', planet: planets.tessalyOceanic })).toBe(true);
    const before = t.state.players[0].cruisers;
    act(t, { action: 'plunder' });
    expect(t.state.players[0].cruisers).toBe(before + 1);
  });

  it('AG-230 a main faction is never replaced or removed', () => {
    for (const seed of ['x', 'y', 'z'])
      for (const seats of [2, 4]) {
        const grown: number[][] = Array.from({ length: seats }, () => []);
        randomGame(seats, {}, seed, (t) => {
          for (let seat = 0; seat < seats; seat++) {
            const now = t.state.players[seat].factions;
            expect(now.slice(0, grown[seat].length)).toEqual(grown[seat]);
            grown[seat] = [...now];
          }
        });
      }
  });

  it('AG-231 some factions bring a technology of their own', () => {
    expect(factions.filter((f) => f.technology >= 0).map((f) => f.id)).toEqual([
      'psykrio',
      'hexarchy',
      'usud',
      'palimpsest',
      'gantry',
      'quorum',
    ]);
    const t = turnOf(give(hand(alliance(table(2), 0, 'humans'), 0, 'gantry'), 0, { credits: 5 }));
    expect(t.offers({ action: 'research', technology: technology('orbitalFoundry') })).toBe(false);
    playCard(t, 'gantry', 'main');
    expect(t.offers({ action: 'research', technology: technology('orbitalFoundry') })).toBe(true);
  });

  it('AG-232 a true main ideology once in the game', () => {
    const s = cubes(hand(alliance(table(2), 0, 'humans'), 0, 'thren', 'axiom'), 0, 2);
    const t = playCard(turnOf(s), 'thren', 'ideology');
    endTurn(act(t, { action: 'plunder' }));
    const later = turnOf(t.state);
    expect(later.offers({ interject: 'card', card: faction('axiom'), as: 'ideology' })).toBe(false);
    expect(later.refusal({ interject: 'card', as: 'ideology' })).toMatchObject({ reason: 'ideologyPlayed', rule: 'AG-232' });
    expect(later.offers({ interject: 'card', card: faction('axiom'), as: 'main' })).toBe(true);
  });

  it('AG-233 it lies with the alliance and shows its ideology to all', () => {
    const t = playCard(turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'thren')), 'thren', 'ideology');
    expect(game.view(t.position, 1).table.players[0]).toMatchObject({
      ideology: faction('thren'),
      mainIdeology: ideologies.indexOf('culturalism'),
      factions: [faction('humans')],
    });
  });

  it('AG-234 all other effects and bonuses of that card are ignored', () => {
    const t = playCard(turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'gantry')), 'gantry', 'ideology');
    expect(t.state.players[0]).toMatchObject({ credits: 0, cruisers: 0, productivity: 0 });
    expect(t.offers({ action: 'colonize', planet: planets.karskArctic })).toBe(false);
    const rich = turnOf(give(after(t), 0, { credits: 5 }));
    expect(offered<{ technology: number }>(rich, 'research').map((o) => o.technology)).toEqual([0, 1, 2]);
  });

  it('AG-235 it is the main ideology whatever the main factions show', () => {
    const s = hand(alliance(table(2), 0, 'humans', 'auralis', 'concord'), 0, 'sojourner');
    expect(ideologyOf(s)).toBe('diplomacy');
    expect(ideologyOf(playCard(turnOf(s), 'sojourner', 'ideology').state)).toBe('science');
  });

  it('AG-236 it does not count towards the three main factions', () => {
    const s = cubes(hand(alliance(table(2), 0, 'humans', 'auralis'), 0, 'thren', 'axiom'), 0, 2);
    const t = playCard(turnOf(s), 'thren', 'ideology');
    endTurn(act(t, { action: 'plunder' }));
    expect(turnOf(t.state).offers({ interject: 'card', card: faction('axiom'), as: 'main' })).toBe(true);
  });

  it('AG-237 it may be played with one, two or three main factions', () => {
    for (const mains of [['humans'], ['humans', 'axiom'], ['humans', 'axiom', 'drumm']]) {
      const t = turnOf(hand(alliance(table(2), 0, ...mains), 0, 'thren'));
      expect(ideologyOf(playCard(t, 'thren', 'ideology').state)).toBe('culturalism');
    }
  });

  it('AG-238 AG-239 without it the ideology of more than half of the main factions counts', () => {
    const of = (...mains: string[]) => ideologyOf(alliance(table(2), 0, ...mains));
    expect(of('sojourner')).toBe('science');
    expect(of('sojourner', 'axiom')).toBe('science');
    expect(of('sojourner', 'drumm')).toBe('none');
    expect(of('sojourner', 'axiom', 'drumm')).toBe('science');
    expect(of('drumm', 'sojourner', 'axiom')).toBe('science');
    expect(of('sojourner', 'axiom', 'quorum')).toBe('science');
    expect(of('sojourner', 'drumm', 'humans')).toBe('none');
    const s = alliance(table(2), 0, 'sojourner', 'drumm', 'humans');
    expect(ideologyOf(playCard(turnOf(hand(s, 0, 'thren')), 'thren', 'ideology').state)).toBe('culturalism');
  });

  it('AG-240 a one-time boost is gained at once and the card discarded', () => {
    const { boost } = factions[faction('sojourner')];
    const t = playCard(turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'sojourner')), 'sojourner', 'boost');
    expect(t.state.players[0]).toMatchObject({
      discovery: boost.discovery,
      hand: [],
      spent: [faction('sojourner')],
      factions: [faction('humans')],
    });
  });

  it('AG-241 a one-time adaptation serves one Colonize action of that turn', () => {
    const s = cubes(hand(alliance(table(2), 0, 'humans'), 0, 'psykrio'), 0, 2);
    const t = act(turnOf(s), { action: 'colonize', planet: planets.karskArctic, card: faction('psykrio') });
    expect(t.state.players[0].spent).toEqual([faction('psykrio')]);
    endTurn(t);
    const next = turnOf(give(after(t), 0, { credits: 1 }));
    expect(planetsOffered(next, 'colonize')).toEqual([planets.tessalyWarm]);
  });

  it('AG-242 boost and adaptation of one card exclude each other', () => {
    const t = turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'psykrio'));
    act(t, { action: 'colonize', planet: planets.karskArctic, card: faction('psykrio') });
    expect(t.state.players[0]).toMatchObject({ cruisers: 0, played: true });
    const b = playCard(turnOf(hand(alliance(table(2), 0, 'humans'), 0, 'psykrio')), 'psykrio', 'boost');
    expect(b.offers({ action: 'colonize', planet: planets.karskArctic, card: faction('psykrio') })).toBe(false);
    expect(b.offers({ action: 'colonize', planet: planets.karskArctic })).toBe(false);
  });

  it('AG-243 cards left in hand are worth nothing', () => {
    const s = alliance(table(2), 0, 'humans');
    const before = score(s, 0).total;
    expect(score(hand(s, 0, 'thren', 'axiom', 'drumm'), 0).total).toBe(before);
  });
});
