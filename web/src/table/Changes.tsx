import { Icon, signed } from '@orrery/kit';
import { useText } from '../text/index.ts';
import styles from './Changes.module.css';
import type { Change } from './changes.ts';

export function Changes({ of }: { readonly of: readonly Change[] }) {
  const { table } = useText();
  const words = table.recap;
  if (of.every(({ by }) => by === 0)) return <span className={styles.none}>{words.nothing}</span>;
  return (
    <span className={styles.changes}>
      {of.map(({ key, name, by, glyph, hue }) => (
        <span key={key} className={by > 0 ? styles.up : by < 0 ? styles.down : undefined}>
          <b>{by === 0 ? '±0' : signed(by)}</b>
          <span style={{ display: 'contents', color: hue }}>
            <Icon of={glyph} size={13} />
          </span>
          <span className="vh">{name ?? words.points}</span>
        </span>
      ))}
    </span>
  );
}
