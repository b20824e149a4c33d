import type { View } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { TableView } from '../view.ts';

/** A picture beside an explanation. */
export function picture(_topic: string, _view: View<TableView>): ReactNode {
  return undefined;
}
