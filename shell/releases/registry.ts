import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Registry, type Release } from '@site/contracts/release';
import { releaseUrl } from '@site/contracts/composition';
import { lock } from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
/** How long a change waits for another to end: up to 400 ms, as often as this. A change tries pages for seconds. */
const RETRIES = 100;

export const registryFile = (dataDir: string) => join(dataDir, 'registry.json');
/** The registry before its last change: the way out when the registry is damaged. */
const formerFile = (dataDir: string) => join(dataDir, 'registry.before.json');

export async function readRegistry(dataDir: string): Promise<Registry> {
  const file = registryFile(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return JSON.stringify({ schema: SCHEMA, microFrontends: {} });
    throw new ReleaseError(`${file} cannot be read: ${error.message}`);
  });
  return parseRegistry(dataDir, text);
}

function parseRegistry(dataDir: string, text: string): Registry {
  const damaged = (reason: string) =>
    new ReleaseError(
      `${registryFile(dataDir)} is damaged (${reason}). Running hosts go on with what they serve. Put ${formerFile(dataDir)}, the registry before its last change, in its place, and activate what came after it`,
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

/** Atomic: whoever reads it meanwhile sees the old document or the new one. */
export async function writeRegistry(dataDir: string, registry: Registry, before: Registry) {
  await writeFileAtomic(formerFile(dataDir), document(before));
  await writeFileAtomic(registryFile(dataDir), document(registry));
}

const document = (registry: Registry) => `${JSON.stringify(Registry.parse(registry), null, 2)}\n`;

/**
 * One change of the registry at a time, whoever makes it and on whichever machine. `held` throws if another took the
 * lock over, as after a machine's sleep: asked before anything is written.
 */
export async function withRegistryLock<T>(dataDir: string, change: (held: () => void) => Promise<T>): Promise<T> {
  const file = registryFile(dataDir);
  await mkdir(dirname(file), { recursive: true });
  let lost: Error | undefined;
  const release = await lock(file, {
    realpath: false,
    retries: { retries: RETRIES, minTimeout: 50, maxTimeout: 400 },
    onCompromised: (error) => (lost = error),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new ReleaseError(`Another change of ${file} is under way: wait for it to end, and repeat`);
  });
  try {
    return await change(() => {
      if (lost) throw new ReleaseError(`The lock on ${file} was lost (${lost.message}): nothing has changed, repeat`);
    });
  } finally {
    if (!lost) await release();
  }
}

/** What is live of a micro-frontend: all visitors get it, or this share of them gets the newer version. */
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
  if (!stable) throw new ReleaseError(`${release.name} has nothing live yet: its first activation is for all visitors`);
  return [{ ...stable, deployment: { traffic: 100 - traffic, default: true } }, entry({ traffic, default: false })];
}

type Deployments = Registry['microFrontends'][string];

/** What all visitors get, or those who are not part of a trial. */
export const stableOf = (entries: Deployments | undefined) =>
  entries?.find(({ deployment }) => deployment?.default ?? true);

/** What a share of visitors tries. */
export const trialOf = (entries: Deployments | undefined) =>
  entries?.find(({ deployment }) => deployment && !deployment.default);
