import { Registry, type Release, type Watch } from '@site/contracts/release';
import { releaseUrl } from '@site/contracts/composition';
import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** The registry of a site before its first activation. */
export const noRegistry = (): Registry => ({ schema: SCHEMA, microFrontends: {} });

export const registryText = (registry: Registry) => `${JSON.stringify(Registry.parse(registry), null, 2)}\n`;

/** Throws a `ReleaseError` with the message for the reason if the text is damaged. */
export function parseRegistry(text: string, damaged: (reason: string) => string): Registry {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(damaged((error as Error).message));
  }
  const parsed = Registry.safeParse(json);
  if (!parsed.success) throw new ReleaseError(damaged(z.prettifyError(parsed.error)));
  return parsed.data;
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
