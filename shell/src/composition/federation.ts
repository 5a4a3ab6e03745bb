import { createInstance } from '@module-federation/enhanced/runtime';
import type { ClientRemote } from '@site/contracts/composition';
import * as siteRuntime from '@site/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

declare const SHARED_VERSIONS: Record<string, string>;

export type Federation = ReturnType<typeof createInstance>;
export type FederationPlugin = NonNullable<Parameters<typeof createInstance>[0]['plugins']>[number];

const singletons: Record<string, object> = { react: React, 'react/jsx-runtime': jsxRuntime, '@site/runtime': siteRuntime };

const shareScope = () =>
  Object.fromEntries(
    Object.entries(singletons).map(([name, module]) => [
      name,
      { [SHARED_VERSIONS[name] ?? '']: { get: () => () => module, loaded: 1, from: 'shell', eager: true } },
    ]),
  );

/**
 * The page's one federation runtime. Remotes are registered by their entry, so no manifest is fetched, and take React
 * and `@site/runtime` from this share scope.
 */
export function createFederation(remotes: ClientRemote[], plugin: FederationPlugin): Federation {
  const federation = createInstance({ name: 'shell', remotes: [], plugins: [plugin] });
  // The runtime's type describes its own shared options; a container reads only these fields of the share scope.
  federation.initShareScopeMap('default', shareScope() as never);
  federation.registerRemotes(remotes.map(({ name, entry, global }) => ({ name, entry, entryGlobalName: global, type: 'var' })));
  return federation;
}
