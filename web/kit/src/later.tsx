import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** Fetches it before it is drawn. */
type Ahead<P> = { fetch(): Promise<ComponentType<P>> };

/**
 * A part that is fetched when it is first drawn; until then nothing stands there. One that has been fetched ahead is drawn at once, with
 * the table it belongs to: a lazy one would come a moment later, even if it has long been here.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ((props: P) => ReactNode) & Ahead<P> {
  let fetched: ComponentType<P> | undefined;
  const fetch = async () => {
    fetched ??= await load();
    return fetched;
  };
  const Waiting = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<P>;
  function Later(props: P): ReactNode {
    // It stays what it was at first: drawn by the other one, it would forget what it knows.
    const [Part] = useState(() => fetched);
    if (Part !== undefined) return <Part {...props} />;
    return (
      <Suspense fallback={null}>
        <Waiting {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, { fetch });
}
