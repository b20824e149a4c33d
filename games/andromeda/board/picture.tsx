import type { View } from '@orrery/kernel';
import { Icon } from '@orrery/kit';
import type { ReactNode } from 'react';
import type { TableView } from '../view.ts';
import { drawingOf } from './glyphs.ts';
import styles from './picture.module.css';

/** A drawing beside the explanation of a room, technology, species or die. */
export function picture(topic: string, _view: View<TableView>): ReactNode {
  const glyph = drawingOf(topic);
  return glyph === undefined ? null : (
    <span className={styles.picture}>
      <Icon of={glyph} size={topic.startsWith('species:') ? 56 : 34} />
    </span>
  );
}
