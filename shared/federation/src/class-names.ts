import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** 28 bits: among the 600 stylesheets of a site, any two share a name with a chance of one in two thousand. */
const FILE_SIGNS = 5;

const inSigns = (number: number): string =>
  number < SIGNS.length
    ? SIGNS[number]!
    : inSigns(Math.floor(number / SIGNS.length) - 1) + SIGNS[number % SIGNS.length]!;

/** Of a file as it is named in a package: two remotes may carry different versions of one shared stylesheet. */
function fileName(name: string, path: string): string {
  const digest = createHash('sha256').update(`${name} ${path}`).digest();
  return [...digest.subarray(0, FILE_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
}

/**
 * Names of classes for a build: five signs of their file, then their place in it. Both builds of a package make the same, or
 * hydration would not find its classes; and so does every build of the same file. Names of hashes alone do not compress, and
 * a page has some 400 of them, each in its styles and in its markup.
 */
export function classNames(name: string, root: string) {
  const files = new Map<string, string[]>();
  return ({ resourcePath }: { resourcePath: string }, _template: string, local: string): string => {
    const known = files.get(resourcePath) ?? [];
    files.set(resourcePath, known);
    if (!known.includes(local)) known.push(local);
    return fileName(name, relative(root, resourcePath)) + inSigns(known.indexOf(local));
  };
}
