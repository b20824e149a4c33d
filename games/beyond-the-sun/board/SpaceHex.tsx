/** A hexagon for a pawn: who stands there, whether it may be entered, and what is missing. */
import { type BoardRefusal, nameOfSeat } from '@orrery/kit';
import type { Space } from '../content/spaces.ts';
import { Hex, Mark, Piece, type Props } from './common.tsx';
import styles from './SpaceHex.module.css';
import { spaceNow, spaceSaid } from './tips.ts';

const OFF: readonly (string | undefined)[] = ['notResearched', 'covered'];

/** What a space that cannot be entered lacks, in a sign. */
function lackOf(refusal: BoardRefusal | undefined): string | undefined {
  if (refusal === undefined) return undefined;
  const { reason, args } = refusal.refusal;
  if (OFF.includes(reason) || reason === 'occupied' || reason === 'mustMove') return undefined;
  const missing = (args as { readonly missing?: unknown } | undefined)?.missing;
  return typeof missing === 'number' ? `−${missing}` : '×';
}

export function SpaceHex({ props, space, size }: { readonly props: Props; readonly space: Space; readonly size: number }) {
  const { targets } = props;
  const at = `space:${space.id}` as const;
  // There may be more options than keys.
  const sign = targets.standing(at) === 'legal' ? targets.sign(at) || '•' : '';
  const refusal = sign === '' ? targets.refusal(at) : undefined;
  const [first, ...others] = props.view.table.factions.flatMap(({ pawn }, seat) => (pawn === space.id ? [seat] : []));
  return (
    <Piece props={props} at={at} said={() => spaceSaid(props, space)} now={() => spaceNow(props, space)} className={styles.space}>
      <Hex sign={sign} pawn={first} lack={lackOf(refusal)} off={OFF.includes(refusal?.refusal.reason)} size={size} />
      {others.length > 0 && (
        <span className={styles.crowd}>
          {others.map((seat) => (
            <Mark key={seat} seat={seat} size={14} label={nameOfSeat(props, seat)} />
          ))}
        </span>
      )}
      {first !== undefined && <span className="vh">{nameOfSeat(props, first)}</span>}
    </Piece>
  );
}
