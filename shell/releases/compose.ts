import { createHash } from 'node:crypto';
import type { Composition } from '@site/contracts/composition';
import type { Registry } from '@site/contracts/release';
import { readComposition } from './compositions.ts';
import { fitProblems } from './fit.ts';
import { stableOf, trialOf } from './registry.ts';
import { refuseIf, ReleaseError } from './release-error.ts';
import type { Store } from './store.ts';

/** A composition for the visitors with a bucket (0–99) below `until` and not below that of the previous variant. */
export interface Variant {
  until: number;
  versions: Record<string, string>;
}

/**
 * The compositions that a registry describes, by ascending `until`. A visitor has one bucket for the whole site, so
 * that two remotes on trial make at most three compositions, not four.
 */
export function variantsOf({ microFrontends }: Registry): Variant[] {
  const bounds = new Set([100]);
  for (const entries of Object.values(microFrontends)) {
    const trial = trialOf(entries);
    if (trial?.deployment) bounds.add(trial.deployment.traffic);
  }
  return [...bounds]
    .sort((a, b) => a - b)
    .filter((until) => until > 0)
    .map((until) => ({
      until,
      versions: Object.fromEntries(
        Object.entries(microFrontends).map(([name, entries]) => {
          const trial = trialOf(entries);
          const stable = stableOf(entries) ?? entries[0]!;
          return [name, (trial?.deployment && until <= trial.deployment.traffic ? trial : stable).metadata.version];
        }),
      ),
    }));
}

export function compositionId(versions: Record<string, string>): string {
  const sorted = Object.entries(versions).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}

/**
 * The composition that a host loads, with the files of its releases on this machine: the stored document, or where
 * signatures are required, a new one after a check of all signatures and files. Throws a `ReleaseError` if one of them is
 * wrong.
 */
export async function loadComposition(store: Store, versions: Record<string, string>): Promise<Composition> {
  const stored = store.trust ? undefined : await readComposition(store.documents, compositionId(versions));
  const composition = stored ?? (await compose(store, versions));
  await Promise.all(
    [composition.shell, ...composition.remotes].map(async (release) => {
      await store.provide(release);
      if (!store.trust) return;
      await store.authorise(release);
      await store.verify(release);
    }),
  );
  return composition;
}

/** Reads the releases and checks that they fit together. Throws a `ReleaseError` if they do not. */
export async function compose(store: Store, versions: Record<string, string>): Promise<Composition> {
  const releases = await Promise.all(Object.entries(versions).map(([name, version]) => store.read(name, version)));
  const shell = releases.find(({ kind }) => kind === 'shell');
  if (!shell) throw new ReleaseError('No shell is live: activate a release of the shell first');
  const remotes = releases.filter(({ kind }) => kind === 'remote').sort((a, b) => a.name.localeCompare(b.name));
  refuseIf(fitProblems(shell, remotes));
  return { id: compositionId(versions), shell, remotes };
}
