import { MANAGE_AUTHOR_HEADER } from '@site/contracts/manage';
import { cutText, plainText } from '@site/kernel/plain-text';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ProblemError, problems } from '../errors.ts';
import { requireAuthorization } from './service-key.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The staff member who makes the change, for the history. May be empty for reads. */
    author: string;
  }
}

const reads = new Set(['GET', 'HEAD']);

function authorOf({ headers }: FastifyRequest): string {
  const header = headers[MANAGE_AUTHOR_HEADER];
  try {
    return typeof header === 'string' ? cutText(plainText(decodeURIComponent(header)).trim(), 100) : '';
  } catch {
    return '';
  }
}

/** Requires the key for every back office request, and an author for every change. */
export const manageKeyPlugin = plugin<{ key: string }>(async (app, { key }) => {
  app.decorateRequest('author', '');
  app.addHook('onRequest', requireAuthorization(app, 'manage', `Bearer ${key}`, problems.manageKey));
  app.addHook('onRequest', async (request) => {
    request.author = authorOf(request);
    if (!reads.has(request.method) && !request.author)
      throw new ProblemError(400, 'author', `Укажите в\u00a0заголовке ${MANAGE_AUTHOR_HEADER}, кто вносит изменение`);
  });
  // Responses are for the staff only.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
});
