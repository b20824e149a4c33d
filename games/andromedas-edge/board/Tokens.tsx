/** Cards and tokens that are used once, and what lies face down. */
import type { Seat } from '@orrery/kernel';
import { cx, type Glyph, Icon, icons, type Target, titleOf, useExplain } from '@orrery/kit';
import { DESTINIES } from '../content/destinies.ts';
import type { Effects } from '../content/effects.ts';
import { DEVELOPMENT_NAMES } from '../content/ids.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import { NONE } from '../state.ts';
import { type Props, Spot } from './common.tsx';
import { effectSigns, Signs } from './Effects.tsx';
import { DEVELOPMENT, DISCOVERY, TOKEN, TRACK, TRACK_HUE } from './glyphs.ts';
import { stationWords, tip } from './place.tsx';
import styles from './Tokens.module.css';
import { destinyTopic, developmentTopic, discoveryTopic, supremacyTopic, trackTopic } from './topics.ts';

/** Whose hand is hidden shows how many cards it has. */
export function Hidden({ n, glyph, words }: { readonly n: number; readonly glyph: Glyph; readonly words: string }) {
  const explaining = useExplain(`tip:${words}`, words);
  return (
    <span {...explaining} className={styles.hidden} role="img" aria-label={words}>
      <Icon of={glyph} size={16} />
      <b>{n}</b>
    </span>
  );
}

export function DevelopmentCards({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const words = stationWords(props);
  const player = props.view.table.players[seat];
  return (
    <>
      {DEVELOPMENT_NAMES.map((development, type) => {
        const ready = player.cards[type];
        const used = player.used[type];
        if (ready + used === 0) return null;
        const topic = developmentTopic(type);
        const state = [ready > 0 && `${ready} ${words.ready}`, used > 0 && `${used} ${words.used}`].filter(Boolean).join(', ');
        return (
          <Spot
            key={development}
            props={props}
            at={`development:${type}`}
            topic={topic}
            tip={tip(topic, [state])}
            label={`${titleOf(props, topic)}: ${state}`}
            className={cx(styles.token, ready === 0 && styles.spent)}
            style={{ '--kind': TRACK_HUE[type] }}
          >
            <Icon of={DEVELOPMENT[type]} size={15} />
            {ready + used > 1 && <b>{ready === 0 ? used : ready}</b>}
          </Spot>
        );
      })}
    </>
  );
}

export function Tokens({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const words = stationWords(props);
  const player = props.view.table.players[seat];
  const hidden = player.discoveryCount - player.discoveries.length;
  const token = (at: Target, topic: string, glyph: Glyph, track: number, effects: Effects, key: string) => (
    <Spot
      key={key}
      props={props}
      at={at}
      topic={topic}
      label={titleOf(props, topic)}
      className={styles.token}
      style={{ '--kind': TRACK_HUE[track] }}
    >
      <Icon of={glyph} size={14} />
      <Signs of={effectSigns(effects)} size={12} />
    </Spot>
  );
  return (
    <>
      {player.discoveries.map((id, i) => token(`token:${id}`, discoveryTopic(id), DISCOVERY, 0, DISCOVERIES[id].effects, `${id} ${i}`))}
      {hidden > 0 && <Hidden n={hidden} glyph={DISCOVERY} words={words.hiddenTokens(hidden)} />}
      {player.supremacies.map((id) => token(`supremacy:${id}`, supremacyTopic(id), TOKEN, 4, SUPREMACY_TOKENS[id].effects, `${id}`))}
    </>
  );
}

/** A secret destiny: known to its owner, and to everybody in the end. */
export function DestinyToken({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { players } = props.view.table;
  const { destiny } = players[seat];
  if (destiny === NONE) return null;
  const topic = destinyTopic(destiny);
  const goals = DESTINIES[destiny].goals;
  const notes = goals.map(({ track }) => {
    const most = Math.max(...players.map((player) => player.tracks[track]));
    return `${titleOf(props, trackTopic(track))}: ${players[seat].tracks[track]} / ${most}`;
  });
  return (
    <Spot
      props={props}
      topic={topic}
      tip={tip(topic, notes)}
      label={`${titleOf(props, topic)}. ${notes.join(', ')}`}
      className={styles.token}
    >
      <Icon of={icons.secret} size={14} />
      {goals.map(({ track, vp }) => (
        <span key={track} className={styles.goal} style={{ color: TRACK_HUE[track] }}>
          <Icon of={TRACK[track]} size={13} />
          <b>{vp}</b>
        </span>
      ))}
    </Spot>
  );
}
