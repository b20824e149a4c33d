import type { Hints, Payload } from '@orrery/host';
import { SPECTATOR } from '@orrery/kernel';
import type { BoardModule, BoardProps } from '@orrery/kit';
import { lazy, Suspense, useState } from 'react';
import { useSession, useTableState } from '../table/context.ts';
import { Agreement } from './Agreement.tsx';
import { HintButton, isOnlyPerson, mayHint } from './HintButton.tsx';
import { StandIn } from './StandIn.tsx';
import { useHint } from './useHint.ts';

const Suggestions = lazy(() => import('./Suggestions.tsx'));

const NO_HINTS: Hints = { on: false, allowedBy: [], missing: [] };

/** The hint button beside a question, the suggestions, the agreement there must be before at a table with others, and the way back from a bot. */
export function useHelp(props: BoardProps | undefined, board: BoardModule | undefined, shown: Payload | undefined, open: () => void) {
  const session = useSession();
  const local = useTableState((s) => s.connection === 'local');
  const question = props?.question;
  const viewer = props?.viewer ?? SPECTATOR;
  const hints = shown?.hints ?? NO_HINTS;
  const standIn = shown?.status === 'playing' ? (shown.seats[viewer]?.standIn ?? null) : null;
  const { hint, ask, close } = useHint(props?.view, question);
  const [wanted, setWanted] = useState(false);
  const allowed = mayHint(hints, local);
  const press = () => {
    if (question === undefined || question.options.length < 2) return;
    open();
    if (hint.kind !== 'none') close();
    else if (allowed) {
      setWanted(false);
      ask();
    } else if (isOnlyPerson(hints, viewer)) {
      session.allowHints();
      ask();
    } else setWanted(!wanted);
  };
  const off = !allowed && !isOnlyPerson(hints, viewer);
  const asked = question !== undefined && question.options.length > 1;
  const button = asked ? <HintButton off={off} touch={props?.layout === 'phone'} ask={press} /> : null;
  const panel = (
    <>
      {standIn !== null && <StandIn why={standIn} back={() => session.resumeSeat()} />}
      {!local && !isOnlyPerson(hints, viewer) && (
        <Agreement
          hints={hints}
          viewer={viewer}
          wanted={wanted && asked}
          allow={() => session.allowHints()}
          withdraw={() => session.withdrawHints()}
          done={() => setWanted(false)}
        />
      )}
      {hint.kind !== 'none' && props !== undefined && (
        <Suspense>
          <Suggestions hint={hint} props={props} board={board} alone={props.seats.length === 1} again={ask} close={close} />
        </Suspense>
      )}
    </>
  );
  return { button, panel, press };
}
