import type { Server } from 'node:http';
import { trustedProxies } from './visitor-address.ts';

/** Closes sockets above the limit per address. Trusted proxies have no limit, because they carry many visitors. */
export function limitSockets(server: Server, trusted: string, max: number) {
  const isTrusted = trustedProxies(trusted);
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (!address || isTrusted(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    if (count > max) return socket.destroy();
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
