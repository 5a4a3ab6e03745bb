import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** 28 bits: with 600 stylesheets, the probability of any two colliding is 1 in 2000. */
const PREFIX_LENGTH = 5;

const toLetters = (number: number): string =>
  number < LETTERS.length
    ? LETTERS[number]!
    : toLetters(Math.floor(number / LETTERS.length) - 1) + LETTERS[number % LETTERS.length]!;

/** Returns the prefix of a file within a package: two remotes may contain different versions of one shared stylesheet. */
function filePrefix(name: string, path: string): string {
  const digest = createHash('sha256').update(`${name} ${path}`).digest();
  return [...digest.subarray(0, PREFIX_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/**
 * Returns class names for a build: five letters for the file, then the index of the class in it. Both builds of a package
 * give the same names, which hydration needs, as does every build of the same file. Hashes alone do not compress, and a
 * page has about 400 class names, each in its styles and its markup.
 */
export function classNames(name: string, root: string) {
  const files = new Map<string, string[]>();
  return ({ resourcePath }: { resourcePath: string }, _template: string, local: string): string => {
    const known = files.get(resourcePath) ?? [];
    files.set(resourcePath, known);
    if (!known.includes(local)) known.push(local);
    return filePrefix(name, relative(root, resourcePath)) + toLetters(known.indexOf(local));
  };
}
