import type { BoardOption } from '@orrery/kit';
import { type Glyph, Icon, icons, Key, onTap, useTooltip } from '@orrery/kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isNew, showsAids, useAids, wish } from '../learn/aids.ts';
import { useText } from '../text/index.ts';
import { ClockFace } from './ClockFace.tsx';
import styles from './Controls.module.css';
import { useSession, useTableState } from './context.ts';
import { commandKeys } from './keys.ts';

const Menu = lazy(() => import('./Menu.tsx'));
const SettingsDialog = lazy(() => import('../settings/SettingsDialog.tsx'));

interface CommandProps {
  readonly icon: Glyph;
  readonly name: string;
  readonly keyName?: string;
  /** Why it cannot be done now. */
  readonly reason: string | undefined;
  readonly showName?: boolean;
  /** It answers a question: the second half of a double click was not meant for the next one. */
  readonly commits?: boolean;
  does(): void;
  readonly children?: ReactNode;
}

/** A command that says why when it cannot be done. */
function Command({ icon, name, keyName, reason, showName = false, commits = false, does, children }: CommandProps) {
  const [said, setSaid] = useState(false);
  const tip = useTooltip(reason ?? name);
  const press = () => {
    if (reason === undefined) does();
    else {
      setSaid(true);
      setTimeout(() => setSaid(false), 4000);
    }
  };
  return (
    <button
      {...tip}
      type="button"
      className={styles.command}
      aria-disabled={reason !== undefined}
      aria-label={reason === undefined ? name : `${name}. ${reason}`}
      aria-keyshortcuts={keyName}
      onClick={commits ? onTap(press) : press}
    >
      <Icon of={icon} size={19} />
      {showName && <span>{name}</span>}
      {showName && keyName !== undefined && <Key of={keyName} state="off" />}
      {children}
      <span className="vh" role="status">
        {said ? reason : ''}
      </span>
      {said && <span className={styles.reason}>{reason}</span>}
    </button>
  );
}

/** Newcomer's aids in the game of this table, for whoever is or was new to it here. */
function AidsSwitch({ game, table }: { readonly game: string; readonly table: string }) {
  const { settings } = useText();
  const aided = useAids((aids) => showsAids(aids, game, table));
  const fresh = useAids((aids) => isNew(aids, game, table));
  const tip = useTooltip(settings.aidsHint);
  if (!aided && !fresh) return null;
  return (
    <button {...tip} type="button" className={styles.aids} aria-pressed={aided} onClick={() => wish(game, { aids: !aided })}>
      <Icon of={icons.rules} size={17} />
      <span>{settings.aids}</span>
      <b>{settings.aidsValues[aided ? 'on' : 'off']}</b>
    </button>
  );
}

/** Newcomer's aids, undo, redo, end of turn, connection, settings, menu. */
export function Controls({ ending, phone }: { readonly ending: BoardOption | undefined; readonly phone: boolean }) {
  const { table, settings } = useText();
  const session = useSession();
  const undo = useTableState((s) => s.truth?.undo);
  const viewer = useTableState((s) => s.truth?.viewer ?? -1);
  const status = useTableState((s) => s.truth?.status);
  const connection = useTableState((s) => s.connection);
  const windows = useTableState((s) => s.truth?.status === 'playing' && Object.keys(s.truth.stops).length > 0);
  const watching = useTableState((s) => s.presence?.watching ?? 0);
  const game = useTableState((s) => s.game);
  const id = useTableState((s) => s.summary?.id);
  const taught = useTableState((s) => s.guide !== undefined);
  const [open, setOpen] = useState<'settings' | 'menu'>();
  const undoReason = undo === undefined || undo.steps > 0 ? undefined : table.undoReasons[undo.reason ?? 'nothing'];
  const redoReason = undo !== undefined && undo.redo > 0 ? undefined : table.redoNothing;
  const endReason = ending === undefined ? table.endNothing : undefined;
  const seated = viewer >= 0;
  const connectionTip = useTooltip(table.connectionHint[connection]);
  const showStops = () => {
    setOpen(undefined);
    session.showStops(true);
  };
  return (
    <>
      {!phone && seated && !taught && game !== undefined && id !== undefined && <AidsSwitch game={game} table={id} />}
      {!phone && <ClockFace />}
      {!phone && (
        <button
          type="button"
          {...connectionTip}
          className={styles.connection}
          data-connection={connection}
          aria-label={`${table.connection[connection]}. ${table.connectionHint[connection]}`}
        >
          <Icon of={connection === 'local' ? icons.screen : connection === 'live' ? icons.connection : icons.offline} size={17} />
          <span>{table.connection[connection]}</span>
        </button>
      )}
      {watching > 0 && !phone && (
        <span className={styles.connection} title={table.watchers(watching)}>
          <Icon of={icons.eye} size={17} />
          <span aria-hidden="true">{watching}</span>
          <span className="vh">{table.watchers(watching)}</span>
        </span>
      )}
      {seated && (
        <div className={styles.group}>
          <Command
            icon={icons.undo}
            name={table.undo}
            keyName={commandKeys.undo}
            reason={undoReason}
            showName={!phone}
            does={() => session.undo('step')}
          />
          {!phone && (
            <>
              {undo !== undefined && undo.steps > 1 && (
                <Command icon={icons.first} name={table.undoTurn} reason={undefined} does={() => session.undo('turn')} />
              )}
              <Command icon={icons.redo} name={table.redo} keyName={commandKeys.redo} reason={redoReason} does={() => session.redo()} />
              {status === 'playing' && (
                <Command
                  icon={icons.end}
                  name={table.endTurn}
                  keyName={commandKeys.end}
                  reason={endReason}
                  commits
                  does={() => {
                    if (ending !== undefined) session.answer(ending.answer);
                  }}
                />
              )}
            </>
          )}
        </div>
      )}
      {!phone && <Command icon={icons.settings} name={settings.title} reason={undefined} does={() => setOpen('settings')} />}
      <Command icon={icons.menu} name={table.menu} reason={undefined} does={() => setOpen('menu')}>
        {phone && <i className={styles.dot} data-connection={connection} />}
      </Command>
      <Suspense fallback={null}>
        {open === 'settings' && <SettingsDialog close={() => setOpen(undefined)} stops={seated && windows ? showStops : undefined} />}
        {open === 'menu' && (
          <Menu close={() => setOpen(undefined)} settings={() => setOpen('settings')} phone={phone} redoReason={redoReason} />
        )}
      </Suspense>
    </>
  );
}
