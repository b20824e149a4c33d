// The least a durable match server can be: bare ws, state in memory, a log that is flushed for a whole batch before anybody is answered.
import { closeSync, fdatasync, openSync, write } from 'node:fs';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Big200, claim, legal, newBig200 } from './big200.ts';

type Match = { state: Big200; sockets: (WebSocket | undefined)[] };
const matches = new Map<string, Match>();
const file = openSync(process.argv[2], 'a');
let lines: string[] = [];
let replies: (() => void)[] = [];
let writing = false;

function flush(): void {
  writing = true;
  const batch = replies;
  const text = lines.join('');
  lines = [];
  replies = [];
  write(file, text, (error) => {
    if (error !== null) throw error;
    fdatasync(file, (failed) => {
      if (failed !== null) throw failed;
      for (const reply of batch) reply();
      if (replies.length > 0) flush();
      else writing = false;
    });
  });
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});
server.on('connection', (socket, request) => {
  const url = new URL(request.url ?? '', 'http://x');
  const id = url.searchParams.get('match') ?? '';
  const seat = Number(url.searchParams.get('seat'));
  let match = matches.get(id);
  if (match === undefined) {
    match = { state: newBig200(), sockets: [undefined, undefined] };
    matches.set(id, match);
  }
  const { state, sockets } = match;
  sockets[seat] = socket;
  socket.send(JSON.stringify({ state }));
  socket.on('message', (data) => {
    const { move } = JSON.parse(data.toString()) as { move: number };
    if (state.turn !== seat || !legal(state).includes(move)) return;
    claim(state, move);
    lines.push(`${JSON.stringify({ id, seat, move })}\n`);
    const news = JSON.stringify({ seat, move, moves: state.moves, thing: state.things[move], resources: state.resources[seat] });
    replies.push(() => {
      for (const s of sockets) s?.send(news);
    });
    if (!writing) flush();
  });
});
process.on('disconnect', () => {
  closeSync(file);
  process.exit(0);
});
