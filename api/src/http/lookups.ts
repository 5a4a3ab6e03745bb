import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** Per network address: numbers are consecutive, and phones could be guessed. */
const LOOKUPS = { max: 10, timeWindow: 60 * 60_000 };

/** The limit of a lookup by number and contact, shared by its routes with and without scripts. */
export const lookupLimit = (app: FastifyInstance, name: string) => app.limiter(name, LOOKUPS, ['address']);

type Lookup<Body extends z.ZodType> = {
  action: string;
  limit: string;
  body: Body;
  /** Returns the address of the page, or null when nothing was found. */
  find: (body: z.output<Body>) => Promise<string | null>;
  missing: string;
};

/** A lookup without scripts: redirects to the page that was found. Invalid input counts as not found. */
export function lookupForm<Body extends z.ZodType>(app: FastifyInstance, { limit, body, ...lookup }: Lookup<Body>) {
  app.post(lookup.action, { preHandler: lookupLimit(app, limit) }, async (request, reply) => {
    const { data, success } = body.safeParse(request.body);
    const url = success ? await lookup.find(data) : null;
    return reply.redirect(url ?? lookup.missing, 303);
  });
}
