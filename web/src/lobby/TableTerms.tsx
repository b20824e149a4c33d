import { opponents } from '@orrery/bots';
import { Dialog, Icon, icons } from '@orrery/kit';
import { useState } from 'react';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { lengthWords } from '../ui/lengths.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { Switch } from '../ui/Switch.tsx';
import { ClockExamples } from './ClockExamples.tsx';
import { ABSENCES, type Draft, LIVE_BANKS, LIVE_INCREMENT } from './draft.ts';
import { PaceChoice } from './PaceChoice.tsx';
import styles from './RuleOptions.module.css';
import { TimeOutChoice } from './TimeOutChoice.tsx';
import { termsTexts } from './terms-words.ts';

export interface TableTermsProps {
  readonly draft: Draft;
  set(draft: Draft): void;
}

/** What a table agrees on before anybody sits down: time to think, absence, and who stands in. */
export default function TableTerms({ draft, set }: TableTermsProps) {
  const text = useText();
  const language = useSettings((s) => s.language);
  const [open, setOpen] = useState(false);
  const { terms } = text.absence;
  const days = draft.where === 'days';
  const length = (ms: number) => lengthWords(ms, language);
  const words = termsTexts[language];
  const title = days ? terms.pace : terms.away;
  return (
    <div>
      <h3 className="eyebrow">{title}</h3>
      <button type="button" className={`btn ${styles.more}`} onClick={() => setOpen(true)}>
        <Icon of={icons.clock} size={17} />
        {days
          ? terms.perTurn(length(draft.pace.increment))
          : draft.live === 0
            ? length(draft.absence)
            : terms.each(length(draft.live), LIVE_INCREMENT / 1000)}
      </button>
      {open && (
        <Dialog title={terms.title} closeWord={text.kit.close} close={() => setOpen(false)}>
          <div className={styles.list}>
            {days ? (
              <>
                <PaceChoice pace={draft.pace} set={(pace) => set({ ...draft, pace })} />
                <ClockExamples pace={draft.pace} />
                <TimeOutChoice chosen={draft.timeOut} choose={(timeOut) => set({ ...draft, timeOut })} />
              </>
            ) : (
              <>
                <Segmented
                  label={words.match}
                  values={LIVE_BANKS.map((ms) => ({ value: `${ms}`, name: ms === 0 ? words.none : lengthWords(ms, language, 'short') }))}
                  chosen={`${draft.live}`}
                  hint={draft.live === 0 ? undefined : terms.each(length(draft.live), LIVE_INCREMENT / 1000)}
                  choose={(value) => set({ ...draft, live: Number(value) })}
                />
                <Segmented
                  label={terms.away}
                  values={ABSENCES.map((ms) => ({ value: `${ms}`, name: lengthWords(ms, language, 'short') }))}
                  chosen={`${draft.absence}`}
                  hint={terms.awayHint}
                  choose={(value) => set({ ...draft, absence: Number(value) })}
                />
              </>
            )}
            <Segmented
              label={terms.level}
              values={opponents.map((level) => ({ value: level, name: text.lobby.bots[level].name }))}
              chosen={draft.standIn}
              hint={terms.levelHint}
              choose={(standIn) => set({ ...draft, standIn })}
            />
            {days && (
              <Switch
                label={terms.weekends}
                hint={terms.weekendsHint}
                on={draft.weekends}
                set={(weekends) => set({ ...draft, weekends })}
              />
            )}
            {days && (
              <Switch
                label={terms.nights}
                hint={`${terms.nightsHint} ${words.quietHint}`}
                on={draft.nights}
                set={(nights) => set({ ...draft, nights })}
              />
            )}
            <Switch label={terms.rated} hint={terms.ratedHint} on={draft.rated} set={(rated) => set({ ...draft, rated })} />
            {days && <p>{terms.clockOut(text.lobby.bots[draft.standIn].name, draft.timeOut === 'vote' ? undefined : draft.timeOut)}</p>}
          </div>
        </Dialog>
      )}
    </div>
  );
}
