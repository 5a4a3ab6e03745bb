import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { deviceTokensOf } from './known-devices.ts';

/** Where a code is asked for: limits count by it. Its session alone may type the code. */
export interface CodeAsker {
  sessionId: string;
  /** For IPv6 the network: each visitor has a whole one to choose addresses from. */
  address: string;
  deviceTokens: string[];
  /** The number of the user who is logged in. */
  ownPhone: string | undefined;
}

export const codeAskerOf = (request: FastifyRequest, sessionId: string): CodeAsker => ({
  sessionId,
  address: normalizeIP(request.ip),
  deviceTokens: deviceTokensOf(request),
  ownPhone: request.visitor.user?.phone,
});
