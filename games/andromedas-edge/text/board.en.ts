/** Words that only the board says; names of things come from the game's texts. One section for each file, keys sorted. */

export const board = {
  /* Battle */
  battle: 'Battle',
  battleAt: (region: string) => `Battle: ${region}`,
  chanceAfter: (chances: string) => `You: ${chances} after replies (energy, ships)`,
  chanceAlone: (chance: string) => `${chance} if nobody adds anything.`,
  chanceNow: (chance: string) => `You: ${chance} with these dice`,
  counted: 'Counted: energy and ships in range, no cards.',
  diceOf: (who: string, dice: string, targeting: number) => `${who}: dice ${dice}, each rolls ${targeting} or more`,
  lose: 'Lose',
  nobody: 'Nobody',
  raiders: 'Raiders',
  shieldsHit: (n: number) => (n === 1 ? '1 shield hit' : `${n} shields hit`),
  shipsScrapped: (n: number) => (n === 1 ? '1 ship to the Scrapyard' : `${n} ships to the Scrapyard`),
  /** The six steps of a battle. */
  steps: ['Escalation', 'Diplomacy', 'Battle Preparations', 'Roll Dice', 'Outcome', 'Damage Ships'],
  supremacyTo: (space: number) => `Supremacy to space ${space}`,
  targeting: (n: number) => `Targeting ${n}: no die below ${n}`,
  win: 'Win',
  wins: (who: string, chance: string) => `${who} wins: ${chance}`,
  /* steps */
  deeds: {
    slot: 'Slot a moon',
    unslot: 'Take a moon out of its slot',
    abandon: 'Abandon a moon',
    token: 'Use a discovery',
    supremacy: 'Use a supremacy token',
    development: 'Use a development card',
    recruit: 'Recruit a leader',
    collect: 'Collect a bonus',
    play: 'Play a tactics card',
    ability: 'Use an ability',
    rearrange: 'Rearrange the industry row',
    listen: 'When to be asked',
    give: 'Give or ask for something',
    take: 'Give or ask for something',
  },
  launch: (ship: string) => `Launch: ${ship}`,
  /* Board */
  back: 'Back',
  board: 'Board',
  cards: 'Cards',
  inWords: 'The table in words',
  map: 'Map',
  market: 'Market',
  nextStep: 'Now choose where',
  tracks: 'Tracks',
  turn: (n: number, last: boolean) => (last ? `Last turns (${n})` : `Turn ${n}`),
  whole: 'Whole map',
  /* facts */
  /** By base: short enough for a tile. */
  bases: ['Monolith', 'Trade Hub', 'Maximus Field', 'Odessa Field', 'Shipyard', 'Dev. Office'],
  battleHere: 'Battle here',
  bonus: 'Bonus resource',
  bonusThere: (goods: string) => `Bonus: ${goods}`,
  developedBy: (who: string) => `${who}’s development`,
  developmentVp: (vp: number) => `A development here scores ${vp} VP now`,
  emptySpace: (place: string) => `Empty space ${place}`,
  leadersOf: (who: string, n: number) => `${who}: ${n === 1 ? '1 leader' : `${n} leaders`}`,
  moonThere: (moon: string, below: number) => (below > 0 ? `${moon}, ${below} more below` : moon),
  noMoon: 'No moon left',
  raidersThere: (n: number, who: string) => (n === 1 ? who : `${n} × ${who}`),
  ship: 'Ship',
  shipsOf: (who: string, n: number, type: string) => `${who}: ${n} × ${type}`,
  /* forecast */
  advances: 'Advances on the track',
  claims: 'Claims the moon',
  leadersTaken: (n: number) => (n === 1 ? 'Takes 1 leader' : `Takes ${n} leaders`),
  noUndo: 'Reveals hidden information: no undo',
  oneStrikes: 'one strikes',
  /** What to return means now, with this many ships on the map. */
  returning: (ships: number) =>
    ships === 0
      ? 'No ship to activate modules with'
      : ships === 1
        ? 'Your ship activates 1 module on its way home'
        : `Your ${ships} ships activate 1 module each on their way home`,
  strikes: 'Raiders strike',
  /* common */
  /** Any resource, any material, points. */
  kinds: ['of any resource', 'of any material', 'VP'],
  raiderClass: (letter: string) => `${letter}-Class raiders`,
};

export type BoardWords = typeof board;
