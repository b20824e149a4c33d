import { isLevel } from '@orrery/bots';
import { Icon, icons } from '@orrery/kit';
import type { InGame, Profile, Rival } from '@orrery/protocol';
import frame from '../frame/Frame.module.css';
import { useCover } from '../state/covers.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import { lengthWords } from '../ui/lengths.ts';
import styles from './ProfilePage.module.css';
import type { ProfileText } from './words.ts';

/** Head to head: who stood higher, also at tables of four. */
export function Rivals({ profile, words }: { readonly profile: Profile; readonly words: ProfileText }) {
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.headToHead}</h2>
        <small>{words.stoodHigher}</small>
      </header>
      {profile.rivals.length === 0 && <p className={frame.lead}>{words.nobodyYet}</p>}
      <ul className={styles.rivals}>
        {profile.rivals.map((rival) => (
          <Line key={`${rival.bot} ${rival.handle} ${rival.name}`} rival={rival} />
        ))}
      </ul>
    </section>
  );
}

function Line({ rival }: { readonly rival: Rival }) {
  const text = useText();
  const { lobby } = text;
  const { name, bot, handle, above, below } = rival;
  const called = bot === null ? calledIn(text, name) : isLevel(bot) ? lobby.bots[bot].name : bot;
  return (
    <li>
      <span>
        {bot !== null && <Icon of={icons.bot} size={15} label="Bot" />}
        {handle === null ? <b>{called}</b> : <a href={hrefOf({ page: 'profile', handle })}>{called}</a>}
        <b>
          {above} : {below}
        </b>
      </span>
      <i aria-hidden="true">
        <i style={{ width: `${(above / Math.max(1, above + below)) * 100}%` }} />
      </i>
    </li>
  );
}

/** The longest run of victories, the most points in each game, and for oneself how long a turn takes. */
export function Records({ profile, words }: { readonly profile: Profile; readonly words: ProfileText }) {
  const language = useSettings((s) => s.language);
  return (
    <section className={frame.card}>
      <header>
        <h2>{words.records}</h2>
      </header>
      <ul className={styles.records}>
        <li>
          <Icon of={icons.trophy} size={17} />
          <span>{words.longest}</span>
          <b>{profile.longestRow}</b>
        </li>
        {profile.games.map((game) => (
          <Best key={game.game} of={game} words={words} />
        ))}
        {profile.turn !== null && (
          <li>
            <Icon of={icons.clock} size={17} />
            <span>{words.turn}</span>
            <b>{lengthWords(profile.turn, language, 'short')}</b>
          </li>
        )}
      </ul>
    </section>
  );
}

function Best({ of, words }: { readonly of: InGame; readonly words: ProfileText }) {
  const language = useSettings((s) => s.language);
  const cover = useCover(of.game);
  if (of.best === null) return null;
  return (
    <li style={{ '--hue': cover?.hue }}>
      <Icon of={icons.trophy} size={17} className={styles.hue ?? ''} />
      <span>{words.best(cover?.title[language] ?? of.game)}</span>
      <b>{of.best}</b>
    </li>
  );
}
