import type { ReplayMoment } from '@orrery/host';
import type { Language, Save, Seat } from '@orrery/kernel';
import type {
  Asked,
  ChannelSummary,
  Claimed,
  Companion,
  Companions,
  CreateTable,
  FriendList,
  Gains,
  Games,
  HostPageText,
  ImportSave,
  Invitation,
  Invitations,
  JoinTable,
  LeaveTable,
  Link,
  Me,
  NewChannel,
  NewPlan,
  NewTableHook,
  Notices,
  Plan,
  PlanAnswer,
  PuzzleShare,
  RefusalBody,
  Rematch,
  SetSeat,
  SharedLink,
  SharedMatch,
  ShareMatch,
  Streak,
  TableAnswer,
  TableHooks,
  TableList,
  TableSummary,
  Wishes,
} from '@orrery/protocol';
import { noteMe } from '../state/me.ts';
import { fromHere } from './here.ts';

/** The server said no, with a reason there are words for; 'away' when it said nothing at all. */
export class ServerRefused extends Error {
  readonly code: RefusalBody['code'] | 'away';
  readonly args: RefusalBody['args'];
  constructor(code: RefusalBody['code'] | 'away', args: RefusalBody['args'] = {}) {
    super(code);
    this.name = 'ServerRefused';
    this.code = code;
    this.args = args;
  }
}

const PATIENCE_MS = 10_000;

/** Asks the server for something; what it refuses is thrown. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(fromHere(`api${path}`), {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ServerRefused('away');
  }
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (!isJson) {
    // Some other server's page: there is no table server here.
    if (answer.ok && answer.status === 204) return undefined as T;
    throw new ServerRefused('away');
  }
  const content: unknown = await answer.json();
  if (answer.ok) return content as T;
  const { code, args } = content as RefusalBody;
  throw new ServerRefused(code ?? 'internal', args ?? {});
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

/** This many moments of a replay are told at once. */
export const REPLAY_PAGE = 40;

/** What a client asks a server besides following a table. */
export const api = {
  me: async (): Promise<Me> => {
    const me = await call<Me>('GET', '/me');
    noteMe(me);
    return me;
  },
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  page: (id: string, language: Language) => call<HostPageText>('GET', `/pages/${encodeURIComponent(id)}?language=${language}`),
  games: () => call<Games>('GET', '/games'),
  create: async (wanted: CreateTable): Promise<TableSummary> => (await call<TableAnswer>('POST', '/tables', wanted)).table,
  /** A table that goes on with a save. */
  goOn: async (wanted: ImportSave): Promise<TableSummary> => (await call<TableAnswer>('POST', '/saves', wanted)).table,
  share: (match: ShareMatch) => call<SharedLink>('POST', '/shared', match),
  shared: (id: string) => call<SharedMatch>('GET', `/shared/${encodeURIComponent(id)}`),
  unshare: (id: string) => call<unknown>('DELETE', `/shared/${encodeURIComponent(id)}`),
  asked: (id: string, seat: Seat, language: Language) =>
    call<Asked>('GET', `${at(id)}/asked?${new URLSearchParams({ seat: `${seat}`, language })}`),
  openTables: () => call<TableList>('GET', '/tables'),
  myTables: (after?: string) => call<TableList>('GET', `/tables/mine${after === undefined ? '' : `?${new URLSearchParams({ after })}`}`),
  table: async (id: string): Promise<TableSummary> => (await call<TableAnswer>('GET', at(id))).table,
  join: async (id: string, how: JoinTable): Promise<TableSummary> => (await call<TableAnswer>('POST', `${at(id)}/join`, how)).table,
  rematch: async (id: string): Promise<TableSummary> => (await call<TableAnswer>('POST', `${at(id)}/rematch`, {})).table,
  gains: (id: string) => call<Gains>('GET', `${at(id)}/gains`),
  rematchOf: (id: string) => call<Rematch>('GET', `${at(id)}/rematch`),
  companions: async (): Promise<readonly Companion[]> => (await call<Companions>('GET', '/companions')).companions,
  askedTo: async (id: string): Promise<readonly Companion[]> => (await call<Companions>('GET', `${at(id)}/invitations`)).companions,
  invite: async (id: string, handle: string): Promise<readonly Companion[]> =>
    (await call<Companions>('POST', `${at(id)}/invitations`, { handle })).companions,
  invitations: () => call<Invitations>('GET', '/invitations'),
  befriend: (handle: string) => call<FriendList>('POST', '/friends', { handle }),
  unfriend: (handle: string) => call<FriendList>('DELETE', `/friends/${encodeURIComponent(handle)}`),
  declineInvitation: (id: string) => call<Invitations>('DELETE', `/invitations/${encodeURIComponent(id)}`),
  leave: (id: string, how: LeaveTable) => call<unknown>('POST', `${at(id)}/leave`, how),
  setSeat: async (id: string, seat: Seat, how: SetSeat): Promise<TableSummary> =>
    (await call<TableAnswer>('PUT', `${at(id)}/seats/${seat}`, how)).table,
  seatLink: (id: string, seat: Seat) => call<Link>('POST', `${at(id)}/seats/${seat}/link`, {}),
  revokeSeatLink: (id: string, seat: Seat) => call<unknown>('DELETE', `${at(id)}/seats/${seat}/link`),
  watchLink: (id: string) => call<Link>('POST', `${at(id)}/watch-link`, {}),
  invitation: (token: string) => call<Invitation>('POST', '/claim/look', { token }),
  watchInvitation: async (token: string): Promise<string> => (await call<Link>('POST', '/claim/watch', { token })).token,
  claim: (token: string, name: string | undefined) => call<Claimed>('POST', '/claim', name === undefined ? { token } : { token, name }),
  puzzleShare: (game: string, day: string) => call<PuzzleShare>('GET', `/puzzles/${encodeURIComponent(game)}/${day}`),
  puzzles: (game: string, streak: Streak) => call<Streak>('PUT', `/player/puzzles/${encodeURIComponent(game)}`, streak),
  notices: () => call<Notices>('GET', '/notices'),
  wish: (wishes: Wishes) => call<unknown>('PUT', '/notices', wishes),
  addChannel: (channel: NewChannel) => call<ChannelSummary>('POST', '/notices/channels', channel),
  dropChannel: (id: string) => call<unknown>('DELETE', `/notices/channels/${encodeURIComponent(id)}`),
  testChannel: (id: string) => call<unknown>('POST', `/notices/channels/${encodeURIComponent(id)}/test`, {}),
  tableHooks: async (id: string): Promise<readonly ChannelSummary[]> => (await call<TableHooks>('GET', `${at(id)}/hooks`)).hooks,
  plan: async (id: string, seat: Seat): Promise<Plan | null> => (await call<PlanAnswer>('GET', `${at(id)}/seats/${seat}/plan`)).plan,
  putPlan: (id: string, seat: Seat, plan: NewPlan) => call<PlanAnswer>('PUT', `${at(id)}/seats/${seat}/plan`, plan),
  dropPlan: async (id: string, seat: Seat): Promise<Plan | null> => (await call<PlanAnswer>('DELETE', `${at(id)}/seats/${seat}/plan`)).plan,
  addTableHook: (id: string, hook: NewTableHook) => call<ChannelSummary>('POST', `${at(id)}/hooks`, hook),
  dropTableHook: async (id: string, hook: string): Promise<readonly ChannelSummary[]> =>
    (await call<TableHooks>('DELETE', `${at(id)}/hooks/${encodeURIComponent(hook)}`)).hooks,
  confirmChannel: (token: string) => call<unknown>('POST', '/notices/confirm', { token }),
  save: (id: string, watch?: string) =>
    call<Save>('GET', `${at(id)}/save${watch === undefined ? '' : `?${new URLSearchParams({ watch })}`}`),
  replay: (id: string, from: number, to: number, seat: Seat | undefined, watch: string | undefined) => {
    const query = new URLSearchParams({ from: `${from}`, to: `${to}` });
    if (seat !== undefined && seat >= 0) query.set('seat', `${seat}`);
    if (watch !== undefined) query.set('watch', watch);
    return call<{ readonly moments: readonly ReplayMoment[]; readonly last: number }>('GET', `${at(id)}/replay?${query}`);
  },
};
