import { isSafePattern } from 'redos-detector';

/** How long a pattern is looked into, in ms. One that is not understood in that time is not simple enough to be let in. */
const TIMEOUT = 1500;

const known = new Map<string, string | undefined>();

/** Why a route must not check a parameter by this pattern; undefined if it may. */
export function unsafePattern(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, examine(`^(?:${pattern})$`));
  return known.get(pattern);
}

function examine(source: string): string | undefined {
  try {
    new RegExp(source, 'u');
  } catch (error) {
    return `is no pattern: ${(error as Error).message}`;
  }
  // Sound, unlike a limit on nested stars: what it calls safe matches in one way only, whatever the input.
  return isSafePattern(source, { unicode: true, timeout: TIMEOUT }).safe
    ? undefined
    : 'can be matched in more and more ways as the address grows, and would hold up the renderer: write it so that a text matches in one way, such as [a-z0-9]+(?:-[a-z0-9]+)* or [a-z0-9-]+';
}
