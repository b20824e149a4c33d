/** What the question for an action can be answered with: the action and what it is done to. */

/** With `card` a hand card is discarded for its adaptation. */
export type Colonize = { readonly action: 'colonize'; readonly planet: number; readonly card?: number };
export type Develop = { readonly action: 'develop'; readonly planet: number };
export type Manufacture = { readonly action: 'manufacture'; readonly count: number };
export type Salvage = { readonly action: 'salvage'; readonly count: number };
export type Plunder = { readonly action: 'plunder' };
/** The trade card above a box, counted from the left, and which of its two exchanges. */
export type Trade = { readonly action: 'trade'; readonly slot: number; readonly exchange: number };
export type Explore = { readonly action: 'explore'; readonly place: number };
export type Appoint = { readonly action: 'appoint' };
export type Research = { readonly action: 'research'; readonly technology: number };

export type Action = Colonize | Develop | Manufacture | Salvage | Plunder | Trade | Explore | Appoint | Research;
