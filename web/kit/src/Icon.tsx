import type { Glyph } from './icons/glyph.ts';

export interface IconProps {
  readonly of: Glyph;
  readonly size?: number;
  /** Says it to screen readers; without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Inside another SVG: where it stands. */
  readonly x?: number;
  readonly y?: number;
}

/** One icon, in HTML or inside an SVG. */
export function Icon({ of, size = 18, label, className, x, y }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...named}
      className={className === undefined ? 'ic' : `ic ${className}`}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={`0 0 ${of.box} ${of.box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants from icons.ts, never anybody's input
      dangerouslySetInnerHTML={{ __html: of.draw }}
    />
  );
}
