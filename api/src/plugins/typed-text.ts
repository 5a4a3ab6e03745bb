import { authoredText, plainText } from '@site/kernel/plain-text';
import plugin from 'fastify-plugin';

type Normalise = (text: string) => string;

/** Every text inside a value, in its place. Without recursion: a body may be nested deeply. */
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
 * Texts of the staff, and a company's texts about itself, are published as they were written: their no-break spaces and
 * hyphens are typography.
 */
const authored = /^\/api\/(?:account\/profile\/(?:main-office|projects)\/(?!requisites)|manage\/)/;

/**
 * Text is normalised once, where it comes in: what looks the same is then the same for every rule, search and comparison.
 * In addresses only letters are composed and invisible characters removed, because a filter may name a stored value, whose
 * no-break spaces count; schemas of what people type into an address do the rest.
 */
export const typedTextPlugin = plugin(async (app) => {
  app.addHook('preValidation', async ({ url, query, body }) => {
    normaliseTexts(query, authoredText);
    normaliseTexts(body, authored.test(url) ? authoredText : plainText);
  });
});
