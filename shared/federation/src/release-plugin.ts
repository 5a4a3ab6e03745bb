import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { OfferedParts, ShownParts } from '@site/contracts/parts';
import { CONTRACT_VERSION, type RouteDefinition } from '@site/contracts/remote';
import { Release, routesOfRelease, type PageAssets } from '@site/contracts/release';
import type { Compiler, Stats } from 'webpack';
import { integrityOf } from './integrity.ts';
import { isShownChunk, pageOfChunk } from './pages.ts';
import { partChunk } from './parts.ts';
import type { Side } from './rules.ts';

export interface ReleaseFacts {
  dir: string;
  dist: string;
  name: string;
  version: string;
  kind: Release['kind'];
  requires: Record<string, string>;
  provides: Record<string, string>;
  routes: RouteDefinition[];
  parts: OfferedParts;
  shows: ShownParts;
  entry: { client: string; server: string; global: string };
}

export const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Returns the output folder of a package; a development build has a separate one and never overwrites a release. */
export const distOf = (dir: string) => join(dir, isDevelopment() ? 'node_modules/.cache/dev-dist' : 'dist');

/** Writes `dist/release.json` and the compressed files once both builds of a package have succeeded. */
export class ReleasePlugin {
  private readonly facts: ReleaseFacts;
  private readonly done = new Map<Side, Stats>();

  constructor(facts: ReleaseFacts) {
    this.facts = facts;
  }

  forSide(side: Side) {
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.done.tap('ReleasePlugin', (stats) => {
          if (stats.hasErrors()) return;
          this.done.set(side, stats);
          const client = this.done.get('client');
          if (client && this.done.has('server')) writeRelease(this.facts, client);
        });
      },
    };
  }
}

function writeRelease(facts: ReleaseFacts, client: Stats) {
  const { dist } = facts;
  const plain = (['client', 'server'] as const)
    .flatMap((side) => listFiles(join(dist, side)))
    .filter((file) => !/\.(br|gz)$/.test(file)) // left from the previous build
    .sort();
  const compressed = plain
    .filter((file) => file.startsWith(join(dist, 'client/')) && /\.(js|css|svg)$/.test(file))
    .flatMap(compress);
  // Equal content gives an equal version, so that publishing is idempotent. Compressed bytes vary with Node's zlib.
  const version = createHash('sha256').update(
    JSON.stringify([
      describe(plain),
      compressed.map((file) => relative(dist, file)),
      facts.routes,
      facts.parts,
      facts.shows,
    ]),
  );

  const release: Release = Release.parse({
    name: facts.name,
    version: `${facts.version}-${isDevelopment() ? 'dev.' : ''}${version.digest('hex').slice(0, 10)}`,
    kind: facts.kind,
    mode: isDevelopment() ? 'development' : 'production',
    contract: CONTRACT_VERSION,
    built_at: new Date().toISOString(),
    commit: currentCommit(facts.dir),
    requires: facts.requires,
    provides: facts.provides,
    client: {
      entry: facts.entry.client,
      global: facts.entry.global,
      assets: chunkAssets(client, 'main', facts.entry.client),
    },
    server: { entry: facts.entry.server },
    ...routesOfRelease(facts.routes),
    pages: Object.fromEntries(
      [...client.compilation.namedChunkGroups.keys()].flatMap((chunk) => {
        const page = pageOfChunk(chunk);
        return page ? [[page, chunkAssets(client, chunk, facts.entry.client)]] : [];
      }),
    ),
    parts: Object.fromEntries(
      Object.entries(facts.parts).map(([part, offered]) => [
        part,
        { version: offered, ...chunkAssets(client, partChunk(part), facts.entry.client) },
      ]),
    ),
    shows: facts.shows,
    files: describe([...plain, ...compressed]),
  } satisfies Release);
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);

  function describe(files: string[]): Release['files'] {
    return files.map((file) => {
      const content = readFileSync(file);
      return { path: relative(dist, file), bytes: content.length, integrity: integrityOf(content) };
    });
  }
}

/** Returns the files that a chunk needs at once, with the styles of its visible (`shown-…`) chunks; excludes lazy files. */
function chunkAssets(stats: Stats, chunk: string, entry: string): PageAssets {
  const group = stats.compilation.namedChunkGroups.get(chunk);
  if (!group) return { js: [], css: [] };
  const shown = group.getChildren().filter(({ name }) => isShownChunk(name));
  return {
    js: group.getFiles().filter((name) => name.endsWith('.js') && name !== entry),
    css: [...new Set([group, ...shown].flatMap((each) => each.getFiles()))].filter((name) => name.endsWith('.css')),
  };
}

const listFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Writes the compressed forms of a file; returns their paths. */
function compress(file: string): string[] {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  return [`${file}.br`, `${file}.gz`];
}

function currentCommit(dir: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown'; // built from an archive without a repository
  }
}
