import { choose, colonise, copy, jump, optional, type Part, part, research } from './effects.ts';

/** The guilds under the covers: one space each, open to everybody once an event has removed the cover. Two names are known, the rest is Orrery's. */
const all = {
  terraformingGuild: { cost: { ore: 4 }, effects: [colonise] },
  academyGuild: { cost: { ore: 5 }, effects: [research(3)] },
  technocratsGuild: { effects: [choose(part({ ore: 8 }, research(4)), part({ ore: 1 }, copy('own')))] },
  pathfinderGuild: { cost: { ore: 2 }, effects: [jump(3), optional(part({ ore: 3 }, colonise))] },
} as const satisfies Record<string, Part>;
export type GuildId = keyof typeof all;
export const GUILDS: Readonly<Record<GuildId, Part>> = all;
export const GUILD_IDS = Object.keys(all) as GuildId[];
/** Its bit in the state's set of open guilds. */
export const guildBit = (guild: GuildId): number => 1 << GUILD_IDS.indexOf(guild);

export const DYSON: Part = { cost: { ore: 6, returned: 2 }, effects: [{ kind: 'takeDyson' }] };
