import { useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { go, hrefOf } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { useSession, useTableState } from './context.ts';

/** The same people once more: whoever asks first lays the table and says so, the others take their places there. Who watched goes to the lobby. */
export function Rematch({ id }: { readonly id: string }) {
  const text = useText();
  const session = useSession();
  const sat = useTableState((s) => (s.summary?.yours.length ?? 0) > 0);
  const [failure, setFailure] = useState('');
  const ask = async () => {
    try {
      const table = await api.rematch(id);
      if (table.status === 'gathering') session.say(text.over.rematchSaid);
      go({ page: 'table', id: table.id, watch: undefined });
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
    }
  };
  if (!sat) {
    return (
      <a className="btn primary" href={hrefOf({ page: 'lobby' })}>
        {text.over.again}
      </a>
    );
  }
  return (
    <>
      <button type="button" className="btn primary" onClick={() => void ask()}>
        {text.over.rematch}
      </button>
      {failure !== '' && <p role="alert">{failure}</p>}
    </>
  );
}
