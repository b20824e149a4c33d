import { Icon, icons } from '@orrery/kit';
import { useTables } from '../lobby/rows.ts';
import { MyRow } from '../lobby/TableRow.tsx';
import { hrefOf } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { Sky } from '../ui/Sky.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import styles from './Replays.module.css';

/** All matches one can look back on. */
export default function Replays() {
  const { replay, lobby, over } = useText();
  const { mine } = useTables();
  const rows = mine
    .filter((row) => row.status !== 'gathering')
    .sort((a, b) => Number(b.status === 'over') - Number(a.status === 'over') || b.updated - a.updated);
  return (
    <div className={styles.page}>
      <Sky />
      <TopBar />
      <main className={styles.list}>
        <h1>{replay.list}</h1>
        {rows.length === 0 ? (
          <p>{replay.none}</p>
        ) : (
          <ul>
            {rows.map((row) => (
              <MyRow key={row.id} row={row}>
                {row.status === 'over' && (
                  <a className="btn" href={hrefOf({ page: 'analysis', id: row.id, watch: undefined })} aria-label={over.analysis}>
                    <Icon of={icons.chart} size={17} />
                    <span className={styles.word}>{over.analysis}</span>
                  </a>
                )}
                {row.status !== 'over' && (
                  <a className="btn" href={hrefOf({ page: 'replay', id: row.id, at: undefined, watch: undefined })}>
                    {lobby.replay}
                  </a>
                )}
              </MyRow>
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}
