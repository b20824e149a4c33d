import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../text/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

/**
 * A page that is fetched when it is first drawn, or ahead of that. React has `lazy` for it, but what is shown meanwhile then stays for
 * 300 ms even when the page is here sooner; this one is drawn at once.
 */
export function fetched<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) {
  let Page: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const fetch = (): Promise<void> => {
    loading ??= load().then(
      (module) => {
        Page = module.default;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Fetched(props: P) {
    const text = useText();
    const [here, arrived] = useState(Page !== undefined);
    const [failure, fail] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (here) return;
      fetch().then(
        () => arrived(true),
        (error: unknown) => fail({ error }),
      );
    }, [here]);
    if (failure !== undefined) throw failure.error;
    return Page === undefined ? <ErrorPage words={text.table.loading} busy /> : <Page {...props} />;
  }
  /** Whoever draws it asks again, and says what went wrong. */
  const ahead = (): void => {
    fetch().catch(() => {});
  };
  return Object.assign(Fetched, { ahead });
}
