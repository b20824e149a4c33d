import { Icon, icons } from '@orrery/kit';
import { RECOVERY_WORDS, strangeWords, wordsIn } from '@orrery/protocol/recovery';
import { type FormEvent, useId, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { api } from '../net/api.ts';
import { useMe } from '../state/me.ts';
import { useSettings } from '../state/settings.ts';
import { NameField } from '../ui/NameField.tsx';
import { meApi, settleIn } from './api.ts';
import { useTrying } from './failure.ts';
import styles from './Me.module.css';
import { canPasskey, comeByPasskey } from './passkeys.ts';
import { useMeWords } from './text/index.ts';
import { zoneHere } from './zones.ts';

/** For whoever is a guest: become a player, or come back as the one you are. */
export function Guest({ seats, became, back }: { readonly seats: number; became(words: readonly string[]): void; back(): void }) {
  return (
    <div className={styles.two}>
      <Become seats={seats} became={became} />
      <ComeBack back={back} />
    </div>
  );
}

function Become({ seats, became }: { readonly seats: number; became(words: readonly string[]): void }) {
  const say = useMeWords();
  const { name, language, set } = useSettings();
  const [wanted, setWanted] = useState(name);
  const [empty, setEmpty] = useState(false);
  const { busy, failure, run } = useTrying();
  const id = useId();
  const become = (event: FormEvent) => {
    event.preventDefault();
    const called = wanted.trim();
    setEmpty(called === '');
    if (called === '') return;
    void run(async () => {
      await api.me();
      const { words, player } = await meApi.become({ name: called, language, zone: zoneHere() });
      settleIn(player);
      set({ name: called });
      became(words);
    });
  };
  return (
    <section className={`${frame.card} ${styles.card}`} aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{say.keep}</h2>
      <p className={frame.lead}>{say.keepLead(seats)}</p>
      <ul className={styles.points}>
        {say.keepPoints.map((point) => (
          <li key={point}>
            <Icon of={icons.check} size={16} />
            {point}
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={become}>
        <NameField id={id} label={say.name} value={wanted} set={setWanted} />
        <button type="submit" className="btn primary" aria-disabled={busy}>
          {say.keepButton}
        </button>
        <p className={styles.failure} role="alert">
          {empty ? say.needName : failure}
        </p>
      </form>
    </section>
  );
}

/** A link to the mailbox a player has confirmed. */
function ByMail() {
  const say = useMeWords();
  const language = useSettings((s) => s.language);
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, failure, run } = useTrying();
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await api.me();
      await meApi.mailLink({ address, language });
      setSent(true);
    });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <label htmlFor={id} className="eyebrow">
        {say.mailLabel}
      </label>
      <input
        id={id}
        type="email"
        required
        maxLength={200}
        autoComplete="email"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setSent(false);
        }}
      />
      <button type="submit" className="btn" aria-disabled={busy}>
        {say.mailButton}
      </button>
      <p role="status" className={styles.hint}>
        {sent ? say.mailSent : ''}
      </p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </form>
  );
}

function ComeBack({ back }: { back(): void }) {
  const say = useMeWords();
  const mail = useMe((s) => s.mail);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const { busy, failure, run } = useTrying();
  const id = useId();
  const words = wordsIn(typed);
  const come = (event: FormEvent) => {
    event.preventDefault();
    // A slip of the pen is said at once, and costs no try.
    const strange = strangeWords(words);
    const slip =
      strange.length > 0 ? say.wordsStrange(strange.join(', ')) : words.length === RECOVERY_WORDS ? '' : say.wordsCount(words.length);
    setWrong(slip);
    if (slip !== '') return;
    void run(async () => {
      await api.me();
      settleIn(await meApi.recover(words.join(' ')));
      back();
    });
  };
  return (
    <section className={`${frame.card} ${styles.card}`} aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{say.back}</h2>
      <p className={frame.lead}>{say.backLead}</p>
      <form className={styles.form} onSubmit={come}>
        <label htmlFor={id} className="eyebrow">
          {say.wordsLabel}
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={300}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-describedby={`${id}hint`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') come(event);
          }}
        />
        <p id={`${id}hint`} className={styles.hint}>
          {say.wordsHint} {say.wordsCount(words.length)}.
        </p>
        <div className={styles.row}>
          <button type="submit" className="btn primary" aria-disabled={busy}>
            {say.backButton}
          </button>
          {canPasskey() && (
            <button
              type="button"
              className="btn"
              aria-disabled={busy}
              onClick={() =>
                void run(async () => {
                  await api.me();
                  settleIn(await comeByPasskey());
                  back();
                })
              }
            >
              {say.usePasskey}
            </button>
          )}
        </div>
        <p className={styles.failure} role="alert">
          {wrong === '' ? failure : wrong}
        </p>
      </form>
      {mail && <ByMail />}
    </section>
  );
}
