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

// @module-federation/enhanced 2.9 patches internals that 5.112 moved; the workspace pins this version with an override.
const WEBPACK = '5.111.1';
if (webpack.version !== WEBPACK)
  throw new Error(
    `webpack ${webpack.version} is installed, but the builds are verified with ${WEBPACK} only: see pnpm-workspace.yaml`,
  );

const root = join(import.meta.dirname, '../../..');
const resolveFrom = (dir: string, id: string) => createRequire(join(dir, 'package.json')).resolve(id);

/**
 * Has browsers that know it compile what a file holds while it is being loaded, beside the main thread
 * (https://v8.dev/blog/explicit-compile-hints). Otherwise each function is compiled when it is first called, on the main
 * thread: a third of the script time until a page is alive.
 */
const eagerCompilation = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After minimizing, which takes comments away, and before hashes are made.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

interface BaseOptions {
  dir: string;
  dist: string;
  name: string;
  side: Side;
  entryFile: string;
}

/** Stated once, in the package.json of the workspace or of the repository that a remote has to itself. */
function supportedBrowsers(dir: string): string[] {
  const queries = browserslist.loadConfig({ path: dir });
  if (!queries) throw new Error(`No package.json at ${dir} or above states a browserslist: copy the site’s`);
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
      // CommonJS, whatever the package.json above the store says of .js files.
      filename: client ? '[name].js' : '[name].cjs',
      // In development a name stays: an edit replaces what the page has, and hot reload knows it again.
      chunkFilename: client ? (development ? '[name].js' : '[name].[contenthash:8].js') : '[name].cjs',
      publicPath: 'auto',
      uniqueName: name,
      clean: true,
      chunkLoadTimeout: 10_000,
      // Chunks are fetched with CORS so that their integrity can be checked when releases are served by another host.
      crossOriginLoading: client ? 'anonymous' : false,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: moduleRules({ side, name, root, browsers, development }),
      // The renderer requires releases' files by their path: Node's own require, left as it is. Workers are the browser's:
      // the server's build would look for their address where there is none.
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
      : // A module's address on the disk of whoever builds is of no use to a release, and makes it another one.
        [new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('') })],
    performance: false,
    stats: 'errors-warnings',
  };
}

const packageVersion = (dir: string) =>
  (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;

/** Name of the container's global variable. */
const globalName = (name: string) => name.replaceAll('-', '_');

/**
 * A remote's two builds. Its container is webpack's own: the federation plugin would put a second copy of the runtime
 * (4–23 KB Brotli) into every entry, while the shell's runtime loads any container. `known` is what it declares, where that
 * has been read already.
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

/** In development the hot reload's hook has to be in place before React is. */
const entryOf = (dir: string, side: Side) =>
  side === 'server'
    ? join(dir, 'src/app/entry-server.tsx')
    : [
        ...(isDevelopment() ? [join(import.meta.dirname, '../browser/refresh-preamble')] : []),
        join(dir, 'src/app/entry-client.tsx'),
      ];

/** Libraries of which the shell uses a part: the rest is left out of the first load. */
const slimLibraries = [
  { test: /[\\/]react-router[\\/]dist[\\/]/, loader: join(import.meta.dirname, 'pure-calls-loader.cjs') },
  // Their modules only define; the packages do not say so.
  { test: /[\\/]@module-federation[\\/]runtime/, sideEffects: false },
];

/** Remotes are registered by their entries: the runtime need not know how to read manifests. */
const noManifests = new webpack.NormalModuleReplacementPlugin(
  /[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
  join(import.meta.dirname, 'no-manifests.mjs'),
);

/** The router's package offers its development build to every bundler; its production build has no way in by name. */
function productionRouter(dir: string): Record<string, string> {
  const dist = join(dirname(resolveFrom(dir, 'react-router-dom/package.json')), '../react-router/dist/production');
  return isDevelopment()
    ? {}
    : { 'react-router$': join(dist, 'index.mjs'), 'react-router/dom$': join(dist, 'dom-export.mjs') };
}

/** What the shell shows around pages, `src/parts/shown-parts.json`. Data, because this is no asynchronous function. */
const shownByShell = (dir: string): ShownParts =>
  ShownParts.parse(JSON.parse(readFileSync(join(dir, 'src/parts/shown-parts.json'), 'utf8')));

interface ShellOptions {
  /** Modules that another build of the site puts in the place of the shell's own. */
  alias?: Record<string, string>;
  dist?: string;
}

/** The shell's two builds: the page's entry with the federation runtime and the shared singletons, and its renderer. */
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
      // The pages that show every icon have copies of their own, or all icons would be kept in the first load.
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
          // The federation runtime's own switches: what the site does not use is left out of the first load.
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
