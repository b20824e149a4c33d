/** A hexagon for a pawn: who stands there, whether it may be entered, and what is missing. */
import type { Seat } from '@orrery/kernel';
import { type BoardRefusal, refusalFor } from '@orrery/kit';
import type { Space } from '../content/spaces.ts';
import { Hex, Mark, nameOfSeat, optionAimed, Piece, type Props } from './common.tsx';
import type { Hot } from './hot.ts';
import styles from './SpaceHex.module.css';
import { spaceNow, spaceSaid } from './tips.ts';

/** What a space that cannot be entered lacks, in a sign. */
function lackOf(refusal: BoardRefusal | undefined): string | undefined {
  if (refusal === undefined) return undefined;
  const { reason, args } = refusal.refusal;
  if (reason === 'notResearched' || reason === 'covered' || reason === 'occupied' || reason === 'mustMove') return undefined;
  const missing = (args as { readonly missing?: unknown } | undefined)?.missing;
  return typeof missing === 'number' ? `−${missing}` : '×';
}

/** The pawns on a space: whoever blocks it, or everybody where there is room. */
const pawnsOn = (props: Props, space: Space): Seat[] =>
  props.view.table.factions.flatMap(({ pawn }, seat) => (pawn === space.id ? [seat] : []));

export function SpaceHex({
  props,
  space,
  hot,
  size,
}: {
  readonly props: Props;
  readonly space: Space;
  readonly hot: Hot;
  readonly size: number;
}) {
  const option = optionAimed(props, (aim) => aim.space === space.id);
  const refusal = option === undefined ? refusalFor(props, space.id) : undefined;
  const pawns = pawnsOn(props, space);
  const reason = refusal?.refusal.reason;
  return (
    <Piece
      props={props}
      said={() => spaceSaid(props, space)}
      now={() => spaceNow(props, space)}
      option={option}
      refusal={refusal}
      hot={hot.has(`space:${space.id}`)}
      className={styles.space ?? ''}
      label={space.id}
      spot={`space:${space.id}`}
    >
      <Hex
        props={props}
        option={option}
        pawn={pawns[0]}
        lack={lackOf(refusal)}
        off={reason === 'notResearched' || reason === 'covered'}
        size={size}
      />
      {pawns.length > 1 && (
        <span className={styles.crowd}>
          {pawns.slice(1).map((seat) => (
            <Mark key={seat} seat={seat} size={14} label={nameOfSeat(props, seat)} />
          ))}
        </span>
      )}
      {pawns[0] !== undefined && <span className="vh">{nameOfSeat(props, pawns[0])}</span>}
    </Piece>
  );
}
