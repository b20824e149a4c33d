/** What an action costs and does, in icons. Words for it are in the explanation of whatever it stands on. */
import { type Glyph, Icon } from '@orrery/kit';
import { Fragment, type ReactNode } from 'react';
import type { Effect } from '../content/effects.ts';
import type { Script } from '../content/scripts.ts';
import { faceOf } from '../effects/faces.ts';
import type { GlyphName, Piece } from '../effects/rule.ts';
import { Hull } from './common.tsx';
import styles from './Effects.module.css';
import { costUnits, ICON, runsOf } from './effect-lines.ts';
import { AUTOMATE, COLONY, COPY, DEEP, EYE, FLAG, FOOD, JUMP, ORE, POPULATION, RETURN, SUN, SUPPLY, TRADE, UPGRADE } from './glyphs.ts';

const GLYPHS: Readonly<Record<GlyphName, Glyph>> = {
  automate: AUTOMATE,
  colony: COLONY,
  copy: COPY,
  deepSpace: DEEP,
  eye: EYE,
  flag: FLAG,
  food: FOOD,
  jump: JUMP,
  ore: ORE,
  population: POPULATION,
  returned: RETURN,
  sun: SUN,
  supply: SUPPLY,
  trade: TRADE,
  upgrade: UPGRADE,
};

function draw(piece: Piece): ReactNode {
  if (piece === 'to') return <i className={styles.to}>›</i>;
  if ('level' in piece)
    return (
      <span className={styles.level}>
        {piece.level}
        {piece.glyph !== undefined && <Icon of={GLYPHS[piece.glyph]} size={12} />}
      </span>
    );
  if ('glyph' in piece) return <Icon of={GLYPHS[piece.glyph]} size={piece.size ?? ICON} />;
  if ('ship' in piece) return <Hull level={piece.ship} size={17} />;
  return piece.thin === true ? piece.text : <b>{piece.text}</b>;
}

const Unit = ({ of, good }: { readonly of: readonly Piece[]; readonly good?: boolean }) => (
  <span className={good === true ? styles.good : styles.unit}>
    {of.map((piece, i) => (
      <Fragment key={i}>{draw(piece)}</Fragment>
    ))}
  </span>
);

function One({ effect, inner }: { readonly effect: Effect; readonly inner: readonly Script[] }) {
  const face = faceOf(effect);
  if (face.parts === undefined) return <Unit of={face.icons(effect)} good={face.good === true} />;
  const parts = inner.map((script, i) => (
    <Fragment key={script.key}>
      {i > 0 && <i className={styles.or}>/</i>}
      <Effects script={script} />
    </Fragment>
  ));
  return face.parts === 'optional' ? <span className={styles.optional}>{parts}</span> : parts;
}

export function Effects({ script, surcharge = 0 }: { readonly script: Script; readonly surcharge?: number }) {
  const cost = costUnits(script.cost, surcharge);
  return (
    <>
      {cost.map((unit, i) => (
        <Unit key={i} of={unit} />
      ))}
      {cost.length > 0 && <i className={styles.colon}>:</i>}
      {runsOf(script).map(({ effect, inner, times }, i) => (
        <Fragment key={i}>
          {times > 1 && <b>{times}×</b>}
          <One effect={effect} inner={inner} />
        </Fragment>
      ))}
    </>
  );
}

/** The same as a line of its own. */
export function EffectLine({
  script,
  surcharge,
  className,
}: {
  readonly script: Script;
  readonly surcharge?: number;
  readonly className?: string;
}) {
  return (
    <span className={[styles.line, className ?? ''].join(' ')} aria-hidden="true">
      <Effects script={script} surcharge={surcharge ?? 0} />
    </span>
  );
}
