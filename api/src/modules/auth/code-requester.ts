import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { deviceTokensOf } from './known-devices.ts';

/** The browser that requests a code; limits count by it. Only its session can enter the code. */
export interface CodeRequester {
  sessionId: string;
  /** For IPv6 the network prefix, because each visitor has a whole network of addresses. */
  address: string;
  deviceTokens: string[];
  ownPhone: string | undefined;
}

export const codeRequesterOf = (request: FastifyRequest, sessionId: string): CodeRequester => ({
  sessionId,
  address: normalizeIP(request.ip),
  deviceTokens: deviceTokensOf(request),
  ownPhone: request.visitor.user?.phone,
});
