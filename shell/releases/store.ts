import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '@site/object-store/object-store';
import { Name, Version, type Release } from '@site/contracts/release';
import { ReleaseError } from './release-error.ts';
import { parseDescription, readFiles, refuseUnlisted, writeRelease } from './release-files.ts';
import { readText } from './read-text.ts';
import type { Place } from './shelf/open-shelf.ts';
import type { Shelf, Shelved } from './shelf/shelf.ts';
import type { SiteFiles } from './shelf/site-files.ts';
import { checkSignature, signatureOf, signRelease, type Trust } from './signatures.ts';
import type { Lock, State } from './state/state.ts';

/** A finished build with all files checked. */
export interface Build {
  release: Release;
  contents: Map<string, Buffer>;
}

export interface Published {
  release: Release;
  isNew: boolean;
}

interface Parts extends Place {
  state: State;
  /** Absent where unsigned releases are accepted. */
  trust?: Trust;
}

/** The releases of a site, each immutable, with their state. Several machines may share them. */
export class Store {
  readonly dataDir: string;
  readonly state: State;
  readonly shelf: Shelf;
  readonly documents: ObjectStore;
  readonly siteFiles: SiteFiles;
  readonly trust?: Trust;

  constructor({ dataDir, state, shelf, documents, siteFiles, trust }: Parts) {
    this.dataDir = dataDir;
    this.state = state;
    this.shelf = shelf;
    this.documents = documents;
    this.siteFiles = siteFiles;
    this.trust = trust;
  }

  folder(name: string, version: string): string {
    return this.shelf.folder(named(name), versioned(name, version));
  }

  async read(name: string, version: string): Promise<Release> {
    const text = await this.shelf.description(named(name), versioned(name, version));
    if (text === undefined)
      throw new ReleaseError(`${name} ${version} is not published: publish it first, or see "remotes list"`);
    return parseDescription(text, `${name} ${version}: release.json`);
  }

  names(): Promise<string[]> {
    return this.shelf.names();
  }

  /** The versions of a package, newest first, without reading them. */
  versions(name: string): Promise<Shelved[]> {
    return this.shelf.versions(named(name));
  }

  /** Lists the stored releases of a package, newest first, and the damaged ones with the reason. */
  async inventory(name: string) {
    const damaged: { version: string; reason: string }[] = [];
    const releases = await Promise.all(
      (await this.versions(name)).map(({ version }) =>
        this.read(name, version).catch((error: Error) => {
          damaged.push({ version, reason: error.message });
        }),
      ),
    );
    const readable = releases.filter((release) => release !== undefined);
    return { releases: readable.sort((a, b) => b.built_at.localeCompare(a.built_at)), damaged };
  }

  /**
   * The production release of a package that was published last, of those published in the same moment the one that was
   * built last. Reads no older ones.
   */
  async newest(name: string): Promise<Release | undefined> {
    let newest: { release: Release; at: number } | undefined;
    for (const { version, at } of await this.versions(name)) {
      if (newest && at < newest.at) break;
      const release = await this.read(name, version).catch(() => undefined); // Damaged.
      if (release?.mode !== 'production' || (newest && newest.release.built_at > release.built_at)) continue;
      newest = { release, at };
    }
    return newest?.release;
  }

  /** Completes the release's folder of this machine. */
  provide({ name, version }: Pick<Release, 'name' | 'version'>): Promise<void> {
    return this.shelf.provide(name, version);
  }

  /** Completes the release's folder of this machine unless it was completed before, and counts as a use of it. */
  ensure({ name, version }: Pick<Release, 'name' | 'version'>): Promise<void> {
    return this.shelf.ensure(name, version);
  }

  /** Checks the release's folder. */
  async verify(release: Release) {
    const dir = this.folder(release.name, release.version);
    await readFiles(release, dir);
    await refuseUnlisted(release, dir);
  }

  /** Checks the signature in the release's folder, where signatures are required. */
  async authorise({ name, version }: Pick<Release, 'name' | 'version'>) {
    if (this.trust) await checkSignature(this.folder(name, version), { name, version }, this.trust);
  }

  /** Id of the key that has signed a release; undefined for an unsigned one. */
  async signedWith(name: string, version: string): Promise<string | undefined> {
    return signatureOf(await this.shelf.signature(named(name), versioned(name, version)))?.key;
  }

  /**
   * Adds a build under the lock of publishing, and signs it where signatures are required. An existing release stays
   * unchanged, unless it is damaged.
   */
  async add({ release, contents }: Build, lock: Lock): Promise<Published> {
    const { name, version } = release;
    const target = this.folder(name, version);
    const present = await this.readWhole(name, version).catch(() => undefined);
    if (present && filesOf(present) === filesOf(release)) {
      if (this.trust) {
        await signRelease(target, present, this.trust);
        await this.shelf.sign(name, version);
      }
      return { release: present, isNew: false };
    }
    if (present)
      throw new ReleaseError(
        `${name} ${version} is already published with other files, and a published version never changes: raise the version and build again`,
      );
    const incoming = join(target, '..', `.incoming-${randomUUID()}`);
    await mkdir(incoming, { recursive: true });
    try {
      await writeRelease(release, contents, incoming);
      if (this.trust) await signRelease(incoming, release, this.trust);
      await lock.assertHeld();
      await this.shelf.add(name, version, incoming);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
    return { release, isNew: true };
  }

  /** Removes a release that is not needed. */
  discard({ name, version }: Release): Promise<void> {
    return this.shelf.remove(name, version);
  }

  private async readWhole(name: string, version: string): Promise<Release> {
    const release = await this.read(name, version);
    await this.provide(release);
    await this.verify(release);
    return release;
  }
}

export async function readBuild(dist: string): Promise<Build> {
  const file = join(dist, 'release.json');
  const text = await readText(file);
  if (text === undefined) throw new ReleaseError(`${file} is missing: build the package first`);
  const release = parseDescription(text, file);
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
