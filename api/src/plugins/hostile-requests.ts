import plugin from 'fastify-plugin';
import { isWellFormed } from '@site/kernel/plain-text';
import { ProblemError } from '../errors.ts';

const malformed = () => new ProblemError(400, 'request', 'Запрос составлен неверно');

/** NUL or half a surrogate pair: no text of PostgreSQL holds either, and nobody types them. */
const isStorable = (text: string): boolean => !text.includes('\0') && isWellFormed(text);

function holdsUnstorable(value: unknown): boolean {
  const pending = [value];
  while (pending.length) {
    const next = pending.pop();
    if (typeof next === 'string' && !isStorable(next)) return true;
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
    if (holdsUnstorable(body)) throw malformed();
  });
});
