import { IllegalInput } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import { useId, useRef, useState } from 'react';
import { forgetTable } from '../learn/kept.ts';
import { layTableFrom } from '../local/create.ts';
import { removeTable } from '../local/store.ts';
import { gameText, loadGame } from '../state/games.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { firstPlaces, seatsHere } from './draft.ts';
import styles from './Lobby.module.css';
import { type Row, waitsForMe } from './rows.ts';
import { MyRow } from './TableRow.tsx';

/** A table of this device goes; on the server a match that is over stays for the others, and out of one's own sight. */
async function putAway({ id, local, status }: Row): Promise<void> {
  if (local) return removeTable(id);
  const { ownTable } = await import('../state/own-table.ts');
  await (status === 'over' ? ownTable.change(id, { hidden: true }) : ownTable.remove(id)).catch((error: unknown) => console.error(error));
}

interface MyGamesProps {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Said where there are none. */
  readonly empty: string;
  refresh(): void;
  readonly more: (() => void) | undefined;
}

/** Tables of mine, and a way to bring one along. */
export function MyGames({ title, rows, empty, refresh, more }: MyGamesProps) {
  const { lobby } = useText();
  const waiting = rows.filter(waitsForMe).length;
  return (
    <section className={styles.list}>
      <header>
        {/* Where there is nothing to say of it, no heading promises anything. */}
        {(rows.length > 0 || empty !== '') && <h2>{title}</h2>}
        {waiting > 0 && <span className={styles.count}>{lobby.waitForYou(waiting)}</span>}
        <ImportSave />
      </header>
      {rows.length === 0 ? (
        empty !== '' && <p className={styles.nothing}>{empty}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <MyRow key={row.id} row={row}>
              <Remove row={row} refresh={refresh} />
            </MyRow>
          ))}
        </ul>
      )}
      {more !== undefined && (
        <button type="button" className="btn quiet" onClick={more}>
          {lobby.more}
        </button>
      )}
    </section>
  );
}

/** Puts a table away, once one is sure. */
export function Remove({ row, refresh }: { readonly row: Row; refresh(): void }) {
  const { lobby } = useText();
  const [sure, setSure] = useState(false);
  if (!row.removable) return null;
  const words = sure ? lobby.sureRemove : lobby.remove(row.game);
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={words}
      title={words}
      data-sure={sure}
      onBlur={() => setSure(false)}
      onClick={() => {
        if (!sure) return setSure(true);
        forgetTable(row.id);
        void putAway(row).then(refresh);
      }}
    >
      <Icon of={icons.trash} size={16} />
    </button>
  );
}

/** Opens a save as a table on this device: the first seat is mine, bots take the others. */
function ImportSave() {
  const text = useText();
  const { lobby } = text;
  const name = useSettings((s) => s.name);
  const [failure, setFailure] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const read = async (file: File) => {
    try {
      const { readSaveFile } = await import('../local/save-file.ts');
      const save = await readSaveFile(file);
      const game = await loadGame(save.game);
      if (game === undefined) throw new IllegalInput('unknownGame', save.game);
      const places = firstPlaces({ max: save.config.seats }).map((p) => (p.taker === 'none' ? { ...p, taker: 'officer' as const } : p));
      const table = await layTableFrom(game, gameText(game.id).title, save, seatsHere(places, name, text));
      go({ page: 'local', id: table });
    } catch (error) {
      if (!(error instanceof IllegalInput)) throw error;
      setFailure(lobby.importFailed(text.table.refused(error.reason, error.detail)));
    }
  };
  return (
    <span className={styles.import}>
      <button type="button" className="btn quiet" onClick={() => input.current?.click()}>
        <Icon of={icons.load} size={16} />
        {lobby.import}
      </button>
      <label htmlFor={id} className="vh">
        {lobby.import}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/json,.json"
        className="vh"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void read(file);
        }}
      />
      {failure !== '' && (
        <span role="alert" className={styles.importFailure}>
          {failure}
        </span>
      )}
    </span>
  );
}
