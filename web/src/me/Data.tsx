import { Icon, icons } from '@orrery/kit';
import type { Player } from '@orrery/protocol';
import { type FormEvent, useId, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { useText } from '../text/index.ts';
import { Sure } from '../ui/Sure.tsx';
import { meApi } from './api.ts';
import { dayWords } from './dates.ts';
import { useTrying } from './failure.ts';
import styles from './Me.module.css';
import { useMeWords } from './text/index.ts';

/** What brings a player back when all devices are lost. */
export function RecoveryWords({ player, drew }: { readonly player: Player; drew(words: readonly string[], player: Player): void }) {
  const say = useMeWords();
  const { language } = useText();
  const { failure, run } = useTrying();
  const id = useId();
  return (
    <section className={`${frame.card} ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>{say.words}</h2>
      {player.words !== null && <p className={frame.lead}>{say.wordsDrawn(dayWords(player.words, language))}</p>}
      <Sure
        words={say.renew}
        sure={say.renewSure}
        act={() =>
          void run(async () => {
            const drawn = await meApi.renewWords(language);
            drew(drawn.words, drawn.player);
          })
        }
      />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </section>
  );
}

/** Taking all along, and being forgotten. */
export function Data({ player, changed }: { readonly player: Player; changed(player: Player): void }) {
  const say = useMeWords();
  const { failure, run, busy } = useTrying();
  const [leaving, setLeaving] = useState(false);
  const [typed, setTyped] = useState('');
  const id = useId();
  const same = typed.trim() === player.name;
  const forget = (event: FormEvent) => {
    event.preventDefault();
    if (!same) return;
    void run(async () => {
      changed(await meApi.forget(player.name));
    });
  };
  return (
    <section className={`${frame.card} ${styles.card}`} aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{say.data}</h2>
      <p className={frame.lead}>{say.dataLead}</p>
      <div className={styles.row}>
        <a className="btn" href={meApi.exportHref()} download>
          <Icon of={icons.save} size={16} />
          {say.export}
        </a>
        <button type="button" className={`btn ${styles.danger}`} aria-expanded={leaving} onClick={() => setLeaving(!leaving)}>
          <Icon of={icons.trash} size={16} />
          {say.forget}
        </button>
      </div>
      {leaving && (
        <form className={styles.form} onSubmit={forget}>
          <p className={frame.lead}>{say.forgetLead}</p>
          <label htmlFor={id} className="eyebrow">
            {say.forgetConfirm(player.name)}
          </label>
          <input id={id} type="text" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
          <button type="submit" className={`btn ${styles.danger}`} aria-disabled={busy || !same}>
            {say.forgetButton}
          </button>
        </form>
      )}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </section>
  );
}

/** Whoever wants to be forgotten, until that is so for good. */
export function Leaving({
  player,
  leaving,
  changed,
}: {
  readonly player: Player;
  readonly leaving: number;
  changed(player: Player): void;
}) {
  const say = useMeWords();
  const { language } = useText();
  const { failure, run, busy } = useTrying();
  const id = useId();
  return (
    <section className={`${frame.card} ${styles.card} ${styles.ask}`} aria-labelledby={id}>
      <h1 id={id}>{say.leaving(dayWords(leaving, language))}</h1>
      <p className={frame.lead}>{say.leavingLead}</p>
      <button type="button" className="btn primary" aria-disabled={busy} onClick={() => void run(async () => changed(await meApi.stay()))}>
        {say.stay(player.name)}
      </button>
      <a className="btn" href={meApi.exportHref()} download>
        <Icon of={icons.save} size={16} />
        {say.export}
      </a>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </section>
  );
}
