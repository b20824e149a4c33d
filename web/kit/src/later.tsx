import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A part that is fetched when it is first drawn; until then nothing stands there. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
