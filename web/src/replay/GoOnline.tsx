import { opponents } from '@orrery/bots';
import type { SeatState } from '@orrery/host';
import type { Save, Seat } from '@orrery/kernel';
import { Dialog } from '@orrery/kit';
import { useState } from 'react';
import { type Draft, firstTerms, hasPerson, type Place, wanted } from '../lobby/draft.ts';
import { SeatPicker } from '../lobby/SeatPicker.tsx';
import TableTerms from '../lobby/TableTerms.tsx';
import { api, ServerRefused } from '../net/api.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { Segmented } from '../ui/Segmented.tsx';
import styles from './GoOnline.module.css';
import { sharingTexts } from './words.ts';

export interface GoOnlineProps {
  readonly game: string;
  /** Where the new table begins. */
  save(): Promise<Save | undefined>;
  readonly seats: readonly SeatState[];
  readonly mine: Seat;
  close(): void;
}

/** Bots stay, people are invited anew. Who played at random, as in a scene, now plays to win. */
const placesOf = (seats: readonly SeatState[], mine: Seat): Place[] =>
  seats.map(({ kind, bot }, seat) => ({
    taker: seat === mine ? 'me' : kind === 'bot' ? (opponents.find((level) => level === bot) ?? 'cadet') : 'friend',
    name: '',
  }));

/** Lays a table on the server that begins where a save ends, for oneself and friends. */
export default function GoOnline({ game, save, seats, mine, close }: GoOnlineProps) {
  const text = useText();
  const words = sharingTexts[text.language];
  const name = useSettings((s) => s.name);
  const [draft, setDraft] = useState<Draft>({
    game,
    places: placesOf(seats, mine),
    options: {},
    where: 'live',
    listed: false,
    quicker: false,
    ...firstTerms,
  });
  const [failure, setFailure] = useState('');
  const [laying, setLaying] = useState(false);
  const lay = async () => {
    if (!hasPerson(draft.places)) {
      setFailure(text.lobby.needHuman);
      return;
    }
    setLaying(true);
    try {
      const match = await save();
      if (match === undefined) return;
      const { seats: takers, clock, absence, standIn } = wanted(draft, name, text);
      await api.me();
      const table = await api.goOn({ save: { ...match, snapshots: match.snapshots.slice(-1) }, seats: takers, clock, absence, standIn });
      go({ page: 'table', id: table.id, watch: undefined });
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? text.lobby.serverAway : text.table.refused(error.code, ''));
    } finally {
      setLaying(false);
    }
  };
  return (
    <Dialog
      title={words.onlineTitle}
      closeWord={text.kit.close}
      close={close}
      foot={
        <button type="button" className="btn primary" disabled={laying} onClick={() => void lay()}>
          {words.lay}
        </button>
      }
    >
      <div className={styles.online}>
        <p>{words.onlineNote}</p>
        <SeatPicker places={draft.places} min={seats.length} where={draft.where} set={(places) => setDraft({ ...draft, places })} />
        <Segmented
          label={text.lobby.where}
          values={(['live', 'days'] as const).map((value) => ({ value, name: text.lobby.whereValues[value] }))}
          chosen={draft.where}
          hint={text.lobby.whereHints[draft.where]}
          choose={(where) => setDraft({ ...draft, where })}
        />
        <TableTerms draft={draft} set={setDraft} />
        <p role="alert">{failure}</p>
      </div>
    </Dialog>
  );
}
