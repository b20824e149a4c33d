import type { LineStep } from '@orrery/bots';
import { type BoardProps, Icon, icons, Sentence } from '@orrery/kit';
import { Fragment } from 'react';
import type { Change } from '../table/changes.ts';
import styles from './Reasons.module.css';
import type { Reason } from './reasons.ts';
import { type ReasonText, reasonText } from './words.ts';

/** So much more and less of things, by name. */
export function Named({ of, words }: { readonly of: readonly Change[]; readonly words: ReasonText }) {
  return of.map(({ key, name, by, glyph, hue }) => (
    <span key={key} className={styles.change} data-less={by < 0}>
      <b>{words.more(by)}</b>
      <span style={{ display: 'contents', color: hue }}>
        <Icon of={glyph} size={13} />
      </span>
      {name ?? words.points}
    </span>
  ));
}

export interface ReasonsProps {
  readonly plan: readonly LineStep[];
  readonly reasons: readonly Reason[];
  readonly props: BoardProps;
}

/** How an option goes on, and why it is good. */
export function Reasons({ plan, reasons, props: { text, language } }: ReasonsProps) {
  const words = reasonText[language];
  if (plan.length === 0 && reasons.length === 0) return null;
  return (
    <dl className={styles.reasons}>
      {plan.length > 0 && (
        <div>
          <dt>{words.plan}</dt>
          <dd>
            {plan.map(({ ask, answer, view }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan
              <Fragment key={i}>
                {i > 0 && ' → '}
                <Sentence of={text.option(ask, answer, view)} quiet />
              </Fragment>
            ))}
          </dd>
        </div>
      )}
      {reasons.map((reason) => (
        <div key={reason.kind}>
          {'changes' in reason ? (
            <>
              <dt>{words[reason.kind]}</dt>
              <dd>
                <Named of={reason.changes} words={words} />
              </dd>
            </>
          ) : (
            <>
              <dt>
                <Icon of={icons.die} size={13} /> {words.risk}
              </dt>
              <dd>{words[reason.kind](reason.chance, reason.points)}</dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}
