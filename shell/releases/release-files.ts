import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { plainOf, Release } from '@site/contracts/release';
import { z } from 'zod';
import { refuseIf, ReleaseError, type Problem } from './release-error.ts';
import { SIGNATURE_FILE } from './signatures.ts';

const decompress = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** Reads the text of `release.json`. `place`: where it is, for the message of a `ReleaseError`. */
export function parseDescription(text: string, place: string): Release {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(`${place} is not JSON (${(error as Error).message}): build and publish the release again`);
  }
  const parsed = Release.safeParse(json);
  if (!parsed.success)
    throw new ReleaseError(`${place} does not describe a release: build it again\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * Reads all listed files and checks their hashes. Rejects missing files and symbolic links. Returns the contents by
 * path.
 */
export async function readFiles(release: Release, dir: string): Promise<Map<string, Buffer>> {
  const problems: Problem[] = [];
  const contents = new Map<string, Buffer>();
  const root = await realpath(dir);
  await Promise.all(
    release.files.map(async ({ path, integrity }) => {
      const file = join(root, path);
      const problem = (text: string) =>
        problems.push({ release: release.name, message: `${release.name} ${release.version}: ${path} ${text}` });
      const target = await realpath(file).catch(() => undefined);
      if (target === undefined) return problem('is missing: build and publish the release again');
      if (target !== file) return problem('is a symbolic link, or inside one: put a regular file in its place');
      const content = await readFile(file).catch(() => undefined);
      if (!content) return problem('is not a readable file: build and publish the release again');
      if (hashOf(content, integrity) !== integrity)
        return problem('differs from what was built: build and publish the release again');
      contents.set(path, content);
    }),
  );
  refuseIf(problems);
  await checkCompressed(release, contents);
  return contents;
}

function hashOf(content: Buffer, integrity: string): string {
  const algorithm = integrity.split('-', 1)[0]!;
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Checks that each compressed form unpacks to its file, because browsers get it instead of the file. */
async function checkCompressed(release: Release, contents: Map<string, Buffer>) {
  const problems = await Promise.all(
    [...contents].map(async ([path, content]): Promise<Problem[]> => {
      const plain = contents.get(plainOf(path) ?? '');
      if (!plain) return [];
      const unpacked = await decompress[path.endsWith('.br') ? 'br' : 'gz'](content, {
        maxOutputLength: Math.max(plain.length, 1),
      }).catch(() => undefined);
      if (unpacked?.equals(plain)) return [];
      const message = `${release.name} ${release.version}: ${path} is not the compressed form of its file: build it again`;
      return [{ release: release.name, message }];
    }),
  );
  refuseIf(problems.flat());
}

/** Throws if the folder has files or links that are not listed; the host would serve them. */
export async function refuseUnlisted(release: Release, dir: string) {
  const listed = new Set(['release.json', SIGNATURE_FILE, ...release.files.map(({ path }) => path)]);
  const present = await readdir(dir, { recursive: true, withFileTypes: true });
  refuseIf(
    present
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
      .filter((path) => !listed.has(path))
      .map((path) => ({
        release: release.name,
        message: `${release.name} ${release.version}: ${path} is not listed in release.json: publish the release again`,
      })),
  );
}

export async function writeRelease(release: Release, contents: Map<string, Buffer>, dir: string) {
  for (const [path, content] of contents) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content, { flag: 'wx' });
  }
  await writeFile(join(dir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`, { flag: 'wx' });
}
