import { cx, Icon } from '@orrery/kit';
import type { Props } from './common.tsx';
import styles from './Expand.module.css';
import { EXPAND } from './glyphs.ts';

/** Opens the whole of something that is drawn small. */
export const Expand = ({ layout, label, open }: Pick<Props, 'layout'> & { readonly label: string; readonly open: () => void }) => (
  <button type="button" className={cx(styles.expand, layout === 'phone' && styles.large)} aria-label={label} onClick={open}>
    <Icon of={EXPAND} size={14} />
  </button>
);
