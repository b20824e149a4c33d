import { gameIds } from '@orrery/games';
import { at } from '@orrery/kernel';
import type { CreateLeague, League, LeagueKind } from '@orrery/protocol';
import { useId, useState } from 'react';
import { PACES, type Pace } from '../lobby/draft.ts';
import { PaceChoice } from '../lobby/PaceChoice.tsx';
import { call, ServerRefused } from '../net/api.ts';
import { useAllCovers } from '../state/covers.ts';
import { go } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { Switch } from '../ui/Switch.tsx';
import styles from './Leagues.module.css';
import type { LeagueText } from './words.ts';

const DAYS = [7, 14, 30] as const;
const SEATS = ['2', '3', '4'] as const;

type Plan = Omit<CreateLeague, 'clock'> & { readonly pace: Pace };

/** A league is made in one go: what its tables agree on does not change afterwards. */
export function NewLeague({ words }: { readonly words: LeagueText }) {
  const text = useText();
  const language = useSettings((s) => s.language);
  const covers = useAllCovers();
  const id = useId();
  const [failure, setFailure] = useState('');
  const [plan, setPlan] = useState<Plan>({
    ...{ title: '', game: at(gameIds, 0), kind: 'roundRobin', seats: 2, days: 14, rated: true, listed: true, pace: PACES[1] },
  });
  const make = async () => {
    const { pace, ...league } = plan;
    try {
      const made = await call<League>('POST', '/leagues', {
        ...league,
        clock: { kind: 'bank', ...pace },
      } satisfies CreateLeague);
      go({ page: 'league', id: made.id });
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setFailure(error.code === 'away' ? words.away : (words.refusals[error.code] ?? text.table.refused(error.code, '')));
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label htmlFor={id}>
        {words.name}
        <input
          id={id}
          required
          maxLength={60}
          value={plan.title}
          aria-describedby={`${id}hint`}
          onChange={(event) => setPlan({ ...plan, title: event.target.value })}
        />
        <small id={`${id}hint`}>{words.nameHint}</small>
      </label>
      <label htmlFor={`${id}game`}>
        {words.game}
        <select id={`${id}game`} value={plan.game} onChange={(event) => setPlan({ ...plan, game: event.target.value })}>
          {covers.map((c) => (
            <option key={c.id} value={c.id}>
              {c.title[language]}
            </option>
          ))}
        </select>
      </label>
      <Segmented
        label={words.kind}
        values={(Object.keys(words.kinds) as LeagueKind[]).map((value) => ({ value, name: words.kinds[value] }))}
        chosen={plan.kind}
        hint={words.kindHints[plan.kind]}
        choose={(kind) => setPlan({ ...plan, kind, seats: kind === 'ladder' ? 2 : plan.seats })}
      />
      {plan.kind === 'roundRobin' && (
        <Segmented
          label={words.seats}
          values={SEATS.map((value) => ({ value, name: value }))}
          chosen={`${plan.seats}` as (typeof SEATS)[number]}
          choose={(seats) => setPlan({ ...plan, seats: Number(seats) })}
        />
      )}
      <PaceChoice pace={plan.pace} set={(pace) => setPlan({ ...plan, pace })} />
      <Segmented
        label={words.days}
        values={DAYS.map((days) => ({ value: `${days}`, name: words.daysValue(days) }))}
        chosen={`${plan.days}`}
        hint={words.daysHint}
        choose={(days) => setPlan({ ...plan, days: Number(days) })}
      />
      <Switch label={words.rated} hint={words.ratedHint} on={plan.rated} set={(rated) => setPlan({ ...plan, rated })} />
      <Switch label={words.listed} hint={words.listedHint} on={plan.listed} set={(listed) => setPlan({ ...plan, listed })} />
      <button type="submit" className="btn">
        {words.make}
      </button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </form>
  );
}
