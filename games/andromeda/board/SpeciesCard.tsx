import { cx, Icon, icons, Piece, PieceKey, Sentence, type Target, titleOf } from '@orrery/kit';
import { SPECIES as NUMBERS, type SpeciesId } from '../content/species.ts';
import { type Props, wordsOf } from './common.tsx';
import { SPECIES } from './glyphs.ts';
import styles from './SpeciesCard.module.css';
import { useTargets } from './targets.ts';

/** The ability in words, its name apart; the numbers at the start are drawn. */
export function abilityOf(props: Pick<Props, 'text' | 'view'>, species: SpeciesId): { readonly name: string; readonly words: string } {
  const { body } = props.text.explain(`species:${species}`, props.view);
  const colon = body.indexOf(': ');
  const [first] = body.slice(colon + 2).split(/(?<=\.) /);
  return { name: colon < 0 ? '' : body.slice(0, colon), words: first };
}

/** A species to be chosen: its face, what it can do, how it begins. */
export function SpeciesCard({
  props,
  species,
  compact,
  bare = false,
}: {
  readonly props: Props;
  readonly species: SpeciesId;
  readonly compact: boolean;
  /** Without its face. */
  readonly bare?: boolean;
}) {
  const words = wordsOf(props);
  const targets = useTargets(props);
  const at: Target = `species:${species}`;
  const ability = abilityOf(props, species);
  const { airlock, card } = NUMBERS[species];
  return (
    <Piece targets={targets} at={at} className={cx(styles.card, compact && styles.compact)}>
      {!bare && (
        <div className={styles.face}>
          <Icon of={SPECIES[species]} size={compact ? 56 : 104} />
          <PieceKey targets={targets} at={at} className={styles.key} />
        </div>
      )}
      <b className={styles.name}>{titleOf(props, at)}</b>
      <p className={styles.ability}>
        <b>{ability.name}.</b> <Sentence of={ability.words} quiet />
      </p>
      <p className={styles.numbers}>
        <span>
          <Icon of={icons.researcherFilled} size={18} />
          <b>{airlock}</b> {words.airlockStart}
        </span>
        <span>
          <Icon of={icons.trained} size={18} />
          <b>{card}</b> {words.cardStart}
        </span>
      </p>
    </Piece>
  );
}
