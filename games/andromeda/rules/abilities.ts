/** What the species change in the rules. Chapters ask for the number or the permission, never for the kind of an ability. */
import type { Seat } from '@orrery/kernel';
import { type Ability, SPECIES, SPECIES_IDS, type SpeciesId } from '../content/species.ts';
import type { State } from '../state.ts';

type Powers = {
  /** Researchers a Training Camp die trains. */
  readonly training: number;
  /** Moves a Movement die makes. */
  readonly movement: number;
  /** Contamination dice without effect in each own turn. */
  readonly immune: number;
  /** Room actions in a round. */
  readonly roomActions: number;
  /** Where sacrificed researchers go. */
  readonly sacrifices: 'card' | 'supply';
  readonly improviseBoth: boolean;
  /** Once in a turn. */
  readonly anyDieTechnology: boolean;
  /** Once in a turn. */
  readonly freeExploration: boolean;
};

/** Without a species: what is printed on the dice. */
const PRINTED: Powers = {
  training: 2,
  movement: 3,
  immune: 0,
  roomActions: 1,
  sacrifices: 'supply',
  improviseBoth: false,
  anyDieTechnology: false,
  freeExploration: false,
};

type Rules = { readonly [K in Ability['kind']]: (ability: Extract<Ability, { kind: K }>) => Partial<Powers> };

/** Every kind of ability: a kind without a rule does not compile. */
const RULES: Rules = {
  extra: ({ symbol, by }) => ({ [symbol]: PRINTED[symbol] + by }),
  immune: ({ dice }) => ({ immune: dice }),
  improviseBoth: () => ({ improviseBoth: true }),
  anyDieTechnology: () => ({ anyDieTechnology: true }),
  freeExploration: () => ({ freeExploration: true }),
  sacrificesReturn: () => ({ sacrifices: 'card' }),
  roomActions: ({ count }) => ({ roomActions: count }),
};

const powersBy = <K extends Ability['kind']>(ability: Extract<Ability, { kind: K }>): Powers => ({
  ...PRINTED,
  ...RULES[ability.kind as K](ability),
});

const POWERS = Object.fromEntries(SPECIES_IDS.map((id) => [id, powersBy(SPECIES[id].ability)])) as Readonly<Record<SpeciesId, Powers>>;

export function powersOf(state: State, seat: Seat): Powers {
  const species = state.species[seat];
  return species === null ? PRINTED : POWERS[species];
}
