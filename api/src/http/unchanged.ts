import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Whether the client already has this version. Ignores `cache-control: no-cache`, which fetch() adds to every
 * conditional request: the response comes from the server in either case.
 */
export const unchanged = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  version: { etag: string; 'last-modified'?: string },
): boolean =>
  fresh({ 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] }, version);
