import { describe, expect, it } from 'vitest';
import { CONGRESS, DEVELOP_COST, RESEARCH_COST, SALVAGE_COST, soloRanks } from '../content/box.ts';
import { factionNamed, factions } from '../content/factions.ts';
import { type Bundle, resources } from '../content/resources.ts';
import { lightnings } from '../content/tables.ts';
import { BOARD_TECHNOLOGIES, technologies } from '../content/technologies.ts';
import * as german from '../learn/rules.de.ts';
import * as english from '../learn/rules.en.ts';
import * as de from '../text/de.ts';
import * as en from '../text/en.ts';

// Cards are rebalanced now and then: what the rules say of their numbers has to follow.
describe.each([
  ['en', english.chapters, en.words],
  ['de', german.chapters, de.words],
] as const)('the numbers in the rules (%s)', (language, chapters, words) => {
  const passage = (path: string): string => {
    const found = chapters.flatMap(({ passages }) => passages).find((one) => one.path === path);
    if (found === undefined) throw new Error(`no passage ${path}`);
    return `${found.text}\n${found.example ?? ''}`;
  };
  const amounts = (of: Bundle): string[] =>
    resources.filter((r) => of[r] > 0).map((r) => `${of[r]} ${words.resource[r][of[r] === 1 ? 0 : 1]}`);

  it('name what each technology of the board gives', () => {
    const lines = passage('technologies/list').split('\n');
    for (const { id, reward, choice = [] } of technologies.slice(0, BOARD_TECHNOLOGIES)) {
      const line = lines.find((one) => one.startsWith(`- [[ref:technology:${id}|`)) ?? '';
      const given = [reward, ...choice].flatMap(amounts);
      expect(given.length, id).toBeGreaterThan(0);
      expect(
        given.filter((gain) => !line.includes(gain)),
        `${id}: ${line}`,
      ).toEqual([]);
    }
  });

  it('name what the factions bring that stand as examples', () => {
    const hand = passage('setup/hand');
    const { bonus } = factions[factionNamed('humans')];
    expect(amounts(bonus).filter((gain) => !hand.includes(gain))).toEqual([]);
    const told = passage('factions/abilities');
    for (const id of ['cheiki', 'usud', 'legarchaea', 'auralis', 'feimurV5'])
      for (const ability of factions[factionNamed(id)].abilities) {
        // A trait is told in words.
        if (ability.kind === 'trait') continue;
        const given = [ability.gain, ...('pay' in ability && ability.pay !== undefined ? [ability.pay] : [])].flatMap(amounts);
        expect(
          given.filter((gain) => !told.includes(gain)),
          id,
        ).toEqual([]);
      }
  });

  it('name prices, the congress, conversions and the ranks of a game alone', () => {
    const [credit, credits] = words.resource.credits;
    expect(passage('actions/develop')).toContain(`${DEVELOP_COST} ${credits}`);
    expect(passage('actions/salvage')).toContain(`${SALVAGE_COST} ${credits}`);
    expect(passage('actions/research')).toContain(`${RESEARCH_COST} ${credits}`);
    expect(passage('box/different')).toContain(`${RESEARCH_COST} ${credits}`);
    expect(passage('actions/appoint')).toContain(CONGRESS.slice(0, 3).join(', '));
    const convert = passage('turn/lightning');
    for (const { gain } of lightnings.slice(0, 3)) expect(convert).toContain(`${gain.credits} ${gain.credits === 1 ? credit : credits}`);
    const alone = passage('alone/opponent');
    for (const { from } of soloRanks) expect(alone).toMatch(language === 'en' ? new RegExp(`\\b${from} an? `) : new RegExp(`ab ${from} `));
  });
});
