/** Lines of the rule ledgers that no passage of the rules tells, by game, and why a player can do without them. */
export const notForPlayers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  andromeda: {
    'AN-007-011': 'how many tiles, markers and cards lie in the box: the table shows what is in play',
    'AN-013-017': 'how many cards and dice lie in the box, and overview cards without effect',
    'AN-025': 'the order in which the table is set up: the computer does it',
    'AN-053': 'an overview card for each player, without effect',
    'AN-236-237': 'sums of pieces that always hold, for tests',
  },
  'age-of-galaxy': {
    'AG-006-019': 'how many cards, boards and pieces lie in the box',
    'AG-021-022': 'why the supply suffices, for tests',
    'AG-258': 'two abilities that stand on their cards',
    'AG-302': 'a sum of pieces that always holds, for tests',
  },
  'beyond-the-sun': {
    'BS-004': 'how many technology cards lie in the box',
    'BS-012': 'how many system cards lie in the box',
    'BS-019': 'that there is one marker for the start player',
    'BS-023': 'frame pieces of cardboard',
    'BS-398-399': 'sums of pieces that always hold, for tests',
  },
  'andromedas-edge': {
    'AE-083': 'two sides of a station mat that say the same',
    'AE-002-033': 'which boards, tiles, cards, dice and pieces lie in the box; what matters of it stands where it is used',
  },
};
