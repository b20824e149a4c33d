/** Tactics cards: in hand, in force, on the piles. */
import { cx, type Glyph, Icon, icons, plain, type Target, titleOf } from '@orrery/kit';
import type { TacticsCard as Card } from '../content/cards.ts';
import type { TacticsKind } from '../content/ids.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { type Props, Spot } from './common.tsx';
import { abilitySigns, effectSigns, type Sign, Signs, widthOf } from './Effects.tsx';
import { CHAT, EVENT, HOURGLASS, SWORDS } from './glyphs.ts';
import styles from './Tactics.module.css';
import { useTargets } from './targets.ts';
import { tacticsTopic } from './topics.ts';

export const TACTIC: Readonly<Record<TacticsKind, { readonly glyph: Glyph; readonly hue: string }>> = {
  action: { glyph: icons.play, hue: '#6cb6ff' },
  event: { glyph: EVENT, hue: '#ff86ab' },
  sustain: { glyph: HOURGLASS, hue: '#c6a8f5' },
  diplomacy: { glyph: CHAT, hue: '#58d6a9' },
  battle: { glyph: SWORDS, hue: '#ff7b72' },
};

export const tacticsSigns = (id: number): readonly Sign[] => {
  const card: Card = TACTICS_CARDS[id];
  return [...effectSigns(card.effects), ...(card.abilities ?? []).flatMap(abilitySigns)];
};

/** A card of the hand, or one in force. */
export function TacticsCard({
  props,
  card,
  at,
  room: given,
  className,
}: {
  readonly props: Props;
  readonly card: number;
  readonly at?: Target | undefined;
  /** The px it may be wide; without it everything is shown. */
  readonly room?: number | undefined;
  readonly className?: string | undefined;
}) {
  const { kind } = TACTICS_CARDS[card];
  const topic = tacticsTopic(card);
  const name = titleOf(props, topic);
  const signs = tacticsSigns(card);
  const targets = useTargets(props);
  const legal = at !== undefined && targets.options(at).length > 0;
  const room = given === undefined ? undefined : given - (legal ? 28 : 0);
  const long = room !== undefined && name.length * 6.9 > room - 34;
  const tooMany = room !== undefined && widthOf(signs, 12) > room - 34;
  const beside = room === undefined || name.length * 6.7 + widthOf(signs, 12) <= room - 40;
  return (
    <Spot
      props={props}
      at={at}
      topic={topic}
      label={`${name}. ${plain(props, props.text.explain(topic).body)}`}
      className={cx(styles.tactic, className)}
      style={{ '--kind': TACTIC[kind].hue }}
    >
      <span className={styles.tacticKind}>
        <Icon of={TACTIC[kind].glyph} size={14} />
      </span>
      <span className={cx(styles.tacticBody, beside && styles.beside)}>
        <span className={styles.tacticName}>{name}</span>
        {!long && !tooMany && signs.length > 0 && <Signs of={signs} size={12} />}
      </span>
    </Spot>
  );
}
