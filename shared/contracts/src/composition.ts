import type { OfferedParts } from './parts.ts';
import type { RouteDefinition } from './remote.ts';
import type { Release } from './release.ts';

/** One shell release and one release of each remote. Immutable; the id is the hash of their versions. */
export interface Composition {
  id: string;
  shell: Release;
  remotes: Release[];
}

export const releaseUrl = (name: string, version: string, file: string) => `/r/${name}/${version}/client/${file}`;

/** Name of a part's module in its remote's container, next to the pages; incidents refer to the part by it. */
export const partModule = (part: string) => `parts/${part}`;

/** The browser's view of a composition: routes, entries and their hashes. Served as `/builds/{id}.js`. */
export interface ClientComposition {
  id: string;
  remotes: ClientRemote[];
}
export interface ClientRemote {
  name: string;
  version: string;
  global: string;
  entry: string;
  integrity: string;
  routes: RouteDefinition[];
  parts: OfferedParts;
}

/** Builds the text of `/builds/{id}.js`. The renderer hashes it, the host serves it. */
export const compositionScript = (composition: Pick<Composition, 'id' | 'remotes'>) =>
  `self.COMPOSITION=${JSON.stringify(clientComposition(composition))}`;

export function clientComposition({ id, remotes }: Pick<Composition, 'id' | 'remotes'>): ClientComposition {
  return {
    id,
    remotes: remotes.map(({ name, version, client, files, routes, parts }) => ({
      name,
      version,
      global: client.global,
      entry: releaseUrl(name, version, client.entry),
      integrity: files.find(({ path }) => path === `client/${client.entry}`)?.integrity ?? '',
      routes,
      parts: Object.fromEntries(Object.entries(parts).map(([part, offered]) => [part, offered.version])),
    })),
  };
}
