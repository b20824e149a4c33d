import { PROTOCOL, SOCKET_PATH } from '@orrery/protocol';
import { expect, it } from 'vitest';
import { SOCKET, SPOKEN } from '../src/net/socket.ts';

it('the client knows the socket and the version of the protocol without loading its schemas', () => {
  expect(SOCKET).toBe(SOCKET_PATH);
  expect(SPOKEN).toBe(PROTOCOL);
});
