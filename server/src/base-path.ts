import type { FastifyInstance } from 'fastify';

/**
 * Takes the path off under which a proxy shows the server to the world. What comes without it, because the proxy took it off already, is let
 * through as it is; the client asks for everything relative to its page, so it works under either.
 */
export const withoutBase =
  (base: string) =>
  ({ url = '/' }: { readonly url?: string | undefined }): string => {
    if (base === '' || !url.startsWith(base)) return url;
    const rest = url.slice(base.length);
    return rest === '' || rest.startsWith('?') ? `/${rest}` : rest.startsWith('/') ? rest : url;
  };

/** The page's addresses are relative: without the slash at the end they would miss the base path. */
export function redirectToBase(app: FastifyInstance, base: string): void {
  if (base === '') return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.originalUrl.split('?')[0] === base) return reply.redirect(`${base}/`, 308);
  });
}
