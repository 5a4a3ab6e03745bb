import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Whether the client has this version already. A `cache-control: no-cache` beside the condition changes nothing: the answer
 * comes from the server either way, and fetch() adds one to every request that has a condition of its own.
 */
export const unchanged = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  version: { etag: string; 'last-modified'?: string },
): boolean =>
  fresh({ 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] }, version);
