import { useEffect, useRef, useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { go, hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { guestName } from '../text/guest.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';

/** Somebody opened a seat's link: sit down, then go to the table. */
export default function Claim({ token }: { readonly token: string }) {
  const text = useText();
  const name = useSettings((s) => s.name);
  const [failure, setFailure] = useState<string>();
  const sent = useRef(false);
  useEffect(() => {
    // A link works once: React's second effect in development must not use it up.
    if (sent.current) return;
    sent.current = true;
    (async () => {
      try {
        await api.me();
        const { table } = await api.claim(token, name === '' ? guestName(text) : name);
        go({ page: 'table', id: table.id, watch: undefined });
      } catch (error) {
        if (!(error instanceof ServerRefused)) throw error;
        setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
      }
    })();
  }, [token, name, text]);
  return (
    <ErrorPage words={failure ?? text.table.loading} busy={failure === undefined}>
      {failure !== undefined && (
        <a className="btn" href={hrefOf({ page: 'lobby' })}>
          {text.table.lobby}
        </a>
      )}
    </ErrorPage>
  );
}
