/** What there is to hear at a table. */
export type Cue = 'die' | 'move' | 'gain' | 'loss' | 'battle' | 'yourTurn' | 'round' | 'win';
/** What an event may sound like; whose turn it is and that it is over the shell says. */
export type EventCue = Exclude<Cue, 'yourTurn' | 'win'> | 'silent';
/** A board's sounds: one for each type of event. */
export type CueTable = ReadonlyMap<string, EventCue>;

type Lists<E extends { readonly type: string }> = Readonly<Record<EventCue, readonly E['type'][]>>;
type Forgotten<E extends { readonly type: string }, T extends Lists<E>> = Exclude<E['type'], T[EventCue][number]>;

/** `cues<Event>()({ die: ['rolled'], …, silent: ['paid'] })`: every type of event has to be named, so that a new one does not stay silent by accident. */
export const cues =
  <E extends { readonly type: string }>() =>
  <const T extends Lists<E>>(
    lists: T & ([Forgotten<E, T>] extends [never] ? unknown : { readonly forgotten: Forgotten<E, T> }),
  ): CueTable =>
    new Map(
      (Object.entries(lists) as [EventCue, readonly string[]][]).flatMap(([cue, types]) => types.map((type) => [type, cue] as const)),
    );
