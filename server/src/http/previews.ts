import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, localeOf, preferredLanguage, spoken } from '@orrery/kernel';
import { profileParams, sharedId, type TableSummary, tableId } from '@orrery/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { calledIn } from '../former.ts';
import { Refusal, read } from '../refusal.ts';
import { loadRegistry } from '../registry.ts';
import { summaryOf } from '../summary.ts';

const at = z.coerce.number().int().min(0).max(1_000_000).optional();
const tablePlace = z.object({ id: tableId });
const replayPlace = z.object({ id: z.union([tableId, sharedId]), at });

/** Words of a preview. They say what the table's own page says to anybody who has its address. */
const words = spoken({
  en: {
    free: (n: number) => (n === 1 ? '1 open seat' : `${n} open seats`),
    playing: 'Match under way',
    over: 'Match over',
    won: (names: string) => `${names} won`,
    replay: 'Replay',
    profile: 'Results and ratings',
    player: 'A player at this table',
  },
  de: {
    free: (n: number) => (n === 1 ? '1 freier Platz' : `${n} freie Plätze`),
    playing: 'Partie läuft',
    over: 'Partie zu Ende',
    won: (names: string) => `Gewonnen: ${names}`,
    replay: 'Rückblick',
    profile: 'Ergebnisse und Wertungen',
    player: 'Wer hier spielt',
  },
});

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const languageOf = ({ headers }: FastifyRequest): Language => preferredLanguage((headers['accept-language'] ?? '').split(',', 20));

/** What is said of an address, and the game whose picture is shown with it. */
type Told = { readonly title: string; readonly description: string; readonly game?: string };

/** A real address: what it is called here, where the client finds it, and what it says of itself. */
type Place = { readonly path: string; readonly up: string; readonly to: string; tell(language: Language): Promise<Told | undefined> };

/**
 * Real addresses for tables, replays and profiles: `/t/ID`, `/r/ID/42`, `/p/HANDLE`. A browser goes on to the client, with whatever stands behind the # in its own
 * address: that never came here. Whoever fetches an address to show what it leads to gets title, description and a picture, and nothing that is a secret.
 */
export function previewRoutes(app: FastifyInstance, context: Context): void {
  const { storage, now } = context.tools;
  const { webRoot, notices, basePath, registry } = context.config;

  const titleOf = async (game: string, language: Language): Promise<string> =>
    (await (await loadRegistry(registry))[game]?.text?.[language]())?.title ?? game;
  const tellTable = async (id: string, language: Language, replay: boolean): Promise<Told | undefined> => {
    const row = await storage.table(id);
    if (row === undefined) return undefined;
    const summary = summaryOf(row, undefined, []);
    const title = [await titleOf(summary.game, language), summary.title].filter((part) => part !== '').join(' – ');
    return { title: replay ? `${words[language].replay}: ${title}` : title, description: stateOf(summary, language), game: summary.game };
  };
  const tellShare = async (id: string, language: Language): Promise<Told | undefined> => {
    const share = await storage.shares.share(id, now());
    if (share === undefined) return undefined;
    const seats = JSON.parse(share.seats) as { readonly name: string }[];
    const title = `${words[language].replay}: ${await titleOf(share.game, language)} – ${share.title}`;
    return { title, description: seats.map((s) => calledIn(language, s.name)).join(', '), game: share.game };
  };
  /** Whether there is such a profile, and whose, is told to those it is shown to: here that is everybody or nobody. */
  const tellProfile = async (handle: string, language: Language): Promise<Told> => {
    const row = await storage.results.profileByHandle(handle);
    const name = row?.shown === 'everybody' ? await storage.guestName(row.identity) : undefined;
    return { title: name ?? words[language].player, description: words[language].profile };
  };

  const pictureOf = (game: string | undefined, language: Language): { readonly path: string; readonly large: boolean } => {
    const cover = `covers/${game}-${language}.png`;
    const there = game !== undefined && webRoot !== undefined && existsSync(join(webRoot, cover));
    return { path: there ? cover : 'icon-512.png', large: there };
  };
  const show = async (request: FastifyRequest, reply: FastifyReply, { path, up, to, tell }: Place) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    // Browsers say so where the address is safe; over plain http a script of ours does the same.
    if (request.headers['sec-fetch-dest'] === 'document') return reply.redirect(`${up}?${to}`, 302);
    const language = languageOf(request);
    const told = await tell(language);
    if (told === undefined) throw new Refusal('notFound');
    const house = notices.publicUrl ?? `${request.protocol}://${request.host}${basePath}`;
    const { path: picture, large } = pictureOf(told.game, language);
    const html = document({ ...told, url: `${house}/${path}`, image: `${house}/${picture}`, large, up, to, language });
    return reply.type('text/html; charset=utf-8').send(html);
  };

  app.get('/t/:id', (request, reply) => {
    const { id } = read(tablePlace, request.params);
    return show(request, reply, { path: `t/${id}`, up: '../', to: `t=${id}`, tell: (language) => tellTable(id, language, false) });
  });
  for (const [route, up] of [
    ['/r/:id', '../'],
    ['/r/:id/:at', '../../'],
  ] as const) {
    app.get(route, (request, reply) => {
      const { id, at: move } = read(replayPlace, request.params);
      const tell = (language: Language) => (sharedId.safeParse(id).success ? tellShare(id, language) : tellTable(id, language, true));
      const [path, to] = move === undefined ? [`r/${id}`, `r=${id}`] : [`r/${id}/${move}`, `r=${id}&at=${move}`];
      return show(request, reply, { path, up, to, tell });
    });
  }
  app.get('/p/:handle', (request, reply) => {
    const { handle } = read(profileParams, request.params);
    return show(request, reply, { path: `p/${handle}`, up: '../', to: `p=${handle}`, tell: (language) => tellProfile(handle, language) });
  });
}

/** Who sits there, and how it stands: free seats, under way, or who won with how many points. */
function stateOf({ seats, status, result }: TableSummary, language: Language): string {
  const say = words[language];
  const points = (seat: number): string => (result === null ? '' : ` ${result.scores[seat] ?? 0}`);
  const names = seats.flatMap((s, seat) => (s.kind === 'empty' ? [] : [`${calledIn(language, s.name)}${points(seat)}`]));
  const free = seats.filter((s) => s.kind === 'empty').length;
  const winners = result?.winners.map((seat) => calledIn(language, seats[seat]?.name ?? '')).join(', ') ?? '';
  const state = { gathering: say.free(free), playing: say.playing, over: winners === '' ? say.over : say.won(winners) };
  return [names.join(', '), state[status]].join(' · ');
}

type Page = Told & {
  readonly url: string;
  readonly image: string;
  readonly large: boolean;
  readonly up: string;
  readonly to: string;
  readonly language: Language;
};

function document({ title, description, url, image, large, up, to, language }: Page): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Orrery',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    ...(large ? { 'og:image:width': '800', 'og:image:height': '420' } : {}),
    'og:locale': `${language}_${localeOf(language).maximize().region}`,
  };
  const tags = Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="twitter:card" content="${large ? 'summary_large_image' : 'summary'}">
<meta name="robots" content="noindex">
${tags.join('\n')}
<script src="${up}shared.js" data-up="${up}" data-to="${escaped(to)}"></script>
<noscript><meta http-equiv="refresh" content="0;url=${escaped(`${up}?${to}`)}"></noscript>
</head>
<body><p><a href="${escaped(`${up}?${to}`)}">${escaped(title)}</a></p><p>${escaped(description)}</p></body>
</html>
`;
}
