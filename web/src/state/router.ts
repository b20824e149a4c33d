import { useSyncExternalStore } from 'react';

/** Where in the house one is. Everything lies behind the #: no server sees which table or link it is, and files can be served from anywhere. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'replays' }
  | {
      readonly page: 'rules';
      readonly game: string | undefined;
      /** A chapter, a passage of one ('turn/actions'), or a rule. */
      readonly at?: string;
    }
  /** A position to be tried: of a passage of the rules ('ships/control'), or of a step of the lesson ('lesson/control'). */
  | { readonly page: 'try'; readonly game: string; readonly at: string }
  | { readonly page: 'table'; readonly id: string; readonly watch: string | undefined }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'claim'; readonly token: string }
  | { readonly page: 'me' }
  /** How somebody has played; oneself without a handle. */
  | { readonly page: 'profile'; readonly handle: string | undefined }
  /** Who plays a game best here, and how it is played. */
  | { readonly page: 'ranking'; readonly game: string | undefined }
  | { readonly page: 'leagues' }
  | { readonly page: 'league'; readonly id: string }
  /** What whoever runs the server has to say: imprint, privacy, accessibility. */
  | { readonly page: 'host'; readonly id: string }
  | { readonly page: 'device'; readonly token: string }
  /** What reaches somebody who is away; with the token of a mail, whose address is confirmed by it. */
  | { readonly page: 'notices'; readonly token: string | undefined }
  /** With `learn` the mistakes in it, as exercises. */
  | { readonly page: 'analysis'; readonly id: string; readonly watch: string | undefined; readonly learn?: true }
  /** The puzzle of the day, or one by its number in the stock, counted from 1. */
  | { readonly page: 'puzzle'; readonly game: string; readonly number?: number }
  | { readonly page: 'inspect'; readonly id: string; readonly at: number | undefined; readonly watch: string | undefined }
  | {
      readonly page: 'replay';
      readonly id: string;
      readonly at: number | undefined;
      readonly watch: string | undefined;
      /** Through whose eyes, when not through one's own. */
      readonly as?: number;
    };

/** A link that was cut short in the middle of a character leads to the lobby, not to an empty page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, id = '', ...rest] = path.split('/').map(decoded);
  const params = new URLSearchParams(query);
  const watch = params.get('watch') ?? undefined;
  if (page === 'replays' || page === 'me' || page === 'leagues') return { page };
  if (page === 'ranking') return { page, game: id === '' ? undefined : id };
  if (page === 'rules') {
    const at = rest.filter(Boolean).join('/');
    return { page, game: id === '' ? undefined : id, ...(at === '' ? {} : { at }) };
  }
  if (page === 'try' && id !== '') return { page, game: id, at: rest.filter(Boolean).join('/') };
  if ((page === 'claim' || page === 'device') && id !== '') return { page, token: id };
  if (page === 'p') return { page: 'profile', handle: id === '' ? undefined : id };
  if (page === 'notices') return { page, token: id === '' ? undefined : id };
  if (page === 'table' && id !== '') return { page, id, watch };
  if ((page === 'local' || page === 'host' || page === 'league') && id !== '') return { page, id };
  if (page === 'analysis' && id !== '') return { page, id, watch, ...(params.has('learn') ? { learn: true } : {}) };
  if (page === 'puzzle' && id !== '') {
    const number = Number.parseInt(rest[0] ?? '', 10);
    return { page, game: id, ...(Number.isNaN(number) ? {} : { number }) };
  }
  const place = Number.parseInt(params.get('at') ?? '', 10);
  const at = Number.isNaN(place) ? undefined : place;
  if (page === 'inspect' && id !== '') return { page, id, at, watch };
  if (page === 'replay' && id !== '') {
    const as = Number.parseInt(params.get('as') ?? '', 10);
    return { page, id, at, watch, ...(Number.isNaN(as) ? {} : { as }) };
  }
  return { page: 'lobby' };
}

/** The address of a route, from the # on. */
export function hrefOf(route: Route): string {
  const query = new URLSearchParams();
  if ('watch' in route && route.watch !== undefined) query.set('watch', route.watch);
  if ((route.page === 'replay' || route.page === 'inspect') && route.at !== undefined) query.set('at', `${route.at}`);
  if (route.page === 'replay' && route.as !== undefined) query.set('as', `${route.as}`);
  if (route.page === 'analysis' && route.learn === true) query.set('learn', '1');
  const tail = query.size === 0 ? '' : `?${query}`;
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'replays':
    case 'me':
    case 'leagues':
      return `#/${route.page}`;
    case 'rules':
      return ['#/rules', ...(route.game === undefined ? [] : [route.game, ...(route.at?.split('/') ?? [])].map(encodeURIComponent))].join(
        '/',
      );
    case 'try':
      return ['#/try', ...[route.game, ...route.at.split('/')].map(encodeURIComponent)].join('/');
    case 'puzzle':
      return ['#/puzzle', encodeURIComponent(route.game), ...(route.number === undefined ? [] : [route.number])].join('/');
    case 'notices':
      return route.token === undefined ? '#/notices' : `#/notices/${encodeURIComponent(route.token)}`;
    case 'profile':
      return route.handle === undefined ? '#/p' : `#/p/${encodeURIComponent(route.handle)}`;
    case 'ranking':
      return route.game === undefined ? '#/ranking' : `#/ranking/${encodeURIComponent(route.game)}`;
    case 'claim':
    case 'device':
      return `#/${route.page}/${encodeURIComponent(route.token)}`;
    case 'table':
    case 'local':
    case 'host':
    case 'league':
    case 'analysis':
    case 'inspect':
    case 'replay':
      return `#/${route.page}/${encodeURIComponent(route.id)}${tail}`;
  }
}

/** The same as something to send to somebody. */
export const linkTo = (route: Route): string => new URL(hrefOf(route), window.location.href).href;

/**
 * The same at an address of its own, which says what it leads to wherever links are shown with a preview. Only a server has such addresses. The route stands
 * behind the # as ever: tokens in it are sent to nobody.
 */
export const sharedLink = (path: string, route: Route): string => new URL(`${path}${hrefOf(route)}`, document.baseURI).href;

/** Whoever came by such an address without anything behind the #, `?t=ID`, `?r=ID&at=42` or `?p=HANDLE`, is led on; the address of the page becomes the usual one. */
export function enterByPath(): void {
  const params = new URLSearchParams(window.location.search);
  const [table, replay, handle] = [params.get('t'), params.get('r'), params.get('p')];
  if (table === null && replay === null && handle === null) return;
  const at = Number.parseInt(params.get('at') ?? '', 10);
  const route: Route =
    table !== null
      ? { page: 'table', id: table, watch: undefined }
      : replay !== null
        ? { page: 'replay', id: replay, at: Number.isNaN(at) ? undefined : at, watch: undefined }
        : { page: 'profile', handle: handle ?? undefined };
  const { pathname, hash } = window.location;
  window.history.replaceState(null, '', `${pathname}${hash.length > 1 ? hash : hrefOf(route)}`);
}

export const go = (route: Route): void => {
  window.location.hash = hrefOf(route);
};

/** Changes the address without a step in the history: for a slider that moves. Browsers allow only a limited number of changes in a time; one more or less is no loss. */
export const goQuietly = (route: Route): void => {
  try {
    window.history.replaceState(null, '', hrefOf(route));
  } catch {
    // The next one will tell where we are.
  }
};

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

let last: { readonly hash: string; readonly route: Route } | undefined;

function current(): Route {
  const { hash } = window.location;
  if (last?.hash !== hash) last = { hash, route: readRoute(hash) };
  return last.route;
}

export const useRoute = (): Route => useSyncExternalStore(subscribe, current);
