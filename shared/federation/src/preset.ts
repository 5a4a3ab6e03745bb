import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ShownParts } from '@site/contracts/parts';
import browserslist from 'browserslist';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { readDeclared, type Declared } from './declared.ts';
import { pageExposes } from './pages.ts';
import { partExposes, shownParts } from './parts.ts';
import { distOf, isDevelopment, ReleasePlugin, type ReleaseFacts } from './release-plugin.ts';
import { moduleRules, type Side } from './rules.ts';
import { sharedModules } from './shared-modules.ts';

// @module-federation/enhanced 2.9 patches internals that changed in 5.112; the workspace pins this version with an override.
const WEBPACK = '5.111.1';
if (webpack.version !== WEBPACK)
  throw new Error(
    `webpack ${webpack.version} is installed, but the builds are verified with ${WEBPACK} only: see pnpm-workspace.yaml`,
  );

const root = join(import.meta.dirname, '../../..');
const resolveFrom = (dir: string, id: string) => createRequire(join(dir, 'package.json')).resolve(id);

/**
 * Makes supporting browsers compile a file's functions off the main thread while it loads
 * (https://v8.dev/blog/explicit-compile-hints). By default each function is compiled on its first call, on the main
 * thread: a third of the script time until a page is interactive.
 */
const eagerCompilation = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After minimizing, which removes comments, and before hashes are computed.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

interface BaseOptions {
  dir: string;
  dist: string;
  name: string;
  side: Side;
  entryFile: string;
}

/** Reads the browserslist of the workspace, or of a remote's own repository. */
function supportedBrowsers(dir: string): string[] {
  const queries = browserslist.loadConfig({ path: dir });
  if (!queries) throw new Error(`No package.json in or above ${dir} has a browserslist: copy the site’s`);
  return queries;
}

function baseConfig({ dir, dist, name, side, entryFile }: BaseOptions): Configuration {
  const development = isDevelopment();
  const client = side === 'client';
  const browsers = supportedBrowsers(dir);
  return {
    name: `${name} ${side}`,
    context: dir,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    target: client ? `browserslist:${browsers.join(', ')}` : 'node20',
    entry: {},
    output: {
      path: join(dist, side),
      // `.cjs` stays CommonJS regardless of the `type` in a package.json above the store.
      filename: client ? '[name].js' : '[name].cjs',
      // Stable names in development, so that hot reload replaces the files in the page.
      chunkFilename: client ? (development ? '[name].js' : '[name].[contenthash:8].js') : '[name].cjs',
      publicPath: 'auto',
      uniqueName: name,
      clean: true,
      chunkLoadTimeout: 10_000,
      // CORS mode, so that integrity is verified also when another host serves the releases.
      crossOriginLoading: client ? 'anonymous' : false,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: moduleRules({ side, name, root, browsers, development }),
      // Keeps Node's own require, because the renderer requires release files by path. Workers are for the browser: the
      // server build cannot resolve their URLs.
      parser: { javascript: { createRequire: false, ...(!client && { worker: false, url: false }) } },
    },
    optimization: {
      minimize: client && !development,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.cssnanoMinify }),
      ],
      chunkIds: development ? 'named' : 'deterministic',
      moduleIds: development ? 'named' : 'deterministic',
      nodeEnv: development ? 'development' : 'production',
    },
    plugins: client
      ? [
          new MiniCssExtractPlugin({
            filename: '[name].[contenthash:8].css',
            chunkFilename: '[name].[contenthash:8].css',
            ignoreOrder: true,
          }),
          new ChunkIntegrityPlugin(entryFile),
          ...(development ? [] : [eagerCompilation]),
        ]
      : // The module's path on the build machine is useless in a release and would change its hash.
        [new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('') })],
    performance: false,
    stats: 'errors-warnings',
  };
}

const packageVersion = (dir: string) =>
  (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;

const globalName = (name: string) => name.replaceAll('-', '_');

/**
 * Returns a remote's two builds. Uses webpack's own container: the federation plugin would add a second copy of the
 * runtime (4–23 KB Brotli) to every entry, while the shell's runtime loads any container. `known` are its declarations, if
 * already read.
 */
export async function remoteConfig(dir: string, name: string, known?: Declared): Promise<Configuration[]> {
  const { routes, parts } = known ?? (await readDeclared(dir));
  const exposes = { ...pageExposes(dir), ...partExposes(dir) };
  const facts: ReleaseFacts = {
    dir,
    dist: distOf(dir),
    name,
    version: packageVersion(dir),
    kind: 'remote',
    requires: sharedModules,
    provides: {},
    routes,
    parts,
    shows: shownParts(routes),
    entry: { client: 'remoteEntry.js', server: 'main.cjs', global: globalName(name) },
  };
  const release = new ReleasePlugin(facts);

  return (['client', 'server'] as const).map((side) => {
    const client = side === 'client';
    const config = baseConfig({ dir, dist: facts.dist, name, side, entryFile: facts.entry.client });
    return {
      ...config,
      plugins: [
        ...(config.plugins ?? []),
        new webpack.container.ContainerPlugin({
          name: globalName(name),
          library: client ? { type: 'var', name: globalName(name) } : { type: 'commonjs-module' },
          filename: facts.entry[side],
          exposes,
          shareScope: 'default',
        }),
        new webpack.sharing.ConsumeSharedPlugin({
          shareScope: 'default',
          consumes: Object.fromEntries(
            Object.entries(sharedModules).map(([key, requiredVersion]) => [
              key,
              { import: false, singleton: true, requiredVersion, strictVersion: true },
            ]),
          ),
        }),
        release.forSide(side),
      ],
    };
  });
}

/** In development, the hook for hot reload has to exist before React loads. */
const entryOf = (dir: string, side: Side) =>
  side === 'server'
    ? join(dir, 'src/server-rendering/entry-server.tsx')
    : [
        ...(isDevelopment() ? [join(import.meta.dirname, '../browser/refresh-preamble')] : []),
        join(dir, 'src/app/entry-client.tsx'),
      ];

/** Libraries that the shell uses in part; unused code stays out of the first load. */
const slimLibraries = [
  { test: /[\\/]react-router[\\/]dist[\\/]/, loader: join(import.meta.dirname, 'pure-calls-loader.cjs') },
  // The modules have no side effects, but the packages do not declare it.
  { test: /[\\/]@module-federation[\\/]runtime/, sideEffects: false },
];

/** Drops the manifest reader: remotes are registered by their entries. */
const noManifests = new webpack.NormalModuleReplacementPlugin(
  /[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
  join(import.meta.dirname, 'no-manifests.mjs'),
);

/** The router's package exports only its development build to bundlers; its production build needs a path. */
function productionRouter(dir: string): Record<string, string> {
  const dist = join(dirname(resolveFrom(dir, 'react-router-dom/package.json')), '../react-router/dist/production');
  return isDevelopment()
    ? {}
    : { 'react-router$': join(dist, 'index.mjs'), 'react-router/dom$': join(dist, 'dom-export.mjs') };
}

/** Parts shown by the shell around pages, `src/parts/shown-parts.json`. JSON, because this function is synchronous. */
const shownByShell = (dir: string): ShownParts =>
  ShownParts.parse(JSON.parse(readFileSync(join(dir, 'src/parts/shown-parts.json'), 'utf8')));

interface ShellOptions {
  /** Modules that replace the shell's own in another build of the site. */
  alias?: Record<string, string>;
  dist?: string;
}

/** Returns the shell's two builds: the browser entry, with the federation runtime and the shared singletons, and the renderer. */
export function shellConfig(dir: string, { alias = {}, dist = distOf(dir) }: ShellOptions = {}): Configuration[] {
  const versionOf = (id: string) =>
    (JSON.parse(readFileSync(resolveFrom(dir, `${id}/package.json`), 'utf8')) as { version: string }).version;
  const react = versionOf('react');
  const facts: ReleaseFacts = {
    dir,
    dist,
    name: 'shell',
    version: packageVersion(dir),
    kind: 'shell',
    requires: {},
    provides: { react, 'react/jsx-runtime': react, '@site/runtime': packageVersion(join(root, 'shared/runtime')) },
    routes: [],
    parts: {},
    shows: shownByShell(dir),
    entry: { client: 'main.js', server: 'main.cjs', global: 'shell' },
  };
  const release = new ReleasePlugin(facts);

  return (['client', 'server'] as const).map((side) => {
    const config = baseConfig({ dir, dist, name: 'shell', side, entryFile: facts.entry.client });
    return {
      ...config,
      entry: { main: entryOf(dir, side) },
      output: { ...config.output, ...(side === 'server' ? { library: { type: 'commonjs2' as const } } : {}) },
      resolve: { ...config.resolve, alias: { ...productionRouter(dir), ...alias } },
      // Separate module copies for the pages that show every icon, to keep all icons out of the first load.
      experiments: { layers: true },
      module: {
        ...config.module,
        rules: [
          ...(config.module?.rules ?? []),
          ...(side === 'client' ? slimLibraries : []),
          { test: /shared\/ui\/src\/icon-set\//, layer: 'icon-set' },
        ],
      },
      plugins: [
        ...(config.plugins ?? []),
        new webpack.DefinePlugin({
          // Switches of the federation runtime that drop unused features from the first load.
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          FEDERATION_OPTIMIZE_NO_SHARED: 'true',
          ...(side === 'client' ? { ENV_TARGET: JSON.stringify('web') } : { ENV_TARGET: JSON.stringify('node') }),
          SHARED_VERSIONS: JSON.stringify(facts.provides),
        }),
        ...(side === 'client' ? [noManifests] : []),
        release.forSide(side),
      ],
    };
  });
}
