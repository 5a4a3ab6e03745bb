import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Name, Version, type Release } from '@site/contracts/release';
import { ReleaseError } from './release-error.ts';
import { checkSignature, signRelease, type Trust } from './signatures.ts';
import type { State } from './state/state.ts';
import { readDescription, readFiles, refuseUnlisted, writeRelease } from './release-files.ts';

/** The releases' folder: `releases/<name>/<version>/`, each immutable. Several machines may share it. */
export type Store = ReturnType<typeof createStore>;

/** A finished build with all files checked. */
export interface Build {
  release: Release;
  contents: Map<string, Buffer>;
}

export interface Published {
  release: Release;
  isNew: boolean;
}

/** `trust` is absent where unsigned releases are accepted. */
export function createStore(dataDir: string, state: State, trust?: Trust) {
  const folder = (name: string, version: string) => join(dataDir, 'releases', named(name), versioned(name, version));

  const read = async (name: string, version: string): Promise<Release> =>
    readDescription(
      folder(name, version),
      `${name} ${version} is not published: publish it first, or see "remotes list"`,
    );

  /** Lists the stored releases of a package, newest first, and the damaged ones with the reason. */
  async function inventory(name: string) {
    const dir = join(dataDir, 'releases', named(name));
    const found = existsSync(dir) ? await readdir(dir) : [];
    const damaged: { version: string; reason: string }[] = [];
    const releases = await Promise.all(
      found
        .filter((version) => !version.startsWith('.'))
        .map((version) =>
          read(name, version).catch((error: Error) => {
            damaged.push({ version, reason: error.message });
          }),
        ),
    );
    const readable = releases.filter((release) => release !== undefined);
    return { releases: readable.sort((a, b) => b.built_at.localeCompare(a.built_at)), damaged };
  }

  async function verify(release: Release) {
    const dir = folder(release.name, release.version);
    await readFiles(release, dir);
    await refuseUnlisted(release, dir);
  }

  /** Checks the signature, where signatures are required. */
  const authorise = async (release: Pick<Release, 'name' | 'version'>) =>
    trust && checkSignature(folder(release.name, release.version), release, trust);

  /** Adds a build to the store, and signs it where signatures are required. An existing release stays unchanged, unless it is damaged. */
  async function add({ release, contents }: Build): Promise<Published> {
    const { name, version } = release;
    const target = folder(name, version);
    if (existsSync(target)) {
      const present = await read(name, version).then(
        async (stored) => (await verify(stored), stored),
        () => undefined,
      );
      if (present && filesOf(present) === filesOf(release)) {
        if (trust) await signRelease(target, present, trust);
        return { release: present, isNew: false };
      }
      if (present)
        throw new ReleaseError(
          `${name} ${version} is already published with other files, and a published version never changes: raise the version and build again`,
        );
    }
    const parent = join(dataDir, 'releases', name);
    const incoming = join(parent, `.incoming-${randomUUID()}`);
    await mkdir(incoming, { recursive: true });
    try {
      await writeRelease(release, contents, incoming);
      if (trust) await signRelease(incoming, release, trust);
      if (existsSync(target)) await rename(target, `${incoming}-damaged`);
      await rename(incoming, target); // Atomic: the release is complete or absent.
    } finally {
      await Promise.all([incoming, `${incoming}-damaged`].map((dir) => rm(dir, { recursive: true, force: true })));
    }
    return { release, isNew: true };
  }

  return {
    dataDir,
    state,
    trust,
    /** Folder of the site's data files, which open pages may still request. */
    siteFiles: join(dataDir, 'site-data'),
    folder,
    read,
    inventory,
    verify,
    authorise,
    add,
    /** Removes a release that was just added and has never been live. */
    discard: ({ name, version }: Release) => rm(folder(name, version), { recursive: true, force: true }),
    /** The versions of a package, newest first, without reading them. */
    versions: async (name: string): Promise<string[]> => {
      const dir = join(dataDir, 'releases', named(name));
      const found = existsSync(dir) ? (await readdir(dir)).filter((version) => Version.safeParse(version).success) : [];
      const published = await Promise.all(found.map(async (version) => (await stat(join(dir, version))).mtimeMs));
      return found
        .map((version, index) => ({ version, at: published[index]! }))
        .sort((one, other) => other.at - one.at)
        .map(({ version }) => version);
    },
    names: async () => {
      const dir = join(dataDir, 'releases');
      return existsSync(dir) ? (await readdir(dir)).filter((name) => Name.safeParse(name).success).sort() : [];
    },
  };
}

export async function readBuild(dist: string): Promise<Build> {
  const release = await readDescription(dist, `${join(dist, 'release.json')} is missing: build the package first`);
  return { release, contents: await readFiles(release, dist) };
}

/** Identifies a release by its uncompressed files, because compressed bytes vary with the machine that built them. */
const filesOf = ({ files }: Release) =>
  JSON.stringify(files.filter(({ path }) => !/\.(br|gz)$/.test(path)).map(({ path, integrity }) => [path, integrity]));

function named(name: string): string {
  if (Name.safeParse(name).success) return name;
  throw new ReleaseError(`invalid package name "${name}" (expected e.g. mf-academy)`);
}

function versioned(name: string, version: string): string {
  if (Version.safeParse(version).success) return version;
  throw new ReleaseError(`invalid version "${version}" of ${name} (expected e.g. 1.2.3): see "remotes list"`);
}
