import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CONTRACT_VERSION, type RouteDefinition } from '@site/contracts/remote';
import { Release, type PageAssets } from '@site/contracts/release';
import type { Compiler, Stats } from 'webpack';
import { integrityOf } from './integrity.ts';
import { pageOfChunk } from './pages.ts';
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
  entry: { client: string; server: string; global: string };
}

export const isDevelopment = () => process.env.NODE_ENV === 'development';

/** Where a package's build goes; a development build never takes the place of a release. */
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
  const files = (['client', 'server'] as const)
    .flatMap((side) => listFiles(join(dist, side)))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .sort()
    .map((file) => {
      const content = readFileSync(file);
      return { path: relative(dist, file), bytes: content.length, integrity: integrityOf(content) };
    });
  // The same content has the same version: publishing it twice changes nothing.
  const content = createHash('sha256').update(JSON.stringify([files.map(({ path, integrity }) => path + integrity), facts.routes])).digest('hex');

  const release: Release = Release.parse({
    name: facts.name,
    version: `${facts.version}-${content.slice(0, 10)}`,
    kind: facts.kind,
    contract: CONTRACT_VERSION,
    built_at: new Date().toISOString(),
    commit: currentCommit(facts.dir),
    requires: facts.requires,
    provides: facts.provides,
    client: { entry: facts.entry.client, global: facts.entry.global, assets: chunkAssets(client, 'main', facts.entry.client) },
    server: { entry: facts.entry.server },
    routes: facts.routes,
    pages: Object.fromEntries(
      [...client.compilation.namedChunkGroups.keys()].flatMap((chunk) => {
        const page = pageOfChunk(chunk);
        return page ? [[page, chunkAssets(client, chunk, facts.entry.client)]] : [];
      }),
    ),
    files,
  } satisfies Release);
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  for (const { path } of files) if (path.startsWith('client/') && /\.(js|css|svg)$/.test(path)) compress(join(dist, path));
}

/** The files that a chunk needs at once; what it loads later by itself is not among them. */
function chunkAssets(stats: Stats, chunk: string, entry: string): PageAssets {
  const names = stats.compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return { js: names.filter((name) => name.endsWith('.js') && name !== entry), css: names.filter((name) => name.endsWith('.css')) };
}

const listFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function compress(file: string) {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function currentCommit(dir: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim();
  } catch {
    return 'unknown'; // built from an archive, without a repository
  }
}
