import { endpoints } from '@site/contracts/endpoints';
import { PageResponse } from '@site/contracts/page';
import type { FastifySchema } from 'fastify';
import plugin from 'fastify-plugin';

interface MapEntry {
  summary: string;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  answer?: unknown;
}

const answerOf = ({ response }: FastifySchema) =>
  typeof response === 'object' && response && '200' in response ? response[200] : undefined;

/** Whether a route uses the schema objects of the map. Compared by identity. */
const isAsMapped = (name: string, { params, querystring, body, ...schema }: FastifySchema) => {
  const known: Record<string, MapEntry> = endpoints;
  const entry = known[name];
  return (
    entry &&
    entry.params === params &&
    entry.query === querystring &&
    entry.body === body &&
    entry.answer === answerOf(schema)
  );
};

/**
 * Fails the start when the routes differ from the endpoint map, which types the browser's client. Pages are exempt:
 * routes that respond with `PageResponse`, one for each URL of the site.
 */
export const endpointsPlugin = plugin(async (app) => {
  const missing = new Set<string>(Object.keys(endpoints));
  const mismatched: string[] = [];

  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    if (!url.startsWith('/api/') || answerOf(schema) === PageResponse) return;
    for (const one of [method].flat()) {
      const name = `${one} ${url.slice('/api'.length).replace(/:(\w+)/g, '{$1}')}`;
      missing.delete(name);
      if (one !== 'HEAD' && !isAsMapped(name, schema)) mismatched.push(name);
    }
  });
  app.addHook('onReady', async () => {
    if (mismatched.length > 0)
      throw new Error(
        `Routes differ from what shared/contracts/src/endpoints.ts requires: ${mismatched.join(', ')}. ` +
          'Register them with endpoint() of api/src/endpoint.ts.',
      );
    if (missing.size > 0)
      throw new Error(`Endpoints of shared/contracts/src/endpoints.ts without a route: ${[...missing].join(', ')}`);
  });
});
