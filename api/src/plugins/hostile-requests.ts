import plugin from 'fastify-plugin';
import { ProblemError } from '../errors.ts';

const malformed = () => new ProblemError(400, 'request', 'Запрос составлен неверно');

/** NUL anywhere in a value: no text of PostgreSQL holds it, and no visitor types it. */
function holdsNul(value: unknown): boolean {
  const pending = [value];
  while (pending.length) {
    const next = pending.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next !== null) for (const entry of Object.entries(next).flat()) pending.push(entry);
  }
  return false;
}

/** What no client of ours sends is refused before anything works on it. */
export const hostileRequestsPlugin = plugin(async (app) => {
  app.addHook('onRequest', async ({ url, headers }) => {
    if (url.includes('%00')) throw malformed();
    // Nothing is unpacked here: a body of a kilobyte that would be a gigabyte stays one of a kilobyte, unread.
    const encoding = headers['content-encoding'];
    if (encoding && encoding !== 'identity') throw new ProblemError(415, 'request', 'Формат запроса не поддерживается');
  });
  app.addHook('preValidation', async ({ body }) => {
    if (holdsNul(body)) throw malformed();
  });
});
