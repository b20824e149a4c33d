import type { StepWords } from '@orrery/kit';

export const en = {
  goal: {
    title: 'How to win',
    idea: 'The most victory points (VP) after five rounds win. Prestige, planets and relics bring them, and what your main ideology rewards.',
  },
  faction: {
    title: 'Choose your main faction',
    idea: 'It stays for good: a bonus now, an ability, and the planets it can live on: oceanic ones for Arbiters, warm ones for Memorians.',
    move: 'Keep your cards, then choose Arbiters or Memorians.',
    whyNot: {
      ask: 'Why not Lumen Choir?',
      because: 'They live on arctic planets, and the first system has none: you could not colonize there in round 1.',
    },
  },
  round: {
    title: 'A round has four phases',
    idea: 'First all produce, then all act; then cruisers decide a war, and at last the Galactic Fleet moves on. Round 1 has no war.',
  },
  production: {
    title: 'You have just produced',
    idea: 'Each round brings 3 cubes, and as many credits as your productivity, which then drops by 1. One cube is one action.',
  },
  colonize: {
    title: 'Colonize a planet',
    idea: 'It gives what it shows, and 1 VP. The price is 1 credit for each colony you already have, so the first is free.',
    move: 'Colonize the planet your faction can live on, then end your turn.',
    whyNot: {
      ask: 'Why not another planet?',
      because: 'Your faction cannot live there. A card from your hand could, but it is discarded, and you draw no new ones.',
    },
  },
  reach: {
    title: 'How far you reach',
    idea: 'You reach the system of the Galactic Fleet and all to its left. The next one lies beyond, until the fleet moves on after this round.',
  },
  research: {
    title: 'Research a technology',
    idea: 'It costs 5 credits. Its reward comes at once, its ability stays yours, and the technology above it opens.',
    move: 'Research one of the bottom row, then end your turn.',
    whyNot: {
      ask: 'Why not Develop?',
      because: 'That is good, too, and comes in step 14. What a technology does for you helps longest when it comes early.',
    },
  },
  plunder: {
    title: 'Plunder, always and for free',
    idea: 'It brings 1 discovery. At the end of the round the cubes of a box move up to its trade card, and three cubes fill that card.',
    move: 'Plunder, then end your turn.',
    whyNot: {
      ask: 'Why not Manufacture?',
      because: 'Round 1 has no war, so a cruiser can wait. And your cube is missing here, as the next step shows.',
    },
  },
  golden: {
    title: 'A Golden Age',
    idea: 'Your cube and two of [[seat:1]]’s filled this card. Everyone took theirs back, 3 at most: you have 4 actions this round instead of 3.',
  },
  cards: {
    title: 'Play a hand card',
    idea: 'You may play one each turn, in addition to your action. Three main factions are the most, and no new cards are ever drawn.',
    move: 'Introduce your second main faction, or take the boost of Auralis.',
    whyNot: {
      ask: 'Why not act first?',
      because: 'You may play the card before or after your action. Played first, what it brings pays for the action.',
    },
  },
  cruisers: {
    title: 'Build cruisers',
    idea: 'A cruiser costs 2 credits, and five are the most. This round ends with a war, and the most cruisers win it.',
    move: 'Manufacture as many as you like, then end your turn.',
    whyNot: {
      ask: 'Why not Research?',
      because: 'It is never wrong. But this round’s war counts cruisers only, and it comes before you can act again.',
    },
  },
  war: {
    later: 'The end of this round.',
    title: 'You are the Overlord',
    idea: 'The most cruisers bring 1 prestige and 1 credit. A sole Overlord may occupy one unprotected planet in reach; a cruiser stays there.',
    move: 'Occupy one of [[seat:1]]’s planets.',
    whyNot: {
      ask: 'Why not decline?',
      because: 'After the war you keep 1 cruiser only: the one that stays on the planet would be gone anyway.',
    },
  },
  protection: {
    title: 'What protects planets',
    idea: 'As many cruisers as planets protect them all. But after a war you keep only as many as your strength: 1, with two colonies.',
  },
  develop: {
    later: 'One turn later. Veyl Factors have joined you, and you have a third colony.',
    title: 'Develop a planet',
    idea: 'For 7 credits one of your colonies gets a second cube. It is worth 2 VP then, and brings 1 prestige and a reward.',
    move: 'Develop a planet, choose the reward, then end your turn.',
    whyNot: {
      ask: 'Why not a fourth colony?',
      because: 'It would be 1 VP. To develop is 1 VP, 1 prestige and a reward, and it opens the congress.',
    },
  },
  appoint: {
    title: 'Appoint a leader',
    idea: 'A developed planet opens the congress. For 3 influence you take its next space; the first brings most, 5 prestige.',
    move: 'Appoint, then end your turn.',
    whyNot: {
      ask: 'Why not trade influence?',
      because: 'That makes 2 prestige of 2 influence. The congress gives 5 for 3.',
    },
  },
  end: {
    later: 'The last round. Two Golden Ages have given you six cubes.',
    title: 'The last round is yours',
    idea: 'Prestige, planets, relics and ideology are counted after its war. Credits and cards are worth nothing then. All options are open.',
    move: 'Play on alone, and read the count.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export type StepId = keyof typeof en;
