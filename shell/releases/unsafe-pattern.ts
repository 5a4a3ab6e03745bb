import { isSafePattern } from 'redos-detector';

/**
 * Limit of the analysis: safe patterns take less than a tenth of it, and the slowest one half a second. A time limit would
 * reject safe patterns on a busy machine.
 */
const MAX_STEPS = 2000;

const known = new Map<string, string | undefined>();

/** Returns why a route must not use this parameter pattern, or undefined if it is safe. */
export function unsafePattern(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, examine(`^(?:${pattern})$`));
  return known.get(pattern);
}

function examine(source: string): string | undefined {
  try {
    new RegExp(source, 'u');
  } catch (error) {
    return `is not a valid regular expression: ${(error as Error).message}`;
  }
  // Sound, unlike a limit on nested stars: a safe pattern matches every input in one way only.
  return isSafePattern(source, { unicode: true, maxSteps: MAX_STEPS }).safe
    ? undefined
    : 'can match in a growing number of ways as the address grows, and would block the renderer: write it so that each text matches in one way, such as [a-z0-9]+(?:-[a-z0-9]+)* or [a-z0-9-]+';
}
