import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Release } from '@site/contracts/release';
import { z } from 'zod';

/** A release that cannot be taken: the message says what is wrong and how to mend it. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** The releases' folder: `releases/<name>/<version>/`, each immutable. It may be shared by several machines. */
export type Store = ReturnType<typeof createStore>;

export function createStore(dataDir: string) {
  const folder = (name: string, version: string) => join(dataDir, 'releases', name, version);

  async function read(name: string, version: string): Promise<Release> {
    const file = join(folder(name, version), 'release.json');
    const text = await readFile(file, 'utf8').catch(() => {
      throw new ReleaseError(`${name} ${version} is not published: publish it first, or see "remotes list"`);
    });
    return parseRelease(text, file);
  }

  async function versions(name: string): Promise<Release[]> {
    const dir = join(dataDir, 'releases', name);
    const found = existsSync(dir) ? await readdir(dir) : [];
    const releases = await Promise.all(found.filter((version) => !version.startsWith('.')).map((version) => read(name, version)));
    return releases.sort((a, b) => b.built_at.localeCompare(a.built_at));
  }

  /**
   * Copies a finished build into the store, if `check` (does it fit what is live?) does not throw. Publishing what is
   * there already changes nothing.
   */
  async function publish(dist: string, check: (release: Release) => Promise<void>): Promise<{ release: Release; isNew: boolean }> {
    const file = join(dist, 'release.json');
    const text = await readFile(file, 'utf8').catch(() => {
      throw new ReleaseError(`${file} is missing: build the package first`);
    });
    const release = parseRelease(text, file);
    await verifyFiles(release, dist);
    await check(release);
    const target = folder(release.name, release.version);
    if (existsSync(target)) return { release, isNew: false };

    await mkdir(join(dataDir, 'releases', release.name), { recursive: true });
    const incoming = join(dataDir, 'releases', release.name, `.incoming-${process.pid}`);
    await rm(incoming, { recursive: true, force: true });
    await cp(dist, incoming, { recursive: true });
    await rename(incoming, target); // Complete or absent, never half there.
    return { release, isNew: true };
  }

  return { dataDir, folder, read, versions, publish, verify: (release: Release) => verifyFiles(release, folder(release.name, release.version)) };
}

function parseRelease(text: string, file: string): Release {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(`${file} is not JSON (${(error as Error).message}): build and publish the release again`);
  }
  const parsed = Release.safeParse(json);
  if (!parsed.success) throw new ReleaseError(`${file} does not describe a release:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Every file is there and is what the build made. */
async function verifyFiles(release: Release, dir: string) {
  await Promise.all(
    release.files.map(async ({ path, integrity }) => {
      const content = await readFile(join(dir, path)).catch(() => {
        throw new ReleaseError(`${release.name} ${release.version}: ${path} is missing`);
      });
      const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (actual !== integrity) throw new ReleaseError(`${release.name} ${release.version}: ${path} differs from what was built`);
    }),
  );
}
