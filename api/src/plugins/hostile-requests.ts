import plugin from 'fastify-plugin';
import { isWellFormed } from '@site/kernel/plain-text';
import { clientMessage, ProblemError } from '../errors.ts';

const malformed = () => new ProblemError(400, 'request', clientMessage(400));

/** Whether PostgreSQL can store the text: no NUL and no lone surrogate. */
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

/** Exceeds the depth of any valid document. Deeper nesting could overflow the stack of recursive code. */
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

/** Rejects malformed and hostile requests, which our clients never send, before any other processing. */
export const hostileRequestsPlugin = plugin(async (app) => {
  app.addHook('onRequest', async ({ url, headers }) => {
    if (url.includes('%00')) throw malformed();
    // Compressed bodies are rejected unread, which rules out decompression bombs.
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
