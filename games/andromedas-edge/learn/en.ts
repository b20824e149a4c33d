import type { StepWords } from '@orrery/kit';

export const en = {
  goal: {
    later: 'The factions are chosen: you play the Tidewright Circle.',
    title: 'How to win',
    idea: 'The most victory points (VP) win. When someone reaches 50, everyone has one more turn; then the final scoring follows.',
  },
  launch: {
    title: 'Launch your first ship',
    idea: 'With no ship on the map, you may launch to any empty planet, however far. There you claim the top moon, to use it later.',
    move: 'Launch a transport to planet B1 or B3, then end your turn.',
    whyNot: {
      ask: 'Why not a base?',
      because: 'You could. But what a base offers costs resources, and the moon of a planet brings some.',
    },
  },
  range: {
    title: 'From ship to ship',
    idea: 'From now on range counts: a transport reaches every region next to one of your ships, but none where you already have one.',
    move: 'Launch a transport to Odessa Field, next to your ship.',
    whyNot: {
      ask: 'Why not Return?',
      because: 'Each ship on the map activates one module on the way home. With one ship that is a whole turn for one.',
    },
  },
  base: {
    title: 'Use the base: buy modules',
    idea: 'At a base you must do what it offers. Here you buy 1 or 2 modules, and each is also a step on its track.',
    move: 'Buy Festival Deck and Auction Ring, one after the other.',
    whyNot: {
      ask: 'Why not Ore Exchange?',
      because: 'It costs 3 where it lies, and these cost 1 each.',
    },
  },
  leader: {
    title: 'Recruit a leader',
    idea: 'One of your leaders waits on this base. Next to your ship it joins you for free, on your turn. Developments need leaders.',
    move: 'Recruit the leader at Odessa Field, then end your turn.',
    whyNot: {
      ask: 'Why not End turn?',
      because: 'The leader is free as long as your ship is here, and after the next Return it is not.',
    },
  },
  return: {
    title: 'Return to Station',
    idea: 'Instead of launching, bring all ships back. On the way each of them activates one module; then all can launch again.',
    move: 'Return; activate Primary Reactor and Treasury, each with a ship.',
    whyNot: {
      ask: 'Why not launch the third?',
      because: 'You could: three ships activate three modules. For now two show how it works.',
    },
  },
  ships: {
    later: 'Two turns later. You have claimed two more moons.',
    title: 'Build a ship',
    idea: 'More ships mean more launches and more modules at each Return. A fighter costs 3 titanium, and credits stand in for it.',
    move: 'Return; Treasury for the third credit, then Shipwright: build the fighter.',
    whyNot: {
      ask: 'Why not a transport?',
      because: 'It costs 2 titanium, but has range 1 and 1 die in battle. The fighter has 2 of both.',
    },
  },
  raid: {
    title: 'Raiders strike',
    idea: 'If you launch into a raider’s range, it has to come. The Striker in nebula 6 has range 1, so it reaches planet A6.',
    move: 'Launch a transport to planet A6; on to the Raider Strike.',
    whyNot: {
      ask: 'Why not planet A1?',
      because: 'No raider reaches it, so it would be safe. Here you see what happens otherwise.',
    },
  },
  battle: {
    title: 'The highest die wins',
    idea: 'You have one die, like the Striker, and each energy is one more. The highest single die wins; if it ties, the next one.',
    move: 'On to the battle, and spend 1 energy.',
    whyNot: {
      ask: 'Why not more energy?',
      because: 'Each further die helps less than the one before, and what you spend is gone, won or lost.',
    },
  },
  lost: {
    title: 'Lost, but not for nothing',
    idea: 'Your transport goes to the Scrapyard until your next Return. The moon stays yours, and you may draw a tactics card.',
    move: 'Draw the card, do not play one now, and end your turn.',
    whyNot: {
      ask: 'Why not Skip?',
      because: 'The card costs nothing, and it may decide a later battle.',
    },
  },
  moons: {
    later: 'One turn later. A transport of yours is on planet A1.',
    title: 'Slot or abandon moons',
    idea: 'Abandoned, a moon pays once. Slotted, it stays: in Tactical Operations you may take its benefit after each lost battle.',
    move: 'Slot the supremacy moon there, then abandon the moon with 2 ice.',
    whyNot: {
      ask: 'Why not abandon that one?',
      because: 'It would pay 1 energy and 1 tactics card, once. Slotted there it may pay after each battle you lose.',
    },
  },
  city: {
    title: 'Build a development',
    idea: 'A city takes 4 ice, 3 leaders and the transport on the planet, for good. It brings VP for leaders there and next to it.',
    move: 'Launch the fighter to the Development Office, build the city; a moon pays the last ice.',
    whyNot: {
      ask: 'Why not a transport?',
      because: 'It would do. But only transports become developments: keep them for planets.',
    },
  },
  event: {
    later: 'Your next turn. The event marker is one space from the end.',
    title: 'Trigger an event',
    idea: 'A Field moves the marker, and a new planet appears. After your turn the event scores one track, less 1 VP per damaged module.',
    move: 'At Odessa Field buy Ore Exchange, put another module away, end your turn.',
  },
  end: {
    later: 'Ten turns later. You have 46 VP.',
    title: 'The end is near',
    idea: 'After the last turns tracks, developments, vault bonus, civilization modules and leaders count. All options are open now.',
    move: 'Play on alone, and read the count.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export type StepId = keyof typeof en;
