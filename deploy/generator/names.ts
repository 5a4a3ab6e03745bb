import { isPattern } from '../../shared/contracts/src/address-patterns.ts';

/** A generator's order that cannot be followed: the message says why and how to mend it. */
export class GeneratorError extends Error {
  override name = 'GeneratorError';
  /** 2: the command was used wrongly; 1: it was right, but the project does not allow it. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function requireName(name: string, what: string) {
  if (!kebab.test(name))
    throw new GeneratorError(
      `"${name}" is no name for ${what}: small Latin letters, digits and single hyphens, a letter first`,
      2,
    );
}

export function requirePath(path: string) {
  // Neither may what would end the string that it is written in be in it.
  if (!isPattern(path) || /['\\]/.test(path))
    throw new GeneratorError(
      `"${path}" is no address: it starts with a slash and does not end with one, such as /stands/:stand`,
      2,
    );
}

/** `price-list` → `PriceList`. */
export const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
