import { partModule, type ClientComposition } from '@site/contracts/composition';
import type { PageName } from '@site/contracts/renderer';
import type { PartLoaderArgs } from '@site/runtime';
import type { ComponentType } from 'react';
import type { PageRef } from '../composition/load-page.ts';

/** Exports of a remote's `src/parts/<name>/part.ts`. */
export interface PartModule {
  Component: ComponentType<{ data: unknown }>;
  loader?: (args: PartLoaderArgs) => unknown;
}

/** The parts that a composition offers, with their owners. Each part's code is loaded once. */
export function createPartModules({ remotes }: ClientComposition, loadModule: (ref: PageRef) => Promise<unknown>) {
  const owners = new Map(
    remotes.flatMap(({ name: remote, version, parts }) =>
      Object.keys(parts).map((part): [string, PageName] => [part, { remote, version, page: partModule(part) }]),
    ),
  );
  const loaded = new Map<string, PartModule>();
  return {
    /** Returns the name of the part for incidents and the breaker. */
    nameOf: (part: string): PageName => owners.get(part) ?? { remote: 'unknown', version: '', page: partModule(part) },
    loaded: (part: string) => loaded.get(part),
    async load(part: string): Promise<PartModule> {
      const known = loaded.get(part);
      if (known) return known;
      const owner = owners.get(part);
      if (!owner) throw new Error(`No remote of this composition offers the part "${part}"`);
      const module = (await loadModule(owner)) as PartModule;
      loaded.set(part, module);
      return module;
    },
  };
}
export type PartModules = ReturnType<typeof createPartModules>;
