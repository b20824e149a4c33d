import { STOPS, type Stop, type Stops } from '@orrery/kernel';
import { Dialog } from '@orrery/kit';
import { useState } from 'react';
import { useGameText } from '../state/games.ts';
import { useText } from '../text/index.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { useSession, useTableState } from './context.ts';
import styles from './StopsDialog.module.css';

/** When the viewer is asked, window by window. What was changed is sent once, when it is closed. */
export default function StopsDialog() {
  const { stops: words, kit } = useText();
  const session = useSession();
  const game = useTableState((s) => s.game);
  const text = useGameText(game);
  const now = useTableState((s) => s.truth?.stops) ?? {};
  const here = useTableState((s) => s.truth?.asks[0]?.windows) ?? [];
  const [chosen, setChosen] = useState<Stops>(now);
  const close = () => {
    session.showStops(false);
    if (Object.keys(now).some((kind) => chosen[kind] !== now[kind])) session.setStops(chosen);
  };
  return (
    <Dialog
      title={words.title}
      closeWord={kit.close}
      close={close}
      foot={
        <button type="button" className="btn primary" onClick={close}>
          {words.done}
        </button>
      }
    >
      <p className={styles.lead}>{words.lead}</p>
      <ul className={styles.list}>
        {Object.keys(now).map((kind) => (
          <li key={kind} className={here.includes(kind) ? styles.here : undefined}>
            <span aria-hidden="true">{text?.window?.(kind) ?? kind}</span>
            <Segmented<Stop>
              label={text?.window?.(kind) ?? kind}
              hideLabel
              values={STOPS.map((value) => ({ value, name: words.values[value] }))}
              chosen={chosen[kind] ?? 'can'}
              choose={(stop) => setChosen({ ...chosen, [kind]: stop })}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </Dialog>
  );
}
