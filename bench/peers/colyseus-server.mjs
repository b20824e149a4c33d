// Colyseus: state in memory, a patch to both players after each move. It stores nothing.
import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { ArraySchema, defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { newBig200 } from '../load/big200.ts';

class Thing extends Schema {}
defineTypes(Thing, { id: 'number', kind: 'string', owner: 'int8', level: 'number', x: 'number', y: 'number' });
class State extends Schema {}
defineTypes(State, { turn: 'number', moves: 'number', things: [Thing], resources: ['number'] });

class Big200 extends Room {
  maxClients = 2;
  patchRate = null;
  autoDispose = true;

  onCreate() {
    const fresh = newBig200();
    const state = new State();
    state.turn = 0;
    state.moves = 0;
    state.things = new ArraySchema();
    for (const thing of fresh.things) state.things.push(Object.assign(new Thing(), thing));
    state.resources = new ArraySchema(...fresh.resources.flat());
    this.state = state;
    this.setPatchRate(null);
    this.onMessage('claim', (client, id) => {
      const seat = this.clients.indexOf(client);
      const thing = this.state.things[id];
      if (seat !== this.state.turn || thing === undefined || thing.owner === seat) return;
      thing.owner = seat;
      thing.level = (thing.level + 1) % 5;
      for (let i = 0; i < 4; i++) this.state.resources[seat * 4 + i] = (this.state.resources[seat * 4 + i] + id + i) % 100;
      this.state.turn = 1 - seat;
      this.state.moves++;
      this.broadcastPatch();
    });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('big200', Big200);
await server.listen(0);
process.send({ port: http.address().port });
process.on('disconnect', () => process.exit(0));
