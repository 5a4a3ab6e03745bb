import plugin from 'fastify-plugin';
import { isWellFormed } from '@site/kernel/plain-text';
import { clientMessage, ProblemError } from '../errors.ts';

const malformed = () => new ProblemError(400, 'request', clientMessage(400));

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

/** Deeper than any document of ours. What is nested deeper would exhaust the stack of what works on it. */
const MAX_DEPTH = 64;

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (inText) {
      if (sign === '\\') at++;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '{' || sign === '[') {
      if (++depth > MAX_DEPTH) return true;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return false;
}

/** What no client of ours sends is refused before anything works on it. */
export const hostileRequestsPlugin = plugin(async (app) => {
  app.addHook('onRequest', async ({ url, headers }) => {
    if (url.includes('%00')) throw malformed();
    // Nothing is unpacked here: a body of a kilobyte that would be a gigabyte stays one of a kilobyte, unread.
    const encoding = headers['content-encoding'];
    if (encoding && encoding !== 'identity') throw new ProblemError(415, 'request', clientMessage(415));
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(String(body))) return done(malformed());
    void parse(request, String(body), done);
  });
  app.addHook('preValidation', async ({ body }) => {
    if (holdsUnstorable(body)) throw malformed();
  });
});
