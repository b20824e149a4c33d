import { Icon } from './Icon.tsx';
import type { Glyph } from './icons/glyph.ts';

/** An icon in the colour of its kind. */
export function Tinted({ of, hue, size }: { readonly of: Glyph; readonly hue: string | undefined; readonly size: number }) {
  return (
    <span style={{ color: hue }}>
      <Icon of={of} size={size} />
    </span>
  );
}
