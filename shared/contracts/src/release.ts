import { z } from 'zod';
import { PartName, PartVersion, ShownParts } from './parts.ts';
import { RouteDefinition } from './remote.ts';

export const Name = z.string().regex(/^[a-z][a-z0-9-]*$/);
export const Version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,80}$/);
/** SHA-256; builds of before November 2026 that a store may hold carry SHA-384. */
const Integrity = z.string().regex(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/);

export const ReleaseFile = z.object({
  /** Relative to the release's folder: `client/…` is public, `server/…` is not. */
  path: z.string().regex(/^(client|server)(\/(?!\.{1,2}(\/|$))[\w.@-]+)+$/),
  bytes: z.int().nonnegative(),
  integrity: Integrity,
});

/** What the browser needs for one page beyond the entry: paths below `client/`. */
export const PageAssets = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
export type PageAssets = z.infer<typeof PageAssets>;

/** A piece of the remote that pages of others may show, with what the browser needs for it. */
export const OfferedPart = PageAssets.extend({ version: PartVersion });
export type OfferedPart = z.infer<typeof OfferedPart>;

/**
 * The file that a compressed form was made of: `client/main.js.br` → `client/main.js`. Compressed forms are listed, and so
 * checked, as any other file.
 */
export const plainOf = (path: string): string | undefined => /^(client\/.+)\.(?:br|gz)$/.exec(path)?.[1];

/**
 * `release.json`: one immutable build of a remote or of the shell. Written by the build, checked at publish. Nothing is
 * loaded or served that `files` does not list.
 */
export const Release = z
  .object({
    name: Name,
    version: Version,
    kind: z.enum(['shell', 'remote']),
    /** A development build is for the team that made it: it never goes live in production. */
    mode: z.enum(['production', 'development']).default('production'),
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
    /** Parts that it offers; releases of before parts have none. */
    parts: z.record(PartName, OfferedPart).default({}),
    /** Parts that it shows, its own routes' and what the shell shows around pages. */
    shows: ShownParts.default({}),
    files: z.array(ReleaseFile).min(1),
  })
  .check((ctx) => {
    const { name, kind, client, server, pages, parts, files } = ctx.value;
    const refuse = (message: string) => ctx.issues.push({ code: 'custom', input: ctx.value, message });
    if ((kind === 'shell') !== (name === 'shell')) refuse('the shell, and nothing else, is of the kind shell');

    const listed = new Set(files.map(({ path }) => path));
    if (listed.size < files.length) refuse('files lists a path twice');
    const assets = [client.assets, ...Object.values(pages), ...Object.values(parts)].flatMap(({ js, css }) => [
      ...js,
      ...css,
    ]);
    const needed = [client.entry, ...assets].map((file) => `client/${file}`);
    for (const path of new Set([...needed, `server/${server.entry}`]))
      if (!listed.has(path)) refuse(`files does not list ${path}, which is to be loaded`);
    for (const path of listed) {
      const plain = plainOf(path);
      if (plain && !listed.has(plain)) refuse(`files lists ${path}, but not ${plain}, of which it is a form`);
    }
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
    z
      .array(MicroFrontend)
      .min(1)
      .check((ctx) => {
        const shares = ctx.value.map((entry) => entry.deployment ?? { traffic: 100, default: true });
        const sum = shares.reduce((total, share) => total + share.traffic, 0);
        if (sum !== 100)
          ctx.issues.push({ code: 'custom', input: ctx.value, message: `traffic sums to ${sum}, not 100` });
        if (shares.filter((share) => share.default).length !== 1)
          ctx.issues.push({ code: 'custom', input: ctx.value, message: 'exactly one deployment must be the default' });
      }),
  ),
});
export type Registry = z.infer<typeof Registry>;

/** `/builds/latest.json`: the composition that new page loads get. */
export const LatestBuild = z.object({ id: z.string(), releases: z.record(Name, Version) });
export type LatestBuild = z.infer<typeof LatestBuild>;
