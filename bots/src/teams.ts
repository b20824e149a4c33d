import type { Config, Game, Seat } from '@orrery/kernel';

/** Every two who share a victory, either way round. */
export function teamsOf({ definition: { shares } }: Game, config: Config): { readonly seat: Seat; readonly mate: Seat }[] {
  if (shares === undefined) return [];
  const seats = Array.from({ length: config.seats }, (_, seat) => seat);
  return seats.flatMap((seat) => seats.filter((mate) => mate !== seat && shares(config, seat, mate)).map((mate) => ({ seat, mate })));
}
