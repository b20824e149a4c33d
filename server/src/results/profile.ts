import type { InGame, Played, Profile, Rival, SeatResult } from '@orrery/protocol';
import type { MatchRow, ResultRow, Results } from '../storage/results.ts';
import { shownRating } from './rating.ts';
import { turnTime } from './turn-times.ts';
import { weeksOf } from './weeks.ts';

/** Matches that are counted, and those that are listed. */
const COUNTED = 1_000;
const LISTED = 50;
const RIVALS = 12;
/** Matches in a curve. */
const CURVE = 20;

type Ended = { readonly match: MatchRow; readonly results: readonly ResultRow[]; readonly kept: boolean };
type Own = Ended & { readonly mine: ResultRow };

const botOf = (who: string | null): string | null => (who?.startsWith('bot:') === true ? who.slice(4) : null);
const playerIn = (who: string | null): string[] => (who === null || botOf(who) !== null ? [] : [who]);

/** Where somebody sat at several seats, the best of them counts. */
function ownIn(who: string, history: readonly Ended[]): Own[] {
  return history.flatMap((ended) => {
    const [mine] = ended.results.filter((r) => r.who === who).toSorted((a, b) => a.place - b.place);
    return mine === undefined ? [] : [{ ...ended, mine }];
  });
}

const withOthers = ({ match }: Own): boolean => match.seats > 1;
const won = ({ mine }: Own): boolean => mine.place === 1;

/**
 * What a player's matches say about them. Handles are told of those who show their results at all. Others hear of rated matches at listed tables, and of all at which they
 * sat themselves: what was private, or counted for nothing, is for those who were there.
 */
export async function profileFor(
  results: Results,
  who: string,
  viewer: string | undefined,
  now: number,
): Promise<Pick<Profile, 'matches' | 'won' | 'row' | 'longestRow' | 'games' | 'rivals' | 'history' | 'weeks' | 'turn'>> {
  const seen = ({ match, results: seats }: Ended): boolean =>
    viewer === who || (match.listed && match.rated) || (viewer !== undefined && seats.some((r) => r.who === viewer));
  const own = ownIn(who, (await results.history(who, COUNTED)).filter(seen));
  const others = own.filter(withOthers);
  const handles = await results.handles([...new Set(own.flatMap((o) => o.results.flatMap((r) => playerIn(r.who))))]);
  const streaks = runsOf(others.map(won));
  return {
    matches: own.length,
    won: others.filter(won).length,
    ...streaks,
    games: await gamesOf(results, who, own),
    rivals: rivalsOf(who, others, handles),
    history: own.slice(0, LISTED).map((o) => playedOf(who, o, handles)),
    weeks: weeksOf(
      own.map((o) => o.match),
      now,
    ),
    // How long somebody thinks is nobody else's business.
    turn: viewer === who ? turnTime(own.map((o) => o.mine)) : null,
  };
}

/** `wins` has the last first. */
function runsOf(wins: readonly boolean[]): { readonly row: number; readonly longestRow: number } {
  let longestRow = 0;
  let run = 0;
  for (const win of wins) {
    run = win ? run + 1 : 0;
    longestRow = Math.max(longestRow, run);
  }
  const first = wins.indexOf(false);
  return { row: first < 0 ? wins.length : first, longestRow };
}

async function gamesOf(results: Results, who: string, own: readonly Own[]): Promise<InGame[]> {
  const ratings = new Map((await results.ratingsOf(who)).map((r) => [r.game, r]));
  const games = [...Map.groupBy(own, (o) => o.match.game)].sort(([, a], [, b]) => b.length - a.length);
  return Promise.all(
    games.map(async ([game, list]) => {
      const rating = ratings.get(game);
      const others = list.filter(withOthers);
      return {
        game,
        matches: list.length,
        won: others.filter(won).length,
        best: others.length === 0 ? null : Math.max(...others.map((o) => o.mine.points)),
        rating: rating === undefined ? null : { ...shownRating(rating), matches: rating.matches },
        curve: rating === undefined ? [] : curveTo(shownRating(rating).value, list),
        bots: (await results.botRatings(game)).map((b) => ({ level: botOf(b.who) ?? '', value: shownRating(b).value })),
      };
    }),
  );
}

/** Back from what a rating is now, match by match. `list` has the last first. */
export function curveTo(value: number, list: readonly { readonly mine: Pick<ResultRow, 'gain'> }[]): number[] {
  const values = [value];
  let before = value;
  for (const gain of list.flatMap(({ mine }) => mine.gain ?? []).slice(0, CURVE)) {
    before -= gain;
    values.push(before);
  }
  return values.reverse();
}

/** Head to head counts who stood higher, also at tables of four; those met most often first. */
function rivalsOf(who: string, own: readonly Own[], handles: ReadonlyMap<string, string>): Rival[] {
  const met = new Map<string, { name: string; above: number; below: number }>();
  for (const { mine, results } of own) {
    for (const other of results) {
      if (other.who === null || other.who === who) continue;
      const so = met.get(other.who) ?? { name: other.name, above: 0, below: 0 };
      if (mine.place < other.place) so.above++;
      else if (mine.place > other.place) so.below++;
      met.set(other.who, so);
    }
  }
  return [...met]
    .sort(([, a], [, b]) => b.above + b.below - (a.above + a.below))
    .slice(0, RIVALS)
    .map(([other, { name, above, below }]) => ({ name, bot: botOf(other), handle: handles.get(other) ?? null, above, below }));
}

function playedOf(who: string, { match, results, kept }: Own, handles: ReadonlyMap<string, string>): Played {
  const seats = results.map(
    ({ seat, who: whose, name, place, points, gain }): SeatResult => ({
      seat,
      name,
      bot: botOf(whose),
      handle: whose === null ? null : (handles.get(whose) ?? null),
      place,
      points,
      gain,
      own: whose === who,
    }),
  );
  return { game: match.game, ended: match.ended, rated: match.rated, table: kept ? match.table : null, seats };
}
