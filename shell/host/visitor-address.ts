import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where the request comes from, as the trusted proxies say (`TRUST_PROXY`); what they say must be an address. */
export function visitorAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/**
 * Some proxies give ports (`203.0.113.8:4711`) and brackets (`[2001:db8::1]:443`). The header is left with addresses alone,
 * before it is decided which of them are trusted.
 */
export async function readForwardedAddresses({ headers }: FastifyRequest) {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  headers['x-forwarded-for'] = [forwarded].flat().join().split(',').map(addressIn).join(', ');
}

function addressIn(entry: string): string {
  const text = entry.trim();
  if (isIP(text) || !URL.canParse(`http://${text}`)) return text;
  const { hostname } = new URL(`http://${text}`);
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  // A URL reads `0x7f.1` as an address as well; no proxy writes one so.
  const isWritten = hostname.startsWith('[') || text.startsWith(`${hostname}:`);
  return isIP(bare) && isWritten ? bare : text;
}
