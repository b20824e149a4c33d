import { useEffect, useState } from 'react';

type Fetch<T> = () => Promise<T>;

/** What has been fetched, by how: it can be drawn at once, where a promise would leave a gap that something moves into later. */
const arrived = new WeakMap<Fetch<unknown>, unknown>();

/** It helps to read along and is no reason to stop playing: what fails to come stays away. */
export async function fetchAhead(fetch: Fetch<unknown>): Promise<void> {
  try {
    arrived.set(fetch, await fetch());
  } catch {}
}

/** What is fetched for a reader, once it is here. Always the same function for the same thing. */
export function useModule<T>(fetch: Fetch<T> | undefined): T | undefined {
  const [, drawAgain] = useState<Fetch<T>>();
  useEffect(() => {
    if (fetch === undefined || arrived.has(fetch)) return;
    let wanted = true;
    void fetchAhead(fetch).then(() => wanted && drawAgain(() => fetch));
    return () => {
      wanted = false;
    };
  }, [fetch]);
  return fetch && (arrived.get(fetch) as T | undefined);
}
