import type { Answer } from '@orrery/kernel';
import { type BoardOption, capital, type Glyph, Icon, isFields, namesIn, type OptionFace, SeatToken, Tinted } from '@orrery/kit';
import type { ReactNode } from 'react';
import { moduleCard } from '../catalogue.ts';
import { MARKET_SLOTS } from '../content/setup.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { spaceName } from '../text/labels.ts';
import type { TableView } from '../view.ts';
import { type Changes, changesOf } from './changes.ts';
import { type Props, RaiderToken, Ship, wordsOf } from './common.tsx';
import { moduleSigns, Signs } from './Effects.tsx';
import { ForecastLine, range } from './ForecastLine.tsx';
import styles from './face.module.css';
import * as glyphs from './glyphs.ts';
import { TACTIC } from './Tactics.tsx';

const ENDS: ReadonlySet<Answer> = new Set(['done', 'end', 'pass', 'none', 'skip', 'leave', 'mute']);

/** How an option looks in the list: what it is about, what it costs, what it brings, whom it makes one fight. */
export function face(option: BoardOption<TableView>, props: Props): OptionFace | undefined {
  const { question } = props;
  if (question === undefined) return undefined;
  const { answer } = option;
  if (ENDS.has(answer)) return { ends: true };
  const changes = changesOf(props, option);
  const icon = iconOf(question.ask.decision, answer, props);
  const mine = changes?.ahead.fight?.sides.find(({ seats }) => seats.includes(props.viewer));
  const note = noteOf(props, option, changes);
  const words = briefly(option, props);
  return {
    ...(words === undefined ? {} : { words: capital(words) }),
    ...(icon === undefined ? {} : { icon }),
    ...(mine === undefined
      ? {}
      : {
          aside: (
            <span className={styles.chance} title={wordsOf(props).counted}>
              <Icon of={glyphs.SWORDS} size={13} />
              {range(changes?.ahead.worst, mine.win, props)}
            </span>
          ),
        }),
    ...(note === undefined ? {} : { note }),
  };
}

/** What a row says beside its icons: a ship is drawn, so where it goes is enough; of a module its name, and where the ship is if there are several. */
function briefly({ answer, words }: BoardOption<TableView>, { question }: Props): string | undefined {
  // Its price stands beside it.
  if (question?.ask.decision === 'chooseModule') return namesIn(words, 'module')[0];
  if (!isFields(answer)) return undefined;
  const places = namesIn(words, 'cell');
  const at = typeof answer.from === 'number' && answer.from >= 0 ? spaceName(answer.from) : undefined;
  switch (question?.ask.decision) {
    case 'activate': {
      if (typeof answer.row !== 'number' || typeof answer.ship !== 'number') break;
      const [module] = namesIn(words, 'core', 'module');
      const isSame = ({ answer: other }: BoardOption) => isFields(other) && other.row === answer.row && other.at === answer.at;
      const several = question.options.filter(isSame).length > 1;
      return several && module !== undefined && at !== undefined ? `${module} (${at})` : module;
    }
    case 'moveShip':
      return at === undefined ? places[0] : `${at} → ${places.at(-1)}`;
    case 'repair':
      return namesIn(words, 'ship')[0];
    default:
  }
  if (typeof answer.launch === 'number') return places[0];
  if (answer.interject === 'slot' || answer.interject === 'unslot') return namesIn(words, 'module', 'core')[0];
  if (answer.interject === 'abandon') return namesIn(words, 'moon')[0];
  return answer.interject === 'recruit' ? places[0] : undefined;
}

function noteOf(props: Props, option: BoardOption, changes: Changes | undefined): ReactNode {
  const { table } = props.view;
  const me = table.players[props.viewer];
  if (option.answer === 'return')
    return <span className={styles.plain}>{wordsOf(props).returning(me?.ships.filter((at) => at >= 0).length ?? 0)}</span>;
  const does = moduleOf(props, option.answer);
  // How much energy is spent stands in the words already.
  const spending = props.question?.ask.decision === 'spendEnergy';
  const shown = changes === undefined || !spending ? changes : { ...changes, pay: {} };
  if (does === undefined && (shown === undefined || isEmpty(shown))) return undefined;
  return (
    <>
      {shown !== undefined && <ForecastLine props={props} of={shown} chances={false} />}
      {does !== undefined && (
        <span className={styles.effect}>
          <Signs of={moduleSigns(does)} />
        </span>
      )}
      {changes?.reveals === true && props.focused === option && <span className={styles.reveals}>{wordsOf(props).noUndo}</span>}
    </>
  );
}

const isEmpty = ({ pay, gain, moons, tracks, leaders, ahead }: Changes): boolean =>
  [...Object.values(pay), ...Object.values(gain)].filter((n) => n > 0).length + moons.length + tracks.length + ahead.strike.length === 0 &&
  leaders >= 0 &&
  ahead.fight === undefined;

/** The module an answer buys or activates: what it does stands beside it. */
function moduleOf({ question, view: { table }, viewer }: Props, answer: Answer): number | undefined {
  if (question?.ask.decision === 'chooseModule') return typeof answer === 'number' ? table.market[answer] : undefined;
  if (question?.ask.decision !== 'activate' || !isFields(answer)) return undefined;
  return typeof answer.row === 'number' && typeof answer.at === 'number'
    ? table.players[viewer]?.rows[answer.row]?.[answer.at]?.id
    : undefined;
}

const drawn = (glyph: Glyph, hue?: string): ReactNode => <Tinted of={glyph} hue={hue} size={19} />;

type Drawing = (n: number, props: Props) => ReactNode;
const as =
  (glyph: Glyph, hue?: string): Drawing =>
  () =>
    drawn(glyph, hue);
const ofResource: Drawing = (n) => drawn(glyphs.RESOURCES[n], glyphs.RESOURCE_HUE[n]);
const ofTrack: Drawing = (n) => drawn(glyphs.TRACK[n], glyphs.TRACK_HUE[n]);
const ofSlot: Drawing = (n, props) => ofTrack(Math.floor(n / MARKET_SLOTS), props);
const ofDevelopment: Drawing = (n) => drawn(glyphs.DEVELOPMENT[n], glyphs.TRACK_HUE[n]);
const ofShip: Drawing = (n, { viewer }) => <Ship seat={viewer} type={n} size={22} />;
const ofRival: Drawing = (n, { view }) => (n < view.table.players.length ? <SeatToken seat={n} size={20} /> : drawn(glyphs.SWORDS));

/** Answers that are a number, by what it counts. */
const NUMBERED: Readonly<Record<string, Drawing>> = {
  gainKind: ofResource,
  loseKind: ofResource,
  takeKind: ofResource,
  chooseModule: ofSlot,
  removeModule: ofSlot,
  refreshMarket: ofTrack,
  anyTrack: ofTrack,
  fire: as(glyphs.MODULE, glyphs.TRACK_HUE[0]),
  buildShip: ofShip,
  reinforce: ofShip,
  buildDevelopment: (n, props) => ofDevelopment(props.view.table.tile[n], props),
  flipUp: ofDevelopment,
  recruitFrom: as(glyphs.LEADER),
  claimFrom: as(glyphs.MOON),
  moonBenefit: as(glyphs.MOON),
  discardTactics: (n) => tactics(n),
  diplomacy: (n) => tactics(n),
  strike: (n) => <RaiderToken of={n} size={22} />,
  damageRaider: as(glyphs.SWORDS),
  spendEnergy: as(glyphs.RESOURCE.energy, glyphs.RESOURCE_HUE[0]),
  chooseDiscovery: as(glyphs.DISCOVERY),
  lookAtEvents: as(glyphs.EVENT, '#ff8fb3'),
  chooseRival: ofRival,
  supremacyTie: ofRival,
  reroll: as(glyphs.DICE),
  setDie: as(glyphs.DICE),
};

const tactics = (card: number): ReactNode => drawn(glyphs.RESOURCE.tactics, TACTIC[TACTICS_CARDS[card].kind].hue);

function iconOf(decision: string, answer: Answer, props: Props): ReactNode {
  const { table } = props.view;
  if (answer === 'return') return drawn(glyphs.STATION);
  if (typeof answer === 'number') return NUMBERED[decision]?.(answer, props);
  if (!isFields(answer)) return undefined;
  const ship = answer.launch ?? (decision === 'upgrade' ? undefined : answer.ship);
  if (typeof ship === 'number') return <Ship seat={props.viewer} type={ship} size={22} />;
  if (decision === 'upgrade') return drawn(glyphs.UPGRADE);
  if (typeof answer.pay === 'number') return drawn(glyphs.RESOURCES[answer.pay], glyphs.RESOURCE_HUE[answer.pay]);
  if (typeof answer.collect === 'number') return drawn(glyphs.RESOURCES[answer.collect], glyphs.RESOURCE_HUE[answer.collect]);
  if (typeof answer.raider === 'number') return <RaiderToken of={answer.raider} size={22} />;
  if (typeof answer.shield === 'number') return drawn(glyphs.SHIELD);
  if (typeof answer.scrapped === 'number') return <Ship seat={props.viewer} type={answer.scrapped} size={22} />;
  if (typeof answer.card === 'number') return tactics(answer.card);
  if (typeof answer.moon === 'number' || typeof answer.slot === 'number' || typeof answer.abandon === 'number') return drawn(glyphs.MOON);
  const { interject } = answer;
  if (interject === 'token') return drawn(glyphs.DISCOVERY);
  if (interject === 'supremacy') return drawn(glyphs.TOKEN);
  if (interject === 'development') return ofDevelopment(Number(answer.development), props);
  if (interject === 'recruit') return drawn(glyphs.LEADER);
  if (interject === 'collect') return ofResource(Number(answer.resource), props);
  if (interject === 'unslot') return drawn(glyphs.MOON);
  if (typeof answer.row === 'number' && typeof answer.at === 'number') {
    const module = table.players[props.question?.ask.seat ?? props.viewer]?.rows[answer.row]?.[answer.at];
    if (decision === 'repair') return drawn(glyphs.REPAIR);
    return module === undefined ? undefined : drawn(glyphs.TRACK[moduleCard(module.id).type], glyphs.TRACK_HUE[moduleCard(module.id).type]);
  }
  return undefined;
}
