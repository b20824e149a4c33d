import type { Invitation } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'react';
import { Invite } from '../invite/Invite.tsx';
import { api, ServerRefused } from '../net/api.ts';
import { go, hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { guestName } from '../text/guest.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';

/** Somebody opened a seat's link. An invitation asks first; a seat of one's own moves here at once. */
export default function Claim({ token }: { readonly token: string }) {
  const text = useText();
  const name = useSettings((s) => s.name);
  const [failure, setFailure] = useState<string>();
  const [invitation, setInvitation] = useState<Invitation>();
  const sent = useRef(false);
  useEffect(() => {
    // A link works once: React's second effect in development must not use it up.
    if (sent.current) return;
    sent.current = true;
    (async () => {
      try {
        await api.me();
        const found = await api.invitation(token);
        if (!found.moves) return setInvitation(found);
        const { table } = await api.claim(token, name === '' ? guestName(text) : name);
        go({ page: 'table', id: table.id, watch: undefined });
      } catch (error) {
        if (!(error instanceof ServerRefused)) throw error;
        setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
      }
    })();
  }, [token, name, text]);
  if (invitation !== undefined) {
    const join = async (called: string) => {
      const { table } = await api.claim(token, called);
      return () => go({ page: 'table', id: table.id, watch: undefined });
    };
    const { table } = invitation;
    const watch = async (): Promise<void> => go({ page: 'table', id: table.id, watch: await api.watchInvitation(token) });
    return <Invite {...invitation} join={join} watch={watch} />;
  }
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
