import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * JSON lines on standard output. Nothing that would let a reader play for somebody: no cookies, no tokens, no seeds, no answers. Addresses
 * are logged without their query, which may hold a token.
 */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    redact: {
      paths: ['req.headers', 'headers', 'cookie', 'token', 'seed', 'setup', '*.cookie', '*.token', '*.seed', '*.setup'],
      censor: '[secret]',
    },
    serializers: {
      req: (req: { method?: string; url?: string }) => ({ method: req.method, path: req.url?.split('?')[0] }),
      res: (res: { statusCode?: number }) => ({ status: res.statusCode }),
    },
  });
