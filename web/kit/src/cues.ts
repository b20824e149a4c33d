/** What there is to hear at a table. */
export type Cue = 'die' | 'move' | 'gain' | 'loss' | 'battle' | 'yourTurn' | 'round' | 'win';
/** What an event may sound like; whose turn it is and that it is over the shell says. */
export type EventCue = Exclude<Cue, 'yourTurn' | 'win'>;
