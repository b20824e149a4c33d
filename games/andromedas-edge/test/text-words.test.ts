import { type OptionSpec, plainWords, segments } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT_DECKS } from '../content/ids.ts';
import { MODULES } from '../content/modules.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { andromedasEdge } from '../index.ts';
import { rulebook } from '../rulebook.ts';
import { ENDINGS, SCORE_PARTS } from '../score.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import * as namesDe from '../text/names.de.ts';
import * as namesEn from '../text/names.en.ts';

const languages = { en, de };
const plain = (sentence: string): string => plainWords(sentence, (seat) => `seat ${seat}`);

describe.each(Object.entries(languages))('%s', (_, text) => {
  it('explains every card, tile, space and term of the reference', () => {
    const ids = text.topics.flatMap((group) => group.ids);
    expect(ids.length).toBeGreaterThan(300);
    for (const id of ids) {
      const { title, body } = text.explain(id);
      expect([id, title === id]).toEqual([id, false]);
      expect([id, plain(body).length > 3]).toEqual([id, true]);
      expect(plain(title + body)).not.toMatch(/undefined|NaN|\[object|\[\[/);
      expect(plain(body)).toMatch(/[.!?]$/);
    }
  });

  it('explains no two different modules or tactics cards in the same words', () => {
    for (const [kind, cards] of [
      ['module', MODULES],
      ['tactics', TACTICS_CARDS],
    ] as const) {
      const bodies = new Map<string, string>();
      for (const { id } of cards) {
        const { body } = text.explain(`${kind}:${id}`);
        expect([id, bodies.get(body)]).toEqual([id, undefined]);
        bodies.set(body, id);
      }
    }
  });

  it('has words for every option of a match, every score part and every ending', () => {
    for (const [key, option] of Object.entries<OptionSpec>(andromedasEdge.definition.options)) {
      const words = text.options[key];
      expect(words?.name).toBeTruthy();
      expect(words?.explanation).toBeTruthy();
      if (option.kind === 'choice')
        for (const value of option.values) expect([key, value, words?.values?.[value] !== undefined]).toEqual([key, value, true]);
    }
    expect(text.conflict('teamsNeedFour')).not.toBe('teamsNeedFour');
    for (const part of SCORE_PARTS) expect(text.scorePart(part)).not.toBe(part);
    const scores = [{ total: 1, parts: {} }];
    const sentences = ENDINGS.map((ending) => text.outcome({ ending, scores, winners: [0] }));
    expect(new Set(sentences).size).toBe(ENDINGS.length);
  });

  it('names what teammates hand over to those who may know it', () => {
    const line = (what: 'resource' | 'tactics', id?: number): string =>
      plain(text.event({ type: 'transferred', from: 0, to: 1, what, ...(id === undefined ? {} : { id }) }, 0));
    expect(line('resource', 1)).not.toBe(line('resource', 2));
    expect(line('tactics', 0)).toContain(text.explain(`tactics:${TACTICS_CARDS[0].id}`).title);
    expect(line('tactics')).not.toContain(text.explain(`tactics:${TACTICS_CARDS[0].id}`).title);
  });

  it('knows the procedures it names', () => {
    // Other tests may have added some of their own.
    const known = [...rulebook.procedures.keys()].filter((name) => !name.startsWith('test/'));
    const said = known.filter((name) => text.procedure(name, {}) !== '');
    expect(said).toHaveLength(15);
    expect(said).toContain('returnToStation');
    expect(said).not.toContain('payCost');
  });
});

describe('names', () => {
  it('are given once in each language: no two cards of a kind share one', () => {
    for (const { names } of [namesEn, namesDe]) {
      for (const table of [
        names.modules,
        names.tactics,
        names.events,
        names.raiders,
        names.discoveries,
        names.supremacyTokens,
        names.upgrades,
        names.factions,
        names.destinies,
      ]) {
        const all = Object.values(table);
        expect(new Set(all).size).toBe(all.length);
      }
    }
  });

  it('are the printed ones where the editions print them', () => {
    const pairs: readonly (readonly [string, string])[] = [
      [namesEn.names.modules.landMinistry, 'Land Ministry'],
      [namesDe.names.modules.landMinistry, 'Grundsteueramt'],
      [namesDe.names.modules.cognitionCollective, 'Kollektive Wahrnehmung'],
      [namesDe.names.modules.supplier, 'Lieferant'],
      [namesDe.names.modules.indexExtractor, 'Investor'],
      [namesDe.names.tactics.hailingFrequencies, 'Verhandlungen eröffnen'],
      [namesDe.names.raiders.vorticonStrikers, 'Vortikon-Gleiter'],
      [namesDe.names.raiders.saucerianAbductor, 'Tassianischer Entführer'],
      [namesDe.names.bases.shipyard, 'Zentrale Schiffswerft'],
      [namesDe.names.coreModules.architect, 'Strategiequartier'],
      [namesDe.names.ships.heavyCruiser[0], 'Schlachtschiff'],
      [namesDe.names.eventDecks[EVENT_DECKS[0]], 'Galaktische Morgenröte'],
    ];
    for (const [name, printed] of pairs) expect(name).toBe(printed);
  });

  it('appear in explanations as they are', () => {
    expect(en.explain('module:landMinistry')).toEqual({
      title: 'Land Ministry',
      body: 'Module, civilization. At game end: 4 VP and 2 VP for each development you own. It has no dock.',
    });
    expect(plain(de.explain('base:maximusField').body)).toBe(
      'Rücke den Ereignis-Anzeiger 1\u00a0Feld vor. Kaufe dann 1 oder 2 Module (Wissenschaft, Industrie). Kaufst du nur 1, schiebe ein anderes aus diesen Spalten unter seinen Stapel.',
    );
    expect(segments(en.explain('tactics:lockOnSalvo').body).length).toBeGreaterThan(0);
  });
});
