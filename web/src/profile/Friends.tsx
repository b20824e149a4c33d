import { Icon, icons } from '@orrery/kit';
import type { Companion, Friend, FriendList, Friendship } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { api, call, ServerRefused } from '../net/api.ts';
import { hrefOf } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './ProfilePage.module.css';
import type { ProfileText } from './words.ts';

/** One's friends, those one has asked, and those who ask. */
export function Friends({ words }: { readonly words: ProfileText }) {
  const [list, setList] = useState<FriendList['friends']>();
  const [met, setMet] = useState<readonly Companion[]>([]);
  useEffect(() => {
    call<FriendList>('GET', '/friends').then(
      ({ friends }) => setList(friends),
      () => {},
    );
    api.companions().then(setMet, () => {});
  }, []);
  if (list === undefined) return null;
  const change = (answer: Promise<FriendList>): void =>
    void answer.then(
      ({ friends }) => setList(friends),
      () => {},
    );
  const others = met.filter((one) => !list.some((friend) => friend.handle === one.handle));
  return (
    <section className={frame.card}>
      <h2>{words.friends.title}</h2>
      {list.length === 0 && <p className={frame.lead}>{words.friends.none}</p>}
      <ul className={styles.friends}>
        {list.map((friend) => (
          <Line key={friend.handle} of={friend} words={words} change={change} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className="eyebrow">{words.friends.met}</h3>
          <ul className={styles.friends}>
            {others.map(({ handle, name, avatar }) => (
              <li key={handle}>
                <Avatar seed={avatar} name={name} size={32} />
                <span>
                  <a href={hrefOf({ page: 'profile', handle })}>{name}</a>
                </span>
                <button
                  type="button"
                  className="btn quiet"
                  aria-label={words.friends.askThem(name)}
                  title={words.friends.askThem(name)}
                  onClick={() => change(api.befriend(handle))}
                >
                  <Icon of={icons.plus} size={17} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Line({ of, words, change }: { readonly of: Friend; readonly words: ProfileText; change(answer: Promise<FriendList>): void }) {
  const { handle, name, avatar, is, online } = of;
  const say = words.friends;
  return (
    <li>
      <Avatar seed={avatar} name={name} size={32} />
      <span>
        <a href={hrefOf({ page: 'profile', handle })}>{name}</a>
        <small data-here={online || undefined}>{is === 'friends' ? (online ? say.here : say.away) : say.is[is]}</small>
      </span>
      {is === 'asks' && (
        <button type="button" className="btn" onClick={() => change(api.befriend(handle))}>
          {say.yes}
        </button>
      )}
      <button
        type="button"
        className="btn quiet"
        aria-label={say.end[is](name)}
        title={say.end[is](name)}
        onClick={() => change(api.unfriend(handle))}
      >
        <Icon of={icons.trash} size={17} />
      </button>
    </li>
  );
}

/** Asks somebody one has met to be friends, or takes it back. */
export function Befriend({
  handle,
  friendship,
  words,
}: {
  readonly handle: string;
  readonly friendship: Friendship;
  readonly words: ProfileText;
}) {
  const text = useText();
  const say = words.friends;
  const [is, setIs] = useState(friendship);
  const [failure, setFailure] = useState('');
  if (is === 'strangers') return null;
  const change = async (answer: Promise<FriendList>): Promise<void> => {
    try {
      const { friends } = await answer;
      setIs(friends.find((f) => f.handle === handle)?.is ?? 'none');
      setFailure('');
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? words.away : text.table.refused(error.code, ''));
    }
  };
  return (
    <>
      {(is === 'friends' || is === 'asked') && (
        <p role="status" className={styles.friend}>
          <Icon of={icons.check} size={16} />
          {say.is[is]}
        </p>
      )}
      {is === 'none' || is === 'asks' ? (
        <button type="button" className="btn" onClick={() => void change(api.befriend(handle))}>
          {is === 'asks' ? say.accept : say.ask}
        </button>
      ) : (
        <button type="button" className="btn" onClick={() => void change(api.unfriend(handle))}>
          {is === 'friends' ? say.noLonger : say.takeBack}
        </button>
      )}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </>
  );
}
