/** Where on the board an event has just happened, and in whose colour. */
import type { Seat } from '@orrery/kernel';
import type { Event } from '../events.ts';
import { BAY, SCRAPYARD } from '../state.ts';
import { type Spot, shipSpot } from './aim.ts';

type Lit = { readonly spots: readonly Spot[]; readonly seat: Seat | undefined; readonly grand: boolean };

/** `grand`: told in large words across the map as well. Spots of one's own place are those of the seat that acts. */
export function litBy(event: Event): Lit {
  const seat = 'seat' in event ? event.seat : undefined;
  const at = (...spots: Spot[]): Lit => ({ spots: seat === undefined ? spots : [...spots, `seat:${seat}`], seat, grand: false });
  const grand = (...spots: Spot[]): Lit => ({ ...at(...spots), grand: true });
  switch (event.type) {
    case 'tilesLaid':
      return at(...event.tiles.flatMap((tile, cell) => (tile >= 0 ? [`cell:${cell}`] : [])));
    case 'planetPlaced':
    case 'leadersSentOut':
    case 'raiderPlaced':
      return at(`cell:${event.type === 'leadersSentOut' ? event.nebula : event.cell}`);
    case 'factionChosen':
    case 'destinyKept':
    case 'launchGranted':
    case 'turnEnded':
    case 'nothingToRepair':
    case 'moduleSaved':
    case 'sustainEnded':
    case 'transferRefused':
    case 'windowSwitched':
    case 'halfMoonPaid':
    case 'moonDiscarded':
    case 'abilityUsed':
    case 'discoveryUsed':
    case 'supremacyUsed':
    case 'limitRaised':
    case 'scored':
    case 'lostPoints':
    case 'shipSaved':
      return at();
    case 'destiniesDealt':
      return { spots: [], seat: undefined, grand: true };
    case 'startRolled':
      return { spots: [`seat:${event.start}`], seat: event.start, grand: true };
    case 'turnBegan':
    case 'returnBegan':
      return at();
    case 'endTriggered':
      return grand();
    case 'launched':
    case 'reinforced':
      return at(...('to' in event ? [`cell:${event.to}`] : []), shipSpot(event.ship, BAY));
    case 'shipsReturned':
    case 'shipRecalled':
      return at('bay');
    case 'gained':
    case 'paid':
    case 'lost':
    case 'overLimit':
      return at(`resource:${event.resource}`);
    case 'taken':
      return at(`resource:${event.resource}`, `seat:${event.from}`);
    case 'tacticsDrawn':
    case 'tacticsDiscarded':
      return at('tactics');
    case 'tacticsPlayed':
      return grand('tactics', `hand:${event.card}`);
    case 'tacticsShuffled':
    case 'tacticsResolved':
      return at('tactics');
    case 'baseVisited':
      return at(`base:${event.base}`);
    case 'moonClaimed':
    case 'leaderRecruited':
    case 'bonusCollected':
      return at(`cell:${event.from}`, ...(event.type === 'moonClaimed' ? ['moons'] : []));
    case 'regionActivated':
    case 'moonLeft':
    case 'moonShown':
    case 'moonsDropped':
    case 'bonusPlaced':
    case 'battleBegan':
      return event.type === 'battleBegan' ? grand(`cell:${event.at}`) : at(`cell:${event.at}`);
    case 'moonAbandoned':
      return at('moons');
    case 'moonSlotted':
      return at(
        event.place === 'operations'
          ? 'operations'
          : `${event.place.half === true ? 'half' : 'module'}:${event.place.row}:${event.place.at}`,
      );
    case 'eventsLookedAt':
    case 'eventsSorted':
      return at('event');
    case 'moduleGained':
    case 'moduleRemoved':
    case 'marketRefilled':
      return at(`market:${event.slot}`);
    case 'moduleGiven':
      return at(`seat:${event.to}`);
    case 'moduleActivated':
    case 'moduleDamaged':
      return at(`module:${event.row}:${event.at}`);
    case 'moduleMoved':
      return at(`module:1:${event.from}`, `module:1:${event.to}`);
    case 'repaired':
      return at(event.what === 'shield' ? `shield:${event.id}` : event.what === 'ship' ? shipSpot(event.id, SCRAPYARD) : 'station');
    case 'shipBuilt':
      return at(shipSpot(event.ship, BAY));
    case 'upgradePlaced':
      return at(shipSpot(event.ship, BAY), `upgrade:${event.ship}:0`, `upgrade:${event.ship}:1`);
    case 'developmentBuilt':
      return grand(`cell:${event.at}`);
    case 'developmentCardUsed':
    case 'developmentCardFlipped':
      return at(`development:${event.development}`);
    case 'discoveriesLookedAt':
    case 'discoveryTaken':
      return at('track:0');
    case 'supremacyTaken':
      return at('track:4');
    case 'advanced':
      return at(`track:${event.track}`);
    case 'vaultReached':
      return at('track:2');
    case 'markerMoved':
      return at('event');
    case 'eventTriggered':
    case 'eventEnded':
      return at('event');
    case 'eventRevealed':
      return grand('event');
    case 'raiderRevealed':
      return grand('raiders');
    case 'raiderMoved':
      return at(`cell:${event.to}`);
    case 'raiderDamaged':
      return at(`cell:${event.at}`, `class:${event.class}`);
    case 'shipMoved':
    case 'shipWithdrew':
      return at(event.to >= 0 ? `cell:${event.to}` : 'bay');
    case 'marketSwept':
      return at(...[0, 1, 2].map((row) => `market:${event.column * 3 + row}`));
    case 'escalated':
    case 'energySpent':
    case 'diceRolled':
    case 'battleStep':
    case 'battleAltered':
    case 'battleRuled':
    case 'battleClosed':
    case 'diceChanged':
    case 'tacticalOperations':
      return at('battle');
    case 'battleEnded':
    case 'battleDecided':
      return { spots: ['battle'], seat: event.type === 'battleDecided' ? event.winners[0] : undefined, grand: true };
    case 'shipDamaged':
      return at(`cell:${event.at}`);
    case 'transferred':
      return at(`seat:${event.from}`, `seat:${event.to}`);
    case 'finalScore':
    case 'destinyRevealed':
      return at();
  }
}

/** Spots of one's own place; they are the same for every seat. */
export const isOwn = (spot: Spot): boolean =>
  /^(module|half|operations|moon|hand|resource|ship|shield|ability|upgrade|token|supremacy|development|bay|station|tactics)/.test(spot);

/** Whether the event being shown is here. */
export const isLit = (happening: { readonly event: Event } | undefined, spot: Spot): boolean =>
  happening !== undefined && litBy(happening.event).spots.includes(spot);
