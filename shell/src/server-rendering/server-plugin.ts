import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Composition } from '@site/contracts/composition';
import type { FederationPlugin } from '../composition/federation.ts';

type Container = NonNullable<Awaited<ReturnType<NonNullable<FederationPlugin['loadEntry']>>>>;

/**
 * Loads entries from the release's files. The runtime's default loader does not support file paths, and over HTTP it
 * would evaluate the body of an error response.
 */
export function serverPlugin({ remotes }: Composition, folders: Record<string, string>): FederationPlugin {
  const requireFile = createRequire(join(folders.shell!, 'server/'));
  const entries = new Map(remotes.map(({ name, server }) => [name, server.entry]));
  return {
    name: 'release-files',
    async loadEntry({ remoteInfo: { name } }) {
      const folder = folders[name];
      const entry = entries.get(name);
      if (!folder || !entry) throw new Error(`The composition has no release of ${name}`);
      return requireFile(join(folder, 'server', entry)) as Container;
    },
  };
}
