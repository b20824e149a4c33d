import { ExplainLayer, TableProvider } from '@orrery/kit';
import { useEffect } from 'react';
import { useAllCovers } from '../state/covers.ts';
import { loadGame, useGameText } from '../state/games.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { RulesPanel } from '../table/RulesPanel.tsx';
import { useText } from '../text/index.ts';
import { Sky } from '../ui/Sky.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import styles from './Rules.module.css';

/** The reference of a game, to be read away from the table. */
export default function Rules({ game: wanted }: { readonly game: string | undefined }) {
  const words = useText();
  const covers = useAllCovers();
  const language = useSettings((s) => s.language);
  const id = wanted ?? covers[0]?.id;
  useEffect(() => {
    if (id !== undefined) void loadGame(id);
  }, [id]);
  const text = useGameText(id);
  return (
    <div className={styles.page}>
      <Sky />
      <TopBar />
      <main className={styles.main}>
        <nav aria-label={words.lobby.games}>
          {covers.map((cover) => (
            <a
              key={cover.id}
              href={hrefOf({ page: 'rules', game: cover.id })}
              aria-current={cover.id === id ? 'page' : undefined}
              style={{ '--hue': cover.hue }}
            >
              {cover.title[language]}
            </a>
          ))}
        </nav>
        {text === undefined ? (
          <p role="status">{words.table.loading}</p>
        ) : (
          <TableProvider
            value={{
              ...{ text, view: undefined, viewer: -1, seats: [], language, motion: false, patterns: false, icons: {}, words: words.kit },
              explain: () => {},
              picture: () => undefined,
            }}
          >
            <ExplainLayer>
              <h1>{text.title}</h1>
              <p className={styles.tagline}>{text.tagline}</p>
              <RulesPanel words={words} />
            </ExplainLayer>
          </TableProvider>
        )}
      </main>
    </div>
  );
}
