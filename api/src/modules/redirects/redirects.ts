import { RedirectCheckAnswer, RedirectCheckRequest } from '@site/contracts/redirect-check';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/database.ts';
import { redirects } from '../../db/schema.ts';

export const createRedirectRepository = (db: Db) => ({
  async find(from: string) {
    const [row] = await db.select().from(redirects).where(eq(redirects.from_url, from));
    return row?.to_url;
  },
});

/** One spelling for every way to write an address: lower case, decoded, no trailing slash. Null: not a path. */
export function normalizePath(url: string): { path: string; query: string } | null {
  const [address = '', query = ''] = url.split('#')[0]?.split('?', 2) ?? [];
  if (!address.startsWith('/') || address.startsWith('//')) return null;
  try {
    return {
      path: decodeURIComponent(address)
        .toLowerCase()
        .replace(/(.)\/+$/, '$1'),
      query,
    };
  } catch {
    return null;
  }
}

type Repository = ReturnType<typeof createRedirectRepository>;

export const createRedirectService = (repository: Repository) => ({
  /** Where the address lives now. The visitor's query goes along to a site path, never to a foreign site. */
  async find(url: string): Promise<string | undefined> {
    const from = normalizePath(url);
    const to = from && (await repository.find(from.path));
    if (!from || !to) return undefined;
    return from.query && to.startsWith('/') && !to.includes('?') ? `${to.replace(/(.)\/$/, '$1')}?${from.query}` : to;
  },
});

type Options = { redirects: ReturnType<typeof createRedirectService> };

export const redirectRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  app.post(
    '/api/fetch/check-redirect/',
    { schema: { body: RedirectCheckRequest, response: { 200: RedirectCheckAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const url = await options.redirects.find(request.body.url);
      return url === undefined ? {} : { url };
    },
  );
};
