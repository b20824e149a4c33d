import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;

/** This page's clock, looked at now and then while something depends on it. */
export function useNow(wanted: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!wanted) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
}
