import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HostPage, type HostPageText, hostPage } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** A file of a page: `imprint.md`, or `imprint.de.md` for one language. */
const FILE = /^([a-z]+)(?:\.([a-z]{2}))?\.md$/;
/** Longer ones are cut: nobody reads on, and nobody can be made to fetch a book. */
const LONGEST = 100_000;

type File = { readonly page: HostPage; readonly language: string; readonly name: string };

async function filesOf(folder: string): Promise<readonly File[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.sort().flatMap((name) => {
    const [, page, language = ''] = FILE.exec(name) ?? [];
    const known = hostPage.safeParse(page);
    return known.success ? [{ page: known.data, language, name }] : [];
  });
}

/** The pages of a host, as they are in the data folder at this moment. */
export class HostPages {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pages');
  }

  async list(): Promise<readonly HostPage[]> {
    const there = new Set((await filesOf(this.#folder)).map(({ page }) => page));
    return hostPage.options.filter((page) => there.has(page));
  }

  /** In the language that was asked for, else the file without a language, else whichever there is. */
  async read(page: HostPage, language: string): Promise<HostPageText | undefined> {
    const files = (await filesOf(this.#folder)).filter((file) => file.page === page);
    const file = files.find((f) => f.language === language) ?? files[0];
    if (file === undefined) return undefined;
    return { language: file.language, markdown: (await readFile(join(this.#folder, file.name), 'utf8')).slice(0, LONGEST) };
  }
}

export function pageRoutes(app: FastifyInstance, { hostPages }: Context): void {
  app.get<{ Params: { page: string }; Querystring: { language?: unknown } }>('/api/pages/:page', async ({ params, query }) => {
    const page = hostPage.safeParse(params.page);
    const text = page.success ? await hostPages.read(page.data, String(query.language ?? '')) : undefined;
    if (text === undefined) throw new Refusal('notFound');
    return text;
  });
}
