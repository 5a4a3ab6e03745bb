import { z } from 'zod';
import { RouteDefinition } from './remote.ts';

const Name = z.string().regex(/^[a-z][a-z0-9-]*$/);
export const Version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,80}$/);
const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

export const ReleaseFile = z.object({
  /** Relative to the release's folder: `client/…` is public, `server/…` is not. */
  path: z.string().regex(/^(client|server)\/(?!.*\.\.)[\w.@/-]+$/),
  bytes: z.int().nonnegative(),
  integrity: Integrity,
});

/** What the browser needs for one page beyond the entry: paths below `client/`. */
export const PageAssets = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
export type PageAssets = z.infer<typeof PageAssets>;

/** `release.json`: one immutable build of a remote or of the shell. Written by the build, checked at publish. */
export const Release = z.object({
  name: Name,
  version: Version,
  kind: z.enum(['shell', 'remote']),
  contract: z.int(),
  built_at: z.iso.datetime(),
  commit: z.string(),
  /** Shared singletons that the remote takes from the shell, with the range that it needs. */
  requires: z.record(z.string(), z.string()),
  /** Shared singletons that the shell gives, with their versions. Empty for a remote. */
  provides: z.record(z.string(), z.string()),
  client: z.object({ entry: z.string(), global: z.string(), assets: PageAssets }),
  server: z.object({ entry: z.string() }),
  routes: z.array(RouteDefinition),
  pages: z.record(z.string(), PageAssets),
  files: z.array(ReleaseFile).min(1),
});
export type Release = z.infer<typeof Release>;

const Deployment = z.object({ traffic: z.number().min(0).max(100), default: z.boolean() });

const MicroFrontend = z.object({
  url: z.string(),
  fallbackUrl: z.string().optional(),
  metadata: z.object({ version: Version, integrity: Integrity }),
  deployment: Deployment.optional(),
  extras: z.object({ release: z.string().describe('path of release.json below the store') }),
});

/**
 * The registry: which releases are live, in the shape of the public frontend-discovery schema. That schema leaves two
 * holes which are closed here: every entry of a list is checked, not only the first; and the traffic of a
 * micro-frontend sums to 100 with exactly one default.
 */
export const Registry = z.object({
  schema: z.string(),
  microFrontends: z.record(
    Name,
    z.array(MicroFrontend).min(1).check((ctx) => {
      const shares = ctx.value.map((entry) => entry.deployment ?? { traffic: 100, default: true });
      const sum = shares.reduce((total, share) => total + share.traffic, 0);
      if (sum !== 100) ctx.issues.push({ code: 'custom', input: ctx.value, message: `traffic sums to ${sum}, not 100` });
      if (shares.filter((share) => share.default).length !== 1)
        ctx.issues.push({ code: 'custom', input: ctx.value, message: 'exactly one deployment must be the default' });
    }),
  ),
});
export type Registry = z.infer<typeof Registry>;

/** `/builds/latest.json`: the composition that new page loads get. */
export const LatestBuild = z.object({ id: z.string(), releases: z.record(Name, Version) });
export type LatestBuild = z.infer<typeof LatestBuild>;
