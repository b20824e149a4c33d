import { Icon, icons } from '@orrery/kit';
import type { ChangeProfile, Profile, ShownTo, ShownToFriends } from '@orrery/protocol';
import { useId } from 'react';
import frame from '../frame/Frame.module.css';
import styles from './ProfilePage.module.css';
import type { ProfileText } from './words.ts';

interface SeenProps {
  readonly profile: Profile;
  readonly words: ProfileText;
  change(wanted: ChangeProfile): void;
  /** Shows the page as somebody sees it who is none of these. */
  asStranger(): void;
}

/** What others see of a player; saved as it is changed. */
export function Seen({ profile: { shown, running, online }, words, change, asStranger }: SeenProps) {
  const { seen } = words;
  if (shown === null || running === null || online === null) return null;
  const friends = { nobody: words.shownValues.nobody, friends: seen.friends };
  return (
    <section className={`${frame.card} ${styles.seen}`}>
      <h2>{seen.title}</h2>
      <Fixed what={seen.name} who={words.shownValues.everybody} />
      <Choice<ShownTo> what={seen.results} value={shown} values={words.shownValues} choose={(value) => change({ shown: value })} />
      <Choice<ShownToFriends> what={seen.running} value={running} values={friends} choose={(value) => change({ running: value })} />
      <Choice<ShownToFriends> what={seen.online} value={online} values={friends} choose={(value) => change({ online: value })} />
      <Fixed what={seen.times} who={words.shownValues.nobody} />
      <Fixed what={seen.privates} who={seen.present} />
      <small>{words.shownHint}</small>
      <small>{seen.never}</small>
      <button type="button" className="btn quiet" onClick={asStranger}>
        <Icon of={icons.eye} size={17} />
        {seen.asStranger}
      </button>
    </section>
  );
}

const Fixed = ({ what, who }: { readonly what: string; readonly who: string }) => (
  <p className={styles.fixed}>
    <span>{what}</span>
    <span>{who}</span>
  </p>
);

interface ChoiceProps<T extends string> {
  readonly what: string;
  readonly value: T;
  readonly values: Readonly<Record<T, string>>;
  choose(value: T): void;
}

function Choice<T extends string>({ what, value, values, choose }: ChoiceProps<T>) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {what}
      <select id={id} value={value} onChange={(event) => choose(event.target.value as T)}>
        {(Object.keys(values) as T[]).map((one) => (
          <option key={one} value={one}>
            {values[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
