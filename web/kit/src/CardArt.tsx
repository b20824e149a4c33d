import { memo } from 'react';
import styles from './CardArt.module.css';
import { cx } from './cx.ts';

/** What a kind of card shows: ships under way, domes, works, a meeting, orbits. */
export type Motif = 'wedge' | 'domes' | 'works' | 'links' | 'orbits';

type Roll = (least: number, most: number) => number;

/** The same numbers for the same name, on every machine. */
function rolls(name: string): Roll {
  let state = 2166136261;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 16777619);
  return (least, most) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state ^= state >>> 13;
    return Math.round((least + ((state >>> 8) / 2 ** 24) * (most - least)) * 10) / 10;
  };
}

/** Each draws lines of its own; `count` of its parts and their sizes are the card's. */
const MOTIFS: Readonly<Record<Motif, (roll: Roll, count: number) => string>> = {
  wedge: (roll, count) => {
    const [x, y, step, s] = [roll(34, 48), roll(46, 60), roll(11, 16), roll(9, 15)];
    const ship = (cx: number, cy: number, of: number) =>
      `M${cx} ${cy}l${of} ${-of * 0.45}l${-of * 0.3} ${of * 0.45}l${of * 0.3} ${of * 0.45}zM${cx + of} ${cy}h${of * roll(0.6, 2)}`;
    return Array.from({ length: count }, (_, i) => {
      const rank = Math.ceil(i / 2);
      return ship(x + rank * step, y + (i % 2 === 0 ? -1 : 1) * rank * step * 0.7, s * (1 - rank * 0.16));
    }).join('');
  },
  domes: (roll, count) => {
    let x = roll(28, 40);
    return `M20 70H112${Array.from({ length: count }, () => {
      const [r, high] = [roll(8, 17), roll(0.7, 1.5)];
      const dome = `M${x} 70a${r} ${r * high} 0 0 1 ${2 * r} 0M${x + r} ${70 - r * high}v${-roll(3, 12)}`;
      x += r * roll(1.2, 1.9);
      return dome;
    }).join('')}`;
  },
  works: (roll, count) => {
    let x = roll(30, 42);
    const [cx, cy, r] = [roll(84, 98), roll(22, 36), roll(9, 14)];
    const many = Math.round(roll(6, 10));
    const teeth = Array.from({ length: many }, (_, i) => {
      const turn = (i / many) * 2 * Math.PI;
      return `M${cx + Math.cos(turn) * r} ${cy + Math.sin(turn) * r}l${Math.cos(turn) * 4.5} ${Math.sin(turn) * 4.5}`;
    });
    return `M22 70H112M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0${teeth.join('')}${Array.from(
      { length: count },
      () => {
        const [w, h] = [roll(7, 13), roll(14, 40)];
        const house = `M${x} 70v${-h}l${w} ${roll(-5, 5)}V70M${x + w / 3} ${70 - h * 0.5}v${h * 0.25}`;
        x += w + roll(2, 5);
        return house;
      },
    ).join('')}`;
  },
  links: (roll, count) => {
    const [y, r] = [roll(38, 50), roll(11, 17)];
    return Array.from({ length: count }, (_, i) => {
      const [x, at] = [44 + i * r * 1.25, y + (i % 2 === 0 ? 0 : roll(4, 12))];
      return `M${x - r} ${at}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0M${x - r * 0.45} ${at}h${r * 0.9}`;
    }).join('');
  },
  orbits: (roll, count) => {
    const [x, y] = [roll(62, 78), roll(36, 46)];
    return Array.from({ length: count }, (_, i) => {
      const [rx, ry, turn] = [roll(14, 20) + i * 6, roll(5, 12), roll(-50, 50)];
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      return `M${x - rx * c} ${y - rx * s}A${rx} ${ry} ${turn} 1 1 ${x + rx * c} ${y + rx * s}A${rx} ${ry} ${turn} 1 1 ${x - rx * c} ${y - rx * s}M${x + rx * c - 2} ${y + rx * s}a2 2 0 1 1 4 0a2 2 0 1 1 -4 0`;
    }).join('');
  },
};

const short = (path: string): string => path.replace(/-?\d+\.\d{2,}/g, (n) => Number(n).toFixed(1));

/** A card's own picture behind its words: a world, some stars, and what its kind is about. Takes the colour of the words around it. */
export const CardArt = memo(function CardArt({
  of,
  motif,
  className,
}: {
  readonly of: string;
  readonly motif: Motif;
  readonly className?: string;
}) {
  const roll = rolls(of);
  const [x, y, r] = [roll(76, 104), roll(18, 62), roll(11, 24)];
  const [shade, tilt, ringed] = [roll(-0.6, 0.6), roll(-35, 35), roll(0, 1) > 0.5];
  const stars = Array.from({ length: Math.round(roll(4, 9)) }, () => `M${roll(8, 114)} ${roll(4, 66)}h.1`).join('');
  return (
    <svg className={cx(styles.art, className)} viewBox="0 0 120 74" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <circle cx={x} cy={y} r={r} className={styles.world} />
      <path
        d={short(`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${Math.abs(r * shade)} ${r} 0 0 ${shade > 0 ? 0 : 1} 0 ${-2 * r}`)}
        className={styles.world}
      />
      {ringed && (
        <ellipse
          cx={x}
          cy={y}
          rx={short(`${r * 1.7}`)}
          ry={short(`${r * 0.42}`)}
          transform={`rotate(${tilt} ${x} ${y})`}
          className={styles.ring}
        />
      )}
      <path d={stars} className={styles.stars} />
      <path d={short(MOTIFS[motif](roll, Math.round(roll(2, 5))))} className={styles.lines} />
    </svg>
  );
});
