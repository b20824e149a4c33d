import { expect, it } from 'vitest';
import { hrefOf, type Route, readRoute } from '../src/state/router.ts';

const routes: readonly Route[] = [
  { page: 'lobby' },
  { page: 'replays' },
  { page: 'rules', game: undefined },
  { page: 'rules', game: 'andromeda' },
  { page: 'try', game: 'andromeda', at: 'rooms/control' },
  { page: 'claim', token: 'a-b_c' },
  { page: 'me' },
  { page: 'device', token: 'a-b_c' },
  { page: 'notices', token: undefined },
  { page: 'notices', token: 'a-b_c' },
  { page: 'table', id: 'x1', watch: undefined },
  { page: 'table', id: 'x1', watch: 'tok' },
  { page: 'local', id: 'x1' },
  { page: 'replay', id: 'x1', at: undefined, watch: undefined },
  { page: 'replay', id: 'x1', at: 0, watch: undefined },
  { page: 'replay', id: 'x1', at: 37, watch: 'tok' },
  { page: 'inspect', id: 'x1', at: undefined, watch: undefined },
  { page: 'inspect', id: 'x1', at: 12, watch: undefined },
  { page: 'replay', id: 'x1', at: 37, watch: undefined, as: 2 },
  { page: 'analysis', id: 'x1', watch: undefined },
  { page: 'analysis', id: 'x1', watch: 'tok' },
  { page: 'analysis', id: 'x1', watch: undefined, learn: true },
  { page: 'puzzle', game: 'andromeda' },
  { page: 'puzzle', game: 'andromeda', number: 7 },
];

it.each(routes)('the address of $page leads back to it', (route) => {
  expect(readRoute(hrefOf(route))).toEqual(route);
});

it.each(['', '#', '#/', '#/nowhere', '#/table', '#/table/', '#/replay/?at=3', '#/claim/', '#/device/', '#/puzzle/', '#/table/%E0'])(
  '%s is the lobby',
  (hash) => {
    expect(readRoute(hash)).toEqual({ page: 'lobby' });
  },
);

it('a link to a move that is no number opens the replay as usual', () => {
  expect(readRoute('#/replay/x?at=soon')).toEqual({ page: 'replay', id: 'x', at: undefined, watch: undefined });
});
