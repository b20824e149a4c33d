import { Icon, icons } from '@orrery/kit';
import type { ChangeProfile, Profile } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { Frame } from '../frame/Frame.tsx';
import { api, call, ServerRefused } from '../net/api.ts';
import { hrefOf, sharedLink } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Befriend, Friends } from './Friends.tsx';
import { History } from './History.tsx';
import styles from './ProfilePage.module.css';
import { Ratings } from './Ratings.tsx';
import { Records, Rivals } from './Rivals.tsx';
import { Seen } from './Seen.tsx';
import { Weeks } from './Weeks.tsx';
import { type ProfileText, profileTexts } from './words.ts';

type Known = { readonly profile: Profile } | 'guest' | 'hidden' | 'away' | undefined;

/** How somebody has played: one's own results, or those somebody shows. */
export default function ProfilePage({ handle }: { readonly handle: string | undefined }) {
  const language = useSettings((s) => s.language);
  const words = profileTexts[language];
  const [known, setKnown] = useState<Known>();
  const ask = useCallback(async (question: () => Promise<Profile>) => {
    try {
      await api.me();
      setKnown({ profile: await question() });
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setKnown(error.code === 'notAPlayer' ? 'guest' : error.code === 'away' ? 'away' : 'hidden');
    }
  }, []);
  const [stranger, setStranger] = useState(false);
  useEffect(() => {
    const path = handle === undefined ? `/profile${stranger ? '?as=stranger' : ''}` : `/profiles/${encodeURIComponent(handle)}`;
    void ask(() => call<Profile>('GET', path));
  }, [handle, stranger, ask]);
  const change = (wanted: ChangeProfile) => void ask(() => call<Profile>('PUT', '/profile', wanted));
  return (
    <Frame id="profile">
      {stranger && (
        <p className={styles.stranger} role="status">
          <Icon of={icons.eye} size={17} />
          <span>{words.seen.stranger}</span>
          {/* Whoever turned this on by keyboard stands where it is turned off. */}
          <button type="button" className="btn" ref={(button) => button?.focus()} onClick={() => setStranger(false)}>
            {words.seen.back}
          </button>
        </p>
      )}
      {known !== undefined && typeof known === 'object' ? (
        <div className={styles.columns}>
          <div className={styles.side}>
            <Who profile={known.profile} words={words} />
            <Seen profile={known.profile} words={words} change={change} asStranger={() => setStranger(true)} />
          </div>
          <div className={styles.middle}>
            <Ratings profile={known.profile} words={words} />
            <History profile={known.profile} words={words} />
          </div>
          <div className={styles.side}>
            {known.profile.own && <Friends words={words} />}
            <Rivals profile={known.profile} words={words} />
            <Records profile={known.profile} words={words} />
            <Weeks weeks={known.profile.weeks} words={words} />
          </div>
        </div>
      ) : (
        <p role="status" className={frame.lead}>
          {known === undefined ? words.loading : words[known]} {known === 'guest' && <a href={hrefOf({ page: 'me' })}>{words.keep}</a>}
        </p>
      )}
    </Frame>
  );
}

interface WhoProps {
  readonly profile: Profile;
  readonly words: ProfileText;
}

function Who({ profile, words }: WhoProps) {
  const language = useSettings((s) => s.language);
  const [copied, setCopied] = useState(false);
  const { name, avatar, since, matches, won, row, own, friendship, handle } = profile;
  const month = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { month: 'long', year: 'numeric' }).format(since);
  const copy = async () => {
    await navigator.clipboard.writeText(sharedLink(`p/${handle}`, { page: 'profile', handle }));
    setCopied(true);
  };
  return (
    <section className={`${frame.card} ${styles.who}`}>
      <Avatar seed={avatar} name={name} size={96} />
      <h1>{name}</h1>
      <p className={frame.lead}>{words.since(month)}</p>
      <dl className={styles.numbers}>
        {(
          [
            [matches, words.matches(matches).replace(/^\d+\s/, '')],
            [won, words.won],
            [row, words.inARow],
          ] as const
        ).map(([count, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {friendship !== null && <Befriend handle={handle} friendship={friendship} words={words} />}
      {own && (
        <>
          <button type="button" className="btn" onClick={() => void copy()}>
            {copied ? words.copied : words.link}
          </button>
          <a className="btn" href={hrefOf({ page: 'me' })}>
            {words.settings}
          </a>
        </>
      )}
    </section>
  );
}
