/** Names without a sentence around them, taken from the game's texts in the language that is loaded anyway. */
import type { GameText, View } from '@orrery/kernel';
import { ACHIEVEMENT_IDS, type AchievementId } from '../content/achievements.ts';
import { BASIC_IDS, type BasicId } from '../content/basic.ts';
import { EVENT_IDS, type EventId } from '../content/events.ts';
import { LOCATIONS, type LocationId } from '../content/exploration.ts';
import { FACTION_IDS, type FactionId } from '../content/factions.ts';
import { GUILD_IDS, type GuildId } from '../content/guilds.ts';
import { type Marker, type TechType, TYPES } from '../content/kinds.ts';
import { SYSTEM_IDS, type SystemId } from '../content/systems.ts';
import { TECH_IDS, type TechId } from '../content/technologies/index.ts';
import type { Event } from '../events.ts';
import { SCORE_PARTS, type ScorePart } from '../score.ts';
import type { TableView } from '../view.ts';

type Text = GameText<TableView, Event>;
type Named<Id extends string> = Readonly<Record<Id, string>>;

export interface Vocabulary {
  readonly techs: Named<TechId>;
  readonly systems: Named<SystemId>;
  readonly events: Named<EventId>;
  readonly achievements: Named<AchievementId>;
  readonly guilds: Named<GuildId>;
  readonly factions: Named<FactionId>;
  readonly locations: Named<LocationId>;
  readonly types: Named<TechType>;
  readonly markers: Named<Marker>;
  readonly basic: Named<BasicId>;
  readonly scoreParts: Named<ScorePart>;
}

const MARKERS: readonly Marker[] = ['food', 'ore', 'star'];
const known = new WeakMap<Text, Vocabulary>();

export function vocabularyOf(text: Text, view: View<TableView>): Vocabulary {
  const before = known.get(text);
  if (before !== undefined) return before;
  const all = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): Named<Id> =>
    Object.fromEntries(ids.map((id) => [id, name(id)])) as Named<Id>;
  // The title of a technology or event ends with its level.
  const titled = (kind: string) => (id: string) => text.explain(`${kind}:${id}`, view).title.replace(/ \([IV]+\)$/, '');
  const answered = (decision: string) => (answer: string) => text.option({ seat: 0, decision, args: {} } as never, answer, view);
  const made: Vocabulary = {
    techs: all(TECH_IDS, titled('tech')),
    systems: all(SYSTEM_IDS, titled('system')),
    events: all(EVENT_IDS, titled('event')),
    achievements: all(ACHIEVEMENT_IDS, titled('achievement')),
    guilds: all(GUILD_IDS, titled('guild')),
    factions: all(FACTION_IDS, titled('faction')),
    locations: all(LOCATIONS, titled('location')),
    types: all(TYPES, answered('chooseType')),
    markers: all(MARKERS, answered('chooseMarker')),
    basic: all(BASIC_IDS, (id) => answered('copyAction')(id).split(':')[0]),
    scoreParts: all(SCORE_PARTS, (part) => text.scorePart(part)),
  };
  known.set(text, made);
  return made;
}
