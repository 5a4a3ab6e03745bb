import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Registry, type Release, type Watch } from '@site/contracts/release';
import { releaseUrl } from '@site/contracts/composition';
import { lock } from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
/** Lock retries, at most 400 ms apart; an activation holds the lock for seconds. */
const RETRIES = 100;

export const registryFile = (dataDir: string) => join(dataDir, 'registry.json');
/** The registry before its last change, to restore a damaged registry. */
const previousFile = (dataDir: string) => join(dataDir, 'registry.before.json');

export const readRegistry = (dataDir: string): Promise<Registry> => readRegistryFile(dataDir, registryFile(dataDir));
export const readPreviousRegistry = (dataDir: string): Promise<Registry> =>
  readRegistryFile(dataDir, previousFile(dataDir));

async function readRegistryFile(dataDir: string, file: string): Promise<Registry> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return JSON.stringify({ schema: SCHEMA, microFrontends: {} });
    throw new ReleaseError(`${file} cannot be read (${error.message}): check that it is a readable file`);
  });
  return parseRegistry(dataDir, text);
}

function parseRegistry(dataDir: string, text: string): Registry {
  const damaged = (reason: string) =>
    new ReleaseError(
      `${registryFile(dataDir)} is damaged (${reason}). Running hosts keep serving their compositions. Replace it with ${previousFile(dataDir)}, the registry before its last change, and repeat that change`,
    );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw damaged((error as Error).message);
  }
  const parsed = Registry.safeParse(json);
  if (!parsed.success) throw damaged(z.prettifyError(parsed.error));
  return parsed.data;
}

/** Atomic: a concurrent reader gets the old document or the new one. */
export async function writeRegistry(dataDir: string, registry: Registry, before: Registry) {
  await writeFileAtomic(previousFile(dataDir), document(before));
  await writeFileAtomic(registryFile(dataDir), document(registry));
}

const document = (registry: Registry) => `${JSON.stringify(Registry.parse(registry), null, 2)}\n`;

/**
 * Runs one change of the registry at a time, across processes and machines. `assertHeld` throws if another process took
 * the lock over, as after a machine's sleep; call it before writing.
 */
export async function withRegistryLock<T>(dataDir: string, change: (assertHeld: () => void) => Promise<T>): Promise<T> {
  const file = registryFile(dataDir);
  await mkdir(dirname(file), { recursive: true });
  let lost: Error | undefined;
  const release = await lock(file, {
    realpath: false,
    retries: { retries: RETRIES, minTimeout: 50, maxTimeout: 400 },
    onCompromised: (error) => (lost = error),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new ReleaseError(`${file} is locked by another change: wait until it ends, then run the command again`);
  });
  try {
    return await change(() => {
      if (lost)
        throw new ReleaseError(
          `The lock on ${file} was lost (${lost.message}): nothing has changed, run the command again`,
        );
    });
  } finally {
    if (!lost) await release();
  }
}

/**
 * Registry entries of a micro-frontend: one for all visitors, or the stable version and a trial for `traffic` percent.
 */
export function deploymentsOf(
  release: Release,
  traffic: number,
  current: Registry['microFrontends'][string] | undefined,
) {
  const entry = (deployment?: { traffic: number; default: boolean }) => ({
    url: releaseUrl(release.name, release.version, release.client.entry),
    metadata: {
      version: release.version,
      integrity: release.files.find(({ path }) => path === `client/${release.client.entry}`)!.integrity,
    },
    extras: { release: `releases/${release.name}/${release.version}/release.json` },
    ...(deployment ? { deployment } : {}),
  });
  if (traffic === 100) return [entry()];
  const stable = stableOf(current);
  if (!stable)
    throw new ReleaseError(
      `${release.name}: expected a live version beside the trial, found none: activate it without --traffic first`,
    );
  const { watch: _ended, ...extras } = stable.extras;
  return [
    { ...stable, extras, deployment: { traffic: 100 - traffic, default: true } },
    entry({ traffic, default: false }),
  ];
}

type Deployments = Registry['microFrontends'][string];

/** The version of all visitors, or of those outside the trial. */
export const stableOf = (entries: Deployments | undefined) =>
  entries?.find(({ deployment }) => deployment?.default ?? true);

export const trialOf = (entries: Deployments | undefined) =>
  entries?.find(({ deployment }) => deployment && !deployment.default);

/** A live version under watch, with its share of visitors in percent. */
export interface Watched {
  name: string;
  version: string;
  traffic: number;
  watch: Watch;
}

/** The watched versions of a registry, all or those of one activation. A remote has at most one. */
export const watchedIn = ({ microFrontends }: Registry, change?: string): Watched[] =>
  Object.entries(microFrontends).flatMap(([name, entries]) =>
    entries.flatMap(({ metadata: { version }, deployment, extras: { watch } }) =>
      watch && (!change || watch.change === change)
        ? [{ name, version, traffic: deployment?.traffic ?? 100, watch }]
        : [],
    ),
  );

/** Puts the newest version of a remote under watch. */
export const withWatch = (entries: Deployments, watch: Watch): Deployments =>
  entries.map((entry, index) =>
    index === entries.length - 1 ? { ...entry, extras: { ...entry.extras, watch } } : entry,
  );

/** Whether the same versions are live for the same shares of visitors. */
export const isSameLive = (one: Deployments | undefined, other: Deployments | undefined) =>
  JSON.stringify(one?.map(sharesOf)) === JSON.stringify(other?.map(sharesOf));

const sharesOf = ({ metadata, deployment }: Deployments[number]) => ({ ...metadata, traffic: deployment?.traffic });
