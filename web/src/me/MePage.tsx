import type { Player } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { Frame } from '../frame/Frame.tsx';
import { api, ServerRefused } from '../net/api.ts';
import { useMe } from '../state/me.ts';
import { meApi } from './api.ts';
import { Data, Leaving, RecoveryWords } from './Data.tsx';
import { Devices, Passkeys } from './Devices.tsx';
import { useTrying } from './failure.ts';
import { Guest } from './Guest.tsx';
import styles from './Me.module.css';
import { Profile } from './Profile.tsx';
import { useMeWords } from './text/index.ts';
import { WordsDialog } from './WordsDialog.tsx';

/** Who the server knows here: a player, a guest with this many seats, nobody it could be asked about. */
type Known = { readonly player: Player } | { readonly seats: number } | 'away' | undefined;

/** Whoever is here, as they see themselves. */
export default function MePage() {
  const say = useMeWords();
  const [known, setKnown] = useState<Known>();
  const [words, setWords] = useState<readonly string[]>();
  const look = useCallback(async () => {
    try {
      const { avatar } = await api.me();
      if (avatar !== undefined) setKnown({ player: await meApi.player() });
      else setKnown({ seats: (await api.myTables()).tables.reduce((sum, t) => sum + t.yours.length, 0) });
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setKnown('away');
    }
  }, []);
  useEffect(() => {
    void look();
  }, [look]);
  const guestAgain = (): void => {
    useMe.setState({ avatar: null, best: undefined });
    void look();
  };
  return (
    <Frame id="me" width={1280}>
      {known === undefined || known === 'away' ? (
        <p role="status" className={frame.lead}>
          {known === 'away' ? say.away : say.loading}
        </p>
      ) : 'player' in known ? (
        <PlayerCards
          key={known.player.created}
          player={known.player}
          changed={(player) => (player === undefined ? void look() : setKnown({ player }))}
          drew={setWords}
          gone={guestAgain}
        />
      ) : (
        <>
          <h1 className="vh">{say.title}</h1>
          <Guest
            seats={known.seats}
            became={(drawn) => {
              setWords(drawn);
              void look();
            }}
            back={() => void look()}
          />
        </>
      )}
      {words !== undefined && <WordsDialog words={words} close={() => setWords(undefined)} />}
    </Frame>
  );
}

type CardsProps = { readonly player: Player; changed(player?: Player): void; drew(words: readonly string[]): void; gone(): void };

function PlayerCards({ player, changed, drew, gone }: CardsProps) {
  const trying = useTrying();
  if (player.leaving !== null) return <Leaving player={player} leaving={player.leaving} changed={changed} />;
  return (
    <div className={styles.columns}>
      <div>
        <Profile player={player} trying={trying} change={(wanted) => void trying.run(async () => changed(await meApi.change(wanted)))} />
      </div>
      <div>
        <Devices player={player} changed={changed} signedOut={gone} />
      </div>
      <div>
        <Passkeys player={player} changed={changed} />
        <RecoveryWords
          player={player}
          drew={(words, now) => {
            changed(now);
            drew(words);
          }}
        />
        <Data player={player} changed={changed} />
      </div>
    </div>
  );
}
