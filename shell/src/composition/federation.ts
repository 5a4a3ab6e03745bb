import { createInstance } from '@module-federation/enhanced/runtime';
import type { ClientRemote } from '@site/contracts/composition';
import * as siteRuntime from '@site/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

declare const SHARED_VERSIONS: Record<string, string>;

export type Federation = ReturnType<typeof createInstance>;
export type FederationPlugin = NonNullable<Parameters<typeof createInstance>[0]['plugins']>[number];
type SharedModule = Parameters<Federation['initShareScopeMap']>[1][string][string];

const singletons: Record<string, object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  '@site/runtime': siteRuntime,
};

const shareScope = () =>
  Object.fromEntries(
    Object.entries(singletons).map(([name, module]) => [
      name,
      { [SHARED_VERSIONS[name] ?? '']: shared(SHARED_VERSIONS[name] ?? '', module) },
    ]),
  );

/** Complete for the runtime's types; a container reads only `get`, `loaded`, `from` and `eager`. */
const shared = (version: string, module: object): SharedModule => ({
  version,
  get: () => () => module,
  loaded: true,
  eager: true,
  from: 'shell',
  shareConfig: { requiredVersion: false },
  scope: ['default'],
  useIn: [],
  deps: [],
  strategy: 'loaded-first',
});

/**
 * Creates the page's only federation runtime. Remotes are registered by entry, so no manifest is fetched. They take
 * React and `@site/runtime` from this share scope.
 */
export function createFederation(remotes: ClientRemote[], plugin: FederationPlugin): Federation {
  const federation = createInstance({ name: 'shell', remotes: [], plugins: [plugin] });
  federation.initShareScopeMap('default', shareScope());
  federation.registerRemotes(
    remotes.map(({ name, entry, global }) => ({ name, entry, entryGlobalName: global, type: 'var' })),
  );
  return federation;
}
