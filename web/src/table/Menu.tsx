import { Dialog, type Glyph, Icon, icons } from '@orrery/kit';
import { lazy, Suspense, useState } from 'react';
import { showsAids, useAids, wish } from '../learn/aids.ts';
import { lifeTexts } from '../life/words.ts';
import { api, ServerRefused } from '../net/api.ts';
import { sharingTexts } from '../replay/words.ts';
import { useGameText } from '../state/games.ts';
import { go, hrefOf, sharedLink } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { download } from '../ui/download.ts';
import { CopyLink } from './CopyLink.tsx';
import { useSession, useTableState } from './context.ts';
import styles from './Menu.module.css';

const LifeDialog = lazy(() => import('../life/LifeDialog.tsx'));
const GoOnline = lazy(() => import('../replay/GoOnline.tsx'));

export interface MenuProps {
  close(): void;
  settings(): void;
  readonly phone: boolean;
  readonly redoReason: string | undefined;
}

/** Everything that is not needed every minute. */
export default function Menu({ close, settings, phone, redoReason }: MenuProps) {
  const text = useText();
  const { table } = text;
  const session = useSession();
  const summary = useTableState((s) => s.summary);
  const truth = useTableState((s) => s.truth);
  const game = useTableState((s) => s.game);
  const title = useGameText(game)?.title;
  const local = useTableState((s) => s.connection === 'local');
  const watching = useTableState((s) => s.presence?.watching ?? 0);
  const guide = useTableState((s) => s.guide);
  const aided = useAids((aids) => game !== undefined && showsAids(aids, game, summary?.id ?? ''));
  const [failure, setFailure] = useState('');
  const [matters, setMatters] = useState(false);
  const [online, setOnline] = useState(false);
  if (summary === undefined || truth === undefined || game === undefined) return null;
  const { id } = summary;
  const { viewer, status, undo } = truth;
  const seated = viewer >= 0;
  const why = truth.seats[viewer]?.standIn ?? null;
  const standIn = seated && why !== null;

  const save = async () => {
    try {
      if (local) {
        const { saveOf } = await import('../local/save.ts');
        const kept = await saveOf(id);
        if (kept !== undefined) download(`${game}.orrery.json`, kept);
      } else download(`${game}.orrery.json`, await api.save(id));
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? text.lobby.serverAway : table.refused(error.code, ''));
    }
  };

  if (matters) {
    return (
      <Suspense>
        <LifeDialog close={close} />
      </Suspense>
    );
  }
  if (online) {
    const kept = async () => (await import('../local/save.ts')).saveOf(id);
    return (
      <Suspense>
        <GoOnline game={game} save={kept} seats={truth.seats} mine={Math.max(0, viewer)} close={close} />
      </Suspense>
    );
  }
  return (
    <Dialog title={title ?? ''} closeWord={text.kit.close} close={close} size="small">
      <ul className={styles.menu}>
        {phone && watching > 0 && (
          <li className={styles.watching}>
            <Icon of={icons.eye} size={18} />
            {table.watchers(watching)}
          </li>
        )}
        {phone && <Item icon={icons.redo} name={table.redo} note={redoReason} does={() => session.redo()} after={close} />}
        {phone && undo.steps > 1 && <Item icon={icons.first} name={table.undoTurn} does={() => session.undo('turn')} after={close} />}
        <Item icon={icons.settings} name={text.settings.title} does={settings} />
        {seated && status === 'playing' && guide === undefined && (
          <Item icon={icons.rules} name={text.settings.aidsTurn(aided)} does={() => wish(game, { aids: !aided })} after={close} />
        )}
        {seated && status === 'playing' && Object.keys(truth.stops).length > 0 && (
          <Item icon={icons.pause} name={text.stops.title} does={() => session.showStops(true)} after={close} />
        )}
        <Item icon={icons.play} name={table.toReplay} does={() => go({ page: 'replay', id, at: undefined, watch: session.watch })} />
        <Item icon={icons.save} name={table.exportSave} does={() => void save()} />
        {local && status === 'playing' && (
          <Item icon={icons.people} name={sharingTexts[text.language].online} does={() => setOnline(true)} />
        )}
        {seated && status === 'playing' && why !== 'gaveUp' && (
          <Item
            icon={icons.bot}
            name={standIn ? table.resumeSeat : table.handToBot}
            does={() => (standIn ? session.resumeSeat() : session.standIn())}
            after={close}
          />
        )}
        {!local && seated && <Item icon={icons.chat} name={lifeTexts[text.language].title} does={() => setMatters(true)} />}
        {!local && seated && status === 'playing' && !standIn && (
          <Item
            icon={icons.hint}
            name={truth.hints.allowedBy.includes(viewer) ? text.hint.withdrawLong : text.hint.offer}
            does={() => (truth.hints.allowedBy.includes(viewer) ? session.withdrawHints() : session.allowHints())}
            after={close}
          />
        )}
        {!local && seated && (
          <>
            <li>
              <CopyLink
                label={table.moveSeat}
                link={async () => sharedLink(`t/${id}`, { page: 'claim', token: (await api.seatLink(id, viewer)).token })}
              />
            </li>
            <li>
              <CopyLink
                label={table.spectatorLink}
                link={async () => sharedLink(`t/${id}`, { page: 'table', id, watch: (await api.watchLink(id)).token })}
              />
            </li>
          </>
        )}
        <li>
          <a className={styles.item} href={hrefOf({ page: 'lobby' })}>
            <Icon of={icons.back} size={18} />
            {table.lobby}
          </a>
        </li>
      </ul>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      {!phone && <h3 className="eyebrow">{table.keysTitle}</h3>}
      <dl className={styles.keys} hidden={phone}>
        {table.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Item(props: { readonly icon: Glyph; readonly name: string; readonly note?: string | undefined; does(): void; after?(): void }) {
  const { icon, name, note, does, after } = props;
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-disabled={note !== undefined}
        onClick={() => {
          if (note !== undefined) return;
          does();
          after?.();
        }}
      >
        <Icon of={icon} size={18} />
        <span>
          {name}
          {note !== undefined && <small>{note}</small>}
        </span>
      </button>
    </li>
  );
}
