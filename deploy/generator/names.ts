import { isPattern } from '../../shared/contracts/src/address-patterns.ts';

/** An error with a message for the developer: the reason and the remedy. */
export class GeneratorError extends Error {
  override name = 'GeneratorError';
  /** 2: wrong usage of the command; 1: valid usage, but the project does not allow it. */
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
      `Expected a name for ${what}, found "${name}": use lowercase Latin letters, digits and single hyphens, a letter first`,
      2,
    );
}

export function requirePath(path: string) {
  // Quotes and backslashes would end the generated string literal.
  if (!isPattern(path) || /['\\]/.test(path))
    throw new GeneratorError(
      `Expected an address, found "${path}": begin with a slash and do not end with one, such as /stands/:stand`,
      2,
    );
}

/** `price-list` → `PriceList`. */
export const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
