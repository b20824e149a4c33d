import { registry } from '@orrery/games';
import { ExplainLayer, TableProvider } from '@orrery/kit';
import { useEffect } from 'react';
import Reader from '../reader/Reader.tsx';
import { useAllCovers } from '../state/covers.ts';
import { loadWords, useGameText } from '../state/games.ts';
import { go, hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { RulesPanel } from '../table/RulesPanel.tsx';
import { useText } from '../text/index.ts';
import { usePhone } from '../ui/phone.ts';
import { Sky } from '../ui/Sky.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import styles from './Rules.module.css';

/** The rules of a game, to be read away from the table. */
export default function Rules({ game: wanted, at }: { readonly game: string | undefined; readonly at: string | undefined }) {
  const words = useText();
  const covers = useAllCovers();
  const language = useSettings((s) => s.language);
  const id = wanted ?? covers[0]?.id;
  useEffect(() => {
    if (id !== undefined) void loadWords(id);
  }, [id]);
  const text = useGameText(id);
  const phone = usePhone();
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
        {id === undefined || text === undefined ? (
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
              {registry[id]?.learn?.rules === undefined ? (
                <>
                  <p className={styles.tagline}>{text.tagline}</p>
                  <RulesPanel words={words} />
                </>
              ) : (
                <div className={styles.reader}>
                  <Reader
                    game={id}
                    at={at}
                    go={(to) => go({ page: 'rules', game: id, at: to })}
                    href={(to) => hrefOf({ page: 'rules', game: id, at: to })}
                    words={words}
                    phone={phone}
                  />
                </div>
              )}
            </ExplainLayer>
          </TableProvider>
        )}
      </main>
    </div>
  );
}
