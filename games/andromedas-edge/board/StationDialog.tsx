/** Opened by a tap only: fetched when somebody looks. */
import type { Seat } from '@orrery/kernel';
import { lazy, Suspense } from 'react';
import type { Props } from './common.tsx';

const WholeStation = lazy(async () => ({ default: (await import('./WholeStation.tsx')).WholeStation }));

export function StationDialog(props: Props & { readonly seat: Seat; close(): void }) {
  return (
    <Suspense fallback={null}>
      <WholeStation {...props} />
    </Suspense>
  );
}
