import type { Language } from '@orrery/kernel';
import { profileParams, type TableSummary, tableParams } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { Refusal, read } from '../refusal.ts';
import { loadRegistry, type Registry } from '../registry.ts';
import { summaryOf } from '../summary.ts';

const place = tableParams.extend({ at: z.coerce.number().int().min(0).max(1_000_000).optional() });

/** Words of a preview. They say what the table's own page says to anybody who has its address. */
const words = {
  en: {
    free: (n: number) => (n === 1 ? '1 open seat' : `${n} open seats`),
    playing: 'Match under way',
    over: 'Match over',
    replay: 'Replay',
  },
  de: {
    free: (n: number) => (n === 1 ? '1 freier Platz' : `${n} freie Plätze`),
    playing: 'Partie läuft',
    over: 'Partie zu Ende',
    replay: 'Rückblick',
  },
} as const satisfies Record<Language, unknown>;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const languageOf = ({ headers }: FastifyRequest): Language => (/^\s*de\b/i.test(headers['accept-language'] ?? '') ? 'de' : 'en');

/**
 * Real addresses for tables and replays, `/t/ID` and `/r/ID/42`. A browser goes on to the client, with whatever stands behind the # in its own
 * address: that never came here. Whoever fetches an address to show what it leads to gets title and description, and nothing that is a secret.
 */
export function previewRoutes(app: FastifyInstance, context: Context): void {
  const { storage } = context.tools;
  const page = async (request: FastifyRequest, up: string, rest: (at: number | undefined) => string, replay: boolean) => {
    const { id, at } = read(place, request.params);
    const to = rest(at).replace('ID', id);
    const client = `${up}?${to}`;
    // Browsers say so where the address is safe; over plain http a script of ours does the same.
    if (request.headers['sec-fetch-dest'] === 'document') return { client };
    const row = await storage.table(id);
    if (row === undefined) throw new Refusal('notFound');
    const registry = await loadRegistry(context.config.registry);
    const language = languageOf(request);
    const house = context.config.notices.publicUrl ?? `${request.protocol}://${request.host}${context.config.basePath}`;
    const told = await describe(registry, summaryOf(row, undefined, []), language, replay);
    const url = `${house}/${replay ? 'r' : 't'}/${id}${at === undefined ? '' : `/${at}`}`;
    return { html: document({ ...told, url, image: `${house}/icon-512.png`, up, to, language }) };
  };
  const routes = [
    { path: '/t/:id', up: '../', rest: () => 't=ID', replay: false },
    { path: '/r/:id', up: '../', rest: () => 'r=ID', replay: true },
    { path: '/r/:id/:at', up: '../../', rest: (at: number | undefined) => `r=ID&at=${at ?? 0}`, replay: true },
  ];
  // Whether there is such a profile, and whose, is told to those it is shown to.
  app.get('/p/:handle', async (request, reply) => {
    const { handle } = read(profileParams, request.params);
    return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').redirect(`../#/p/${handle}`, 302);
  });
  for (const { path, up, rest, replay } of routes) {
    app.get(path, async (request, reply) => {
      const { client, html } = await page(request, up, rest, replay);
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (html === undefined) return reply.redirect(client, 302);
      return reply.type('text/html; charset=utf-8').send(html);
    });
  }
}

async function describe(
  registry: Registry,
  table: TableSummary,
  language: Language,
  replay: boolean,
): Promise<{ title: string; description: string }> {
  const game = (await registry[table.game]?.text?.[language]())?.title ?? table.game;
  const say = words[language];
  const free = table.seats.filter((s) => s.kind === 'empty').length;
  const names = table.seats.filter((s) => s.kind !== 'empty').map((s) => s.name);
  const state = table.status === 'gathering' ? say.free(free) : table.status === 'over' ? say.over : say.playing;
  return { title: `${replay ? `${say.replay}: ` : ''}${game} – ${table.title}`, description: [names.join(', '), state].join(' · ') };
}

type Told = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly up: string;
  readonly to: string;
};

function document({ title, description, url, image, up, to, language }: Told & { readonly language: Language }): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Orrery',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
  };
  const tags = Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="twitter:card" content="summary">
<meta name="robots" content="noindex">
${tags.join('\n')}
<script src="${up}shared.js" data-up="${up}" data-to="${escaped(to)}"></script>
<noscript><meta http-equiv="refresh" content="0;url=${escaped(`${up}?${to}`)}"></noscript>
</head>
<body><p><a href="${escaped(`${up}?${to}`)}">${escaped(title)}</a></p><p>${escaped(description)}</p></body>
</html>
`;
}
