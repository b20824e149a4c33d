import type { Answer } from '@orrery/kernel';
import { type BoardOption, Icon, isFields, namesIn, type OptionFace, Tinted, titleOf } from '@orrery/kit';
import { factions, ideologies } from '../content/factions.ts';
import { TRACK } from '../content/resources.ts';
import { systems } from '../content/systems.ts';
import type { TableView } from '../view.ts';
import { Amounts, PlanetArt, type Props, wordsOf } from './common.tsx';
import { Adaptation, factionName, hueOf, IdeologyMark } from './Faction.tsx';
import styles from './face.module.css';
import { changeOf } from './facts.ts';
import { ACTION, ALLIANCE, BOLT, IDEOLOGY, technologyGlyph } from './glyphs.ts';

const ENDS: ReadonlySet<Answer> = new Set(['done', 'stay', 'keep', 'end', 'decline']);

/** How an option looks in the list: what it is about, what it costs, what it brings. */
export function face(option: BoardOption<TableView>, props: Props): OptionFace | undefined {
  const { question, view } = props;
  if (question === undefined) return undefined;
  const { answer } = option;
  if (ENDS.has(answer)) return { ends: true };
  const { pay, gain } = changeOf(view.table, option.forecast?.table, props.viewer);
  const reveals = isFields(answer) && answer.action === 'explore';
  const more = option.forecast?.stop !== undefined && option.forecast.stop !== 'seat';
  const brief = briefly(option, props);
  const icon = iconOf(question.ask.decision, answer, props);
  // A reward is its own name: icons would say it twice.
  const named = question.ask.decision === 'chooseReward' && !(isFields(answer) && answer.interject !== undefined);
  const worth = !named && (Object.keys(pay).length + Object.keys(gain).length > 0 || more);
  const aside = worth ? (
    <span className={styles.aside}>
      <span className={styles.gain}>
        <Amounts props={props} of={gain} sign="+" />
        {more && <b>…</b>}
      </span>
      <span className={styles.pay}>
        <Amounts props={props} of={pay} sign="−" />
      </span>
    </span>
  ) : undefined;
  const words = wordsOf(props);
  // A track that would be full may have cut the gain: that is why it is less than the planet says.
  const full = (['credits', 'productivity'] as const).some(
    (r) => gain[r] !== undefined && option.forecast?.table.players[props.viewer][r] === TRACK,
  );
  return {
    ...(full ? { note: words.atMost(TRACK) } : {}),
    ...brief,
    ...(icon === undefined ? {} : { icon }),
    ...(aside === undefined ? {} : { aside }),
    ...(reveals && props.focused === option ? { note: words.noUndo } : {}),
  };
}

/** What a row says beside its icons: whom, what or where; price and gain stand at its end. */
function briefly({ answer, words }: BoardOption<TableView>, props: Props): Pick<OptionFace, 'words' | 'note' | 'of'> {
  const { ask } = props.question ?? {};
  if (ask?.decision === 'occupy' && typeof answer === 'number') return { words: systemName(answer, props) };
  if (!isFields(answer)) return {};
  if (answer.interject === 'lightning') return { words: wordsOf(props).convert };
  if (typeof answer.times === 'number' && answer.times > 1) return { words: `${namesIn(words, 'faction')[0]} ×${answer.times}` };
  if (typeof answer.count === 'number') return { words: `${titleOf(props, `action:${answer.action}`)} ×${answer.count}` };
  if (answer.action !== 'colonize' && answer.action !== 'develop') {
    const [name] = namesIn(words, 'trade', 'technology', 'faction');
    if (name === undefined) return {};
    if (answer.interject !== 'card') return { words: name };
    // A pointer is told by the whole sentence which use of the card it is; under a thumb the row says so.
    return { words: name, of: name, ...(props.layout === 'phone' ? { note: useOf(answer.as, props) } : {}) };
  }
  const { planet, card } = answer;
  // Which planet of the system it is, is drawn.
  const where = systemName(planet, props);
  if (typeof card !== 'number') return { words: where };
  // The same planet may be settled with several cards.
  const discards = wordsOf(props).discards(factionName(props, card));
  return props.layout === 'phone' ? { words: where, note: discards } : { words: `−${factionName(props, card)}: ${where}`, note: discards };
}

function useOf(as: Answer | undefined, props: Props): string {
  const { asMain, asIdeology, asBoost } = wordsOf(props);
  return as === 'main' ? asMain : as === 'ideology' ? asIdeology : asBoost;
}

function systemName(planet: Answer | undefined, props: Props): string {
  const { table } = props.view;
  const seen = table.planets.find((p) => p.planet === planet);
  if (seen === undefined) return '';
  return titleOf(props, `system:${systems[table.row[seen.system]].id}`);
}

function iconOf(decision: string, answer: Answer, props: Props) {
  const { table } = props.view;
  const planetOf = (planet: Answer | undefined) => {
    const seen = table.planets.find((p) => p.planet === planet);
    return seen === undefined ? undefined : (
      <span className={styles.planet}>
        <PlanetArt type={seen.type} badge={false} />
      </span>
    );
  };
  if (typeof answer === 'number') {
    if (decision === 'occupy') return planetOf(answer);
    if (decision !== 'startingFaction' && decision !== 'draftCard' && decision !== 'discardCard') return undefined;
    return (
      <span className={styles.card}>
        <IdeologyMark props={props} ideology={factions[answer].ideology} size={19} />
        <Adaptation props={props} card={answer} size={16} />
      </span>
    );
  }
  if (!isFields(answer)) return undefined;
  if (answer.interject === 'card') {
    const card = Number(answer.card);
    const glyph = answer.as === 'main' ? ALLIANCE : answer.as === 'ideology' ? IDEOLOGY[ideologies[factions[card].ideology]] : BOLT;
    return <Tinted of={glyph} hue={hueOf(card)} size={19} />;
  }
  if (answer.interject === 'lightning') return <Icon of={BOLT} size={19} className={styles.bolt ?? ''} />;
  if (answer.interject === 'swarm') return planetOf(answer.planet);
  if (decision === 'produce') return <Icon of={BOLT} size={19} />;
  if (answer.action === 'colonize' || answer.action === 'develop') return planetOf(answer.planet);
  if (answer.action === 'research') return <Icon of={technologyGlyph(Number(answer.technology))} size={19} />;
  const glyph = ACTION[String(answer.action)];
  return glyph === undefined ? undefined : <Icon of={glyph} size={19} />;
}
