import { gameIds, registry } from '@orrery/games';
import { type Language, languages, spoken } from '@orrery/kernel';
import { coverPage } from './cover-page.ts';

export { COVER_SIZE } from './cover-page.ts';

/** A picture for links: its file's name, and the page it is drawn from. */
export type CoverPicture = { readonly name: string; page(font: string): string };

/** All games that have a cover, in all languages. */
export async function allCovers(): Promise<CoverPicture[]> {
  const codes = Object.keys(languages) as Language[];
  const found = await Promise.all(
    gameIds.map(async (id) => {
      const cover = (await registry[id]?.cover?.())?.default;
      if (cover === undefined) return [];
      const [title, tagline] = [spoken(cover.title), spoken(cover.tagline)];
      const hue = registry[id]?.hue ?? '#7fb4ff';
      return codes.map((code) => ({
        name: `${id}-${code}`,
        page: (font: string) => coverPage({ Art: cover.Art, title: title[code], tagline: tagline[code], hue }, font),
      }));
    }),
  );
  return found.flat();
}
