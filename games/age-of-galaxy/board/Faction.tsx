/** A faction's card in icons: ideology, adaptation, abilities, bonus and boost. */
import { CardArt, cx, type Glyph, Icon, type Motif, titleOf } from '@orrery/kit';
import type { Ability } from '../content/abilities.ts';
import { type Faction, factions, type Ideology, ideologies } from '../content/factions.ts';
import { technologies } from '../content/technologies.ts';
import type { BoardWords } from '../text/board.en.ts';
import { Amounts, Exchange, type Props, wordsOf } from './common.tsx';
import styles from './Faction.module.css';
import { ACTION, BOLT, IDEOLOGY, IDEOLOGY_HUE, PLANET, RESOURCE, TRAIT, technologyGlyph } from './glyphs.ts';
import { softly } from './softly.ts';

export const ideologyOf = ({ ideology }: Faction): Ideology => ideologies[ideology];

export const factionName = (props: Props, card: number): string => titleOf(props, `faction:${factions[card].id}`);

export const hueOf = (card: number): string => IDEOLOGY_HUE[ideologyOf(factions[card])];

export function IdeologyMark({ props, ideology, size = 16 }: { readonly props: Props; readonly ideology: number; readonly size?: number }) {
  const id = ideologies[ideology];
  return (
    <span className={styles.ideology} style={{ color: IDEOLOGY_HUE[id] }}>
      <Icon of={IDEOLOGY[id]} size={size} label={titleOf(props, `ideology:${id}`)} />
    </span>
  );
}

export function Adaptation({ props, card, size = 16 }: { readonly props: Props; readonly card: number; readonly size?: number }) {
  return (
    <span className={styles.adaptation}>
      {factions[card].adaptation.map((type) => (
        <span key={type} className={styles[type]}>
          <Icon of={PLANET[type]} size={size} label={titleOf(props, `planet:${type}`)} />
        </span>
      ))}
    </span>
  );
}

type Shown = { readonly glyph?: Glyph | undefined; readonly when?: string };
type Gainful = Exclude<Ability['kind'], 'trait'>;

/** When an ability that gives something comes into effect: its icon and its word. */
const WHEN: { readonly [K in Gainful]: (ability: Extract<Ability, { kind: K }>, words: BoardWords) => Shown } = {
  production: (_, { production }) => ({ glyph: RESOURCE.productivity, when: production }),
  lightning: () => ({ glyph: BOLT }),
  introduction: (_, { introduction }) => ({ when: introduction }),
  trigger: ({ on }, words) => ({ glyph: ACTION[on], when: words.on[on] }),
};

/** One ability as an icon sentence. */
function AbilityLine({ props, ability }: { readonly props: Props; readonly ability: Ability }) {
  const words = wordsOf(props);
  if (ability.kind === 'trait') {
    const glyph = TRAIT[ability.trait];
    return (
      <span className={styles.line}>
        <Icon of={glyph} size={13} />
        {words.trait[ability.trait](ability.value)}
      </span>
    );
  }
  const what =
    ability.pay !== undefined ? (
      <Exchange props={props} pay={ability.pay} gain={ability.gain} />
    ) : (
      <>
        <Amounts props={props} of={ability.gain} sign="+" />
        {ability.kind === 'introduction' && ability.or !== undefined && (
          <>
            {words.or} <Amounts props={props} of={ability.or} sign="+" />
          </>
        )}
      </>
    );
  const { glyph, when } = (WHEN[ability.kind] as (ability: Ability, words: BoardWords) => Shown)(ability, words);
  return (
    <span className={styles.line}>
      {glyph !== undefined && <Icon of={glyph} size={13} />}
      {when !== undefined && <span>{when}</span>}
      {what}
      {ability.kind === 'production' && ability.per?.count === 'planetsOf' && (
        <span>
          / <Icon of={PLANET[ability.per.type]} size={13} label={titleOf(props, `planet:${ability.per.type}`)} />
        </span>
      )}
      {ability.kind === 'production' && ability.per !== undefined && ability.per.count !== 'planetsOf' && (
        <span>{words.per(ability.per.count)}</span>
      )}
    </span>
  );
}

/** Some abilities, a line for each. */
export function AbilityLines({ props, abilities }: { readonly props: Props; readonly abilities: readonly Ability[] }) {
  return abilities.map((ability, i) => <AbilityLine key={i} props={props} ability={ability} />);
}

/** What the faction can do, a line for each ability, and its own technology. */
export function Abilities({ props, card }: { readonly props: Props; readonly card: number }) {
  const { abilities, technology } = factions[card];
  return (
    <span className={styles.abilities}>
      <AbilityLines props={props} abilities={abilities} />
      {technology >= 0 && (
        <span className={styles.line}>
          <Icon of={technologyGlyph(technology)} size={13} />
          {titleOf(props, `technology:${technologies[technology].id}`)}
        </span>
      )}
    </span>
  );
}

const MOTIF: Readonly<Record<Ideology, Motif>> = {
  militarism: 'wedge',
  culturalism: 'domes',
  industrialism: 'works',
  diplomacy: 'links',
  science: 'orbits',
};

/** Behind the words of a card. */
export const FactionArt = ({ card }: { readonly card: number }) => (
  <span style={{ color: hueOf(card) }}>
    <CardArt of={factions[card].id} motif={MOTIF[ideologyOf(factions[card])]} />
  </span>
);

/** Name and ideology. */
export function FactionHead({ props, card, className }: { readonly props: Props; readonly card: number; readonly className?: string }) {
  return (
    <span className={cx(styles.head, className)}>
      <IdeologyMark props={props} ideology={factions[card].ideology} />
      <b>{softly(factionName(props, card))}</b>
    </span>
  );
}
