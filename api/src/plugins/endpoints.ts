import { endpoints } from '@site/contracts/endpoints';
import { PageAnswer } from '@site/contracts/page';
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

/** What an endpoint is made of, in the words of the map: the same schemas, not only like ones. */
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
 * The API does not start when its routes and the map of endpoints differ: the browser's client is typed by the map.
 * Pages are the routes that answer PageAnswer; there is one for each address of the site.
 */
export const endpointsPlugin = plugin(async (app) => {
  const missing = new Set<string>(Object.keys(endpoints));
  const strange: string[] = [];

  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    if (!url.startsWith('/api/') || answerOf(schema) === PageAnswer) return;
    for (const one of [method].flat()) {
      const name = `${one} ${url.slice('/api'.length).replace(/:(\w+)/g, '{$1}')}`;
      missing.delete(name);
      if (one !== 'HEAD' && !isAsMapped(name, schema)) strange.push(name);
    }
  });
  app.addHook('onReady', async () => {
    if (strange.length > 0)
      throw new Error(
        `Routes that are not what shared/contracts/src/endpoints.ts says: ${strange.join(', ')}. ` +
          'Register them with endpoint() of api/src/endpoint.ts.',
      );
    if (missing.size > 0)
      throw new Error(`Endpoints of shared/contracts/src/endpoints.ts without a route: ${[...missing].join(', ')}`);
  });
});
