/** Who sits where when a table is laid. An empty seat waits for somebody; nothing is dealt to anybody's eyes until none is empty. */
export type SeatSetup =
  | { readonly kind: 'empty' }
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** Why a bot plays for a person: they wanted it, the others decided so because they were away or their time was up, or they have given up. */
export type StandInReason = 'left' | 'absent' | 'time' | 'gaveUp';

/** A seat as everybody at the table may see it. */
export type SeatState = {
  readonly kind: 'empty' | 'human' | 'bot';
  readonly name: string;
  /** The bot that decides here: of a bot's seat, or standing in for a person. */
  readonly bot: string | null;
  /** Set while a bot stands in for the person whose seat this is. */
  readonly standIn: StandInReason | null;
};

export const seatState = (setup: SeatSetup): SeatState =>
  setup.kind === 'empty'
    ? { kind: 'empty', name: '', bot: null, standIn: null }
    : { kind: setup.kind, name: setup.name, bot: setup.kind === 'bot' ? setup.bot : null, standIn: null };
