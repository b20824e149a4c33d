import type { View } from '@orrery/kernel';
import { type Glyph, Icon } from '@orrery/kit';
import type { ReactNode } from 'react';
import type { Table } from '../view.ts';
import { DIE, ROOM, SPECIES, TECHNOLOGY } from './glyphs.ts';
import styles from './picture.module.css';

const drawings: Readonly<Record<string, Readonly<Record<string, Glyph>>>> = {
  room: ROOM,
  technology: TECHNOLOGY,
  species: SPECIES,
  die: DIE,
};

/** A drawing beside the explanation of a room, technology, species or die. */
export function picture(topic: string, _view: View<Table>): ReactNode {
  const [kind, id] = topic.split(':');
  const glyph = drawings[kind]?.[id];
  return glyph === undefined ? null : (
    <span className={styles.picture}>
      <Icon of={glyph} size={kind === 'species' ? 56 : 34} />
    </span>
  );
}
