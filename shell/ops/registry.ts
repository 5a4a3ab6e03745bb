import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Registry, type Release } from '@site/contracts/release';
import { releaseUrl } from '@site/contracts/composition';
import { lock } from 'proper-lockfile';
import { z } from 'zod';

const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export interface HistoryEntry {
  at: string;
  who: string;
  action: 'activate' | 'rollback';
  name: string;
  version: string;
  previous: string | null;
  /** Share of visitors, in percent. */
  traffic: number;
}

export const registryFile = (dataDir: string) => join(dataDir, 'registry.json');
const historyFile = (dataDir: string) => join(dataDir, 'history.jsonl');

export async function readRegistry(dataDir: string): Promise<Registry> {
  const file = registryFile(dataDir);
  const text = await readFile(file, 'utf8').catch(() => JSON.stringify({ schema: SCHEMA, microFrontends: {} }));
  const parsed = Registry.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is not a registry:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Atomic: whoever reads it meanwhile sees the old document or the new one. */
export async function writeRegistry(dataDir: string, registry: Registry) {
  const file = registryFile(dataDir);
  const text = `${JSON.stringify(Registry.parse(registry), null, 2)}\n`;
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** One change of the registry at a time, whoever makes it and on whichever machine. */
export async function withRegistryLock<T>(dataDir: string, change: () => Promise<T>): Promise<T> {
  const file = registryFile(dataDir);
  await mkdir(dirname(file), { recursive: true });
  const release = await lock(file, { realpath: false, retries: { retries: 50, minTimeout: 50, maxTimeout: 400 } });
  try {
    return await change();
  } finally {
    await release();
  }
}

/** What is live of a micro-frontend: all visitors get it, or this share of them gets the newer version. */
export function deploymentsOf(release: Release, traffic: number, current: Registry['microFrontends'][string] | undefined) {
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
  const stable = current?.find(({ deployment }) => deployment?.default ?? true);
  if (!stable) throw new Error(`${release.name} has nothing live yet: the first activation is for all visitors`);
  return [
    { ...stable, deployment: { traffic: 100 - traffic, default: true } },
    entry({ traffic, default: false }),
  ];
}

export async function appendHistory(dataDir: string, entry: HistoryEntry) {
  await appendFile(historyFile(dataDir), `${JSON.stringify(entry)}\n`);
}

export async function readHistory(dataDir: string): Promise<HistoryEntry[]> {
  const text = await readFile(historyFile(dataDir), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as HistoryEntry);
}
