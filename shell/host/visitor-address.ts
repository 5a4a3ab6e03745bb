import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where the request comes from, as the trusted proxies say (`TRUST_PROXY`); what they say must be an address. */
export function visitorAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}
