import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Returns whether an address is one of the trusted proxies (`TRUST_PROXY`). */
export function trustedProxies(addresses: string): (address: string) => boolean {
  const isTrusted = proxyAddr.compile(addresses.split(',').map((address) => address.trim()));
  return (address) => isTrusted(address, 0);
}

/** Returns the client's address as reported by trusted proxies (`TRUST_PROXY`), or the socket's if that is invalid. */
export function visitorAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/** The key of limits and counts: an IPv4 address, or an IPv6 network (/64), because each visitor has a whole one. */
export function visitorNetwork(request: FastifyRequest): string {
  const address = visitorAddress(request);
  if (isIP(address) !== 6) return address;
  const known = ipaddr.process(address); // An IPv4 address may be mapped to IPv6.
  return known.kind() === 'ipv4' ? known.toString() : Buffer.from(known.toByteArray().slice(0, 8)).toString('hex');
}

/**
 * Strips the ports (`203.0.113.8:4711`) and brackets (`[2001:db8::1]:443`) that some proxies add to X-Forwarded-For,
 * before the trusted proxies are determined.
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
  // `new URL` also parses forms such as `0x7f.1`, which no proxy writes.
  const isLiteral = hostname.startsWith('[') || text.startsWith(`${hostname}:`);
  return isIP(bare) && isLiteral ? bare : text;
}
