import { at, type Language, languages } from '@orrery/kernel';
import type { ChangePlayer, Player } from '@orrery/protocol';
import { useId, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { profileTexts } from '../profile/words.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { NameField } from '../ui/NameField.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { dayWords } from './dates.ts';
import type { Trying } from './failure.ts';
import styles from './Me.module.css';
import { useMeWords } from './text/index.ts';
import { zoneHere, zones } from './zones.ts';

/** Picture, name, language and time zone. All is kept as it is changed. */
export function Profile({
  player,
  change,
  trying,
}: {
  readonly player: Player;
  change(wanted: ChangePlayer): void;
  readonly trying: Trying;
}) {
  const say = useMeWords();
  const text = useText();
  const { language, set } = useSettings();
  const [name, setName] = useState(player.name);
  const id = useId();
  const here = zoneHere();
  return (
    <section className={`${frame.card} ${styles.card}`} aria-labelledby={`${id}h`}>
      <div className={styles.who}>
        <Avatar seed={player.avatar} name={player.name} size={96} />
        <h1 id={`${id}h`}>{player.name}</h1>
        <p>{say.since(dayWords(player.created, text.language))}</p>
        <p>{say.seats(player.seats)}</p>
        <button
          type="button"
          className="btn"
          aria-disabled={trying.busy}
          onClick={() => change({ avatar: at(crypto.getRandomValues(new Uint32Array(1)), 0) >>> 1 })}
        >
          {say.otherPicture}
        </button>
        <a className="btn" href={hrefOf({ page: 'profile', handle: undefined })}>
          {profileTexts[text.language].title}
        </a>
      </div>
      <div className={styles.form}>
        <NameField
          id={id}
          label={say.name}
          value={name}
          set={setName}
          describedBy={`${id}hint`}
          leave={() => {
            const called = name.trim();
            if (called === '' || called === player.name) return setName(player.name);
            set({ name: called });
            change({ name: called });
          }}
        />
        <p id={`${id}hint`} className={styles.hint}>
          {say.nameHint}
        </p>
        <Segmented
          label={say.language}
          values={(Object.keys(languages) as Language[]).map((value) => ({ value, name: languages[value] }))}
          chosen={language}
          choose={(chosen) => {
            set({ language: chosen });
            change({ language: chosen });
          }}
        />
        <label htmlFor={`${id}z`} className="eyebrow">
          {say.zone}
        </label>
        <select id={`${id}z`} value={player.zone} aria-describedby={`${id}zh`} onChange={(event) => change({ zone: event.target.value })}>
          {zones(player.zone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
        <p id={`${id}zh`} className={styles.hint}>
          {say.zoneHint}
        </p>
        {here !== player.zone && (
          <button type="button" className="btn quiet" onClick={() => change({ zone: here })}>
            {say.zoneHere(here)}
          </button>
        )}
        <p className={styles.failure} role="alert">
          {trying.failure}
        </p>
      </div>
    </section>
  );
}
