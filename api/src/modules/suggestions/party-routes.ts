import { CompanySuggestions } from '@site/contracts/orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { companies, TOO_OFTEN_INN } from './party-companies.ts';

const Query = z.object({
  query: z.string().max(300),
  count: z.int().min(1).max(20).default(10),
  type: z.enum(['LEGAL', 'INDIVIDUAL']).optional(),
  status: z.array(z.string()).optional(),
  branch_type: z.array(z.string()).optional(),
});
const Refusal = z.object({ family: z.literal('CLIENT_ERROR'), reason: z.string(), message: z.string() });

/**
 * Stand-in for the company suggestions service (DaData `suggest/party`) in development and tests: the same requests and
 * errors, with synthetic companies. Registered outside production only.
 */
export const partyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/dev/suggestions/party',
    { schema: { body: Query, response: { 200: CompanySuggestions, 403: Refusal, 429: Refusal } } },
    async ({ body, headers }, reply) => {
      const refuse = (status: 403 | 429, reason: string) =>
        reply.status(status).send({ family: 'CLIENT_ERROR', reason, message: reason });
      if (!/^Token \S+$/.test(headers.authorization ?? '')) return refuse(403, 'Forbidden');
      const query = body.query.trim();
      if (query === TOO_OFTEN_INN) return refuse(429, 'Too Many Requests');
      const found = companies.filter(
        ({ data }) =>
          data.inn === query &&
          (!body.type || data.type === body.type) &&
          (!body.status || body.status.includes(data.state?.status ?? '')) &&
          (!body.branch_type || body.branch_type.includes(data.branch_type ?? '')),
      );
      return { suggestions: found.slice(0, body.count) };
    },
  );
};
