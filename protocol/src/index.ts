export * from './common.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './notices.ts';
export { answer, isSmallPlain } from './plain.ts';
export * from './player.ts';
export * from './refusals.ts';
export * from './socket.ts';
export * from './table.ts';
