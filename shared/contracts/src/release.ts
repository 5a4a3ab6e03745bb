import { z } from 'zod';
import { PartName, PartVersion, ShownParts } from './parts.ts';
import { RouteDefinition, SmokeTerms } from './remote.ts';

export const Name = z.string().regex(/^[a-z][a-z0-9-]*$/);
export const Version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,80}$/);
/** SHA-256; a store may still hold builds from before November 2026 with SHA-384. */
const Integrity = z.string().regex(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/);

export const ReleaseFile = z.object({
  /** Relative to the release's folder: `client/…` is public, `server/…` is not. */
  path: z.string().regex(/^(client|server)(\/(?!\.{1,2}(\/|$))[\w.@-]+)+$/),
  bytes: z.int().nonnegative(),
  integrity: Integrity,
});

/** Files that the browser needs for one page besides the entry: paths below `client/`. */
export const PageAssets = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
export type PageAssets = z.infer<typeof PageAssets>;

/** A part of the remote that other remotes' pages may show, with its files. */
export const OfferedPart = PageAssets.extend({ version: PartVersion });
export type OfferedPart = z.infer<typeof OfferedPart>;

/**
 * Returns the path of the uncompressed file: `client/main.js.br` → `client/main.js`. Compressed files are listed in `files`
 * and verified like all others.
 */
export const plainOf = (path: string): string | undefined => /^(client\/.+)\.(?:br|gz)$/.exec(path)?.[1];

/**
 * `release.json`: one immutable build of a remote or of the shell. The build writes it, publishing verifies it. Only files
 * listed in `files` are loaded or served.
 */
export const Release = z
  .object({
    name: Name,
    version: Version,
    kind: z.enum(['shell', 'remote']),
    /** Development builds are for the team that made them and never go live in production. */
    mode: z.enum(['production', 'development']).default('production'),
    contract: z.int(),
    built_at: z.iso.datetime(),
    commit: z.string(),
    /** Shared singletons that the remote takes from the shell, with the required version range. */
    requires: z.record(z.string(), z.string()),
    /** Shared singletons that the shell provides, with their versions. Empty for a remote. */
    provides: z.record(z.string(), z.string()),
    client: z.object({ entry: z.string(), global: z.string().regex(/^\w+$/), assets: PageAssets }),
    server: z.object({ entry: z.string() }),
    routes: z.array(RouteDefinition),
    /**
     * Smoke terms by the path of a route; not in `routes`, which browsers get. Absent in releases built before December
     * 2026: their unseen routes are no reason to reject.
     */
    smoke: z.record(z.string(), SmokeTerms).optional(),
    pages: z.record(z.string(), PageAssets),
    /** Offered parts; empty in releases built before parts existed. */
    parts: z.record(PartName, OfferedPart).default({}),
    /** Parts shown by its routes and, for the shell, around pages. */
    shows: ShownParts.default({}),
    files: z.array(ReleaseFile).min(1),
  })
  .check((ctx) => {
    const { name, kind, client, server, pages, parts, files } = ctx.value;
    const reject = (message: string) => ctx.issues.push({ code: 'custom', input: ctx.value, message });
    if ((kind === 'shell') !== (name === 'shell')) reject('the kind shell and the name shell require each other');

    const listed = new Set(files.map(({ path }) => path));
    if (listed.size < files.length) reject('files lists a path twice');
    const assets = [client.assets, ...Object.values(pages), ...Object.values(parts)].flatMap(({ js, css }) => [
      ...js,
      ...css,
    ]);
    const needed = [client.entry, ...assets].map((file) => `client/${file}`);
    for (const path of new Set([...needed, `server/${server.entry}`]))
      if (!listed.has(path)) reject(`files must list ${path}, which the release loads`);
    for (const path of listed) {
      const plain = plainOf(path);
      if (plain && !listed.has(plain)) reject(`files lists ${path}, but not the uncompressed ${plain}`);
    }
  });
export type Release = z.infer<typeof Release>;

/** Separates the smoke terms from the declared routes. */
export const routesOfRelease = (declared: RouteDefinition[]): Pick<Release, 'routes' | 'smoke'> => ({
  routes: declared.map(({ examples: _examples, unseen: _unseen, ...route }) => route),
  smoke: Object.fromEntries(
    declared.flatMap(({ path, examples, unseen }) => (examples || unseen ? [[path, { examples, unseen }]] : [])),
  ),
});

const Deployment = z.object({ traffic: z.number().min(0).max(100), default: z.boolean() });

/** The comparison of a live version with the one that it replaces, which ends with a rollback if it is worse. */
export const Watch = z.object({
  /** The same for all remotes of one activation, which are taken back together. */
  change: z.string(),
  /** Null: the remote was not live before. */
  against: Version.nullable(),
  since: z.iso.datetime(),
  /** Start of the current step. */
  step: z.iso.datetime(),
  /** End of the step, or of the watch after the last step. Absent: a trial without an end. */
  until: z.iso.datetime().optional(),
  /** Shares of visitors of the following steps, in percent. */
  next: z.array(z.int().min(1).max(100)),
  /** Duration of a step, and of the watch of all visitors, in ms. */
  every: z.int().positive(),
  lasts: z.int().positive(),
  /** Visitors that the version needs in a step before the next one. */
  visitors: z.int().nonnegative(),
  paused: z.boolean().default(false),
});
export type Watch = z.infer<typeof Watch>;

const MicroFrontend = z.object({
  url: z.string(),
  fallbackUrl: z.string().optional(),
  metadata: z.object({ version: Version, integrity: Integrity }),
  deployment: Deployment.optional(),
  extras: z.object({ release: z.string().describe('path of release.json below the store'), watch: Watch.optional() }),
});

/**
 * The registry of live releases, in the format of the public frontend-discovery schema. This schema closes two gaps of
 * the public one: it checks every entry of a list, not only the first; and the traffic of a micro-frontend must sum to
 * 100 with exactly one default.
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

/** `/builds/latest.json`: the composition for new page loads. */
export const LatestBuild = z.object({ id: z.string(), releases: z.record(Name, Version) });
export type LatestBuild = z.infer<typeof LatestBuild>;
