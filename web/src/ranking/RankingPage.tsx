import { gameIds } from '@orrery/games';
import type { Statistics } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { Frame } from '../frame/Frame.tsx';
import { call, ServerRefused } from '../net/api.ts';
import { useAllCovers } from '../state/covers.ts';
import { loadWords } from '../state/games.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { Facts } from './Facts.tsx';
import { Ladder } from './Ladder.tsx';
import { Plays } from './Plays.tsx';
import styles from './RankingPage.module.css';
import { rankingTexts } from './words.ts';

/** How a game is played on this server: who plays it best, how long it takes, what wins. */
export default function RankingPage({ game = gameIds[0] ?? '' }: { readonly game: string | undefined }) {
  const language = useSettings((s) => s.language);
  const words = rankingTexts[language];
  const covers = useAllCovers();
  const [told, setTold] = useState<Statistics | 'away'>();
  useEffect(() => {
    let current = true;
    setTold(undefined);
    Promise.all([call<Statistics>('GET', `/games/${encodeURIComponent(game)}/statistics`), loadWords(game)])
      .then(([statistics]) => statistics)
      .catch((error: unknown) => {
        if (error instanceof ServerRefused) return 'away' as const;
        throw error;
      })
      .then((found) => {
        if (current) setTold(found);
      });
    return () => {
      current = false;
    };
  }, [game]);
  return (
    <Frame id="ranking">
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <nav aria-label={words.games} className={frame.filters}>
          {covers.map((c) => (
            <a key={c.id} href={hrefOf({ page: 'ranking', game: c.id })} aria-current={c.id === game ? 'page' : undefined}>
              {c.title[language]}
            </a>
          ))}
        </nav>
        <a href={hrefOf({ page: 'leagues' })}>{words.leagues}</a>
      </header>
      {told === undefined || told === 'away' ? (
        <p role="status" className={frame.lead}>
          {told === undefined ? words.loading : words.away}
        </p>
      ) : (
        <div className={styles.columns} style={{ '--hue': covers.find((c) => c.id === game)?.hue }}>
          <Ladder of={told} words={words} />
          <div className={styles.side}>
            <Facts of={told} words={words} />
            {told.byPlays.length > 0 && <Plays of={told} words={words} />}
          </div>
        </div>
      )}
    </Frame>
  );
}
