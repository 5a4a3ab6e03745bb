import { authoredText, plainText } from '@site/kernel/plain-text';
import plugin from 'fastify-plugin';

type Normalise = (text: string) => string;

/** Normalises every string inside a value, in place. Iterative, because a body may be nested deeply. */
function normaliseTexts(value: unknown, normalise: Normalise): void {
  const pending = [value];
  while (pending.length) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    const holder = next as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      const entry = holder[key];
      if (typeof entry === 'string') holder[key] = normalise(entry);
      else pending.push(entry);
    }
  }
}

/**
 * Routes for texts of the staff and of companies about themselves. These are published as written: their no-break
 * spaces and hyphens are intentional.
 */
const authored = /^\/api\/(?:account\/profile\/(?:main-office|projects)\/(?!requisites)|manage\/)/;

/**
 * Normalises text once, on input, so that texts that look equal are equal for validation, search and comparison. In
 * URLs it only composes letters and removes invisible characters, because a filter may contain a stored value with
 * no-break spaces; the schemas of typed query parameters do the rest.
 */
export const typedTextPlugin = plugin(async (app) => {
  app.addHook('preValidation', async ({ url, query, body }) => {
    normaliseTexts(query, authoredText);
    normaliseTexts(body, authored.test(url) ? authoredText : plainText);
  });
});
