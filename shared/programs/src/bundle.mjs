import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'node_modules/.cache/programs');
/** Sources of every bundle: the lockfile has the versions of esbuild and of the packages outside of a bundle. */
const common = ['pnpm-lock.yaml', relative(root, import.meta.filename)];
const loaders = { '.ts': 'ts', '.mjs': 'js', '.json': 'json' };

/** Runs a TypeScript program of the workspace, at an absolute path, in this process. */
export async function runProgram(program, args) {
  const bundle = await bundleOf(program);
  process.argv = [process.execPath, program, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundle).href);
}

/**
 * Returns the path of the program's bundle, after writing it if one of its sources has changed. A bundle has the code of the
 * workspace, and imports npm packages from where they are installed.
 */
export async function bundleOf(program) {
  const file = join(folder, `${relative(root, program).replaceAll('/', '.')}.mjs`);
  const sourcesFile = `${file}.sources`;
  if (isFresh(sourcesFile)) return file;
  const { bundle, sourceMap, sources } = await build(program, file);
  try {
    mkdirSync(folder, { recursive: true });
    // Without the list of its sources a bundle is not used, also after a crash between these writes.
    rmSync(sourcesFile, { force: true });
    replaceFile(`${file}.map`, sourceMap);
    replaceFile(file, bundle);
    replaceFile(sourcesFile, JSON.stringify({ paths: [...sources.keys()], hash: hashOf(sources) }));
    return file;
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
    // An image has the bundles of its programs; that of another program is for this run only.
    const ownFile = join(mkdtempSync(join(tmpdir(), 'program-')), basename(file));
    writeFileSync(ownFile, bundle);
    return ownFile;
  }
}

function isFresh(sourcesFile) {
  try {
    const { paths, hash } = JSON.parse(readFileSync(sourcesFile, 'utf8'));
    return hashOf(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])) === hash;
  } catch {
    return false; // There is no bundle yet, or a source was removed.
  }
}

/** By content, because the layers of an image change the times of files. */
function hashOf(sources) {
  const hash = createHash('sha256');
  for (const [path, text] of sources) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}

async function build(program, outfile) {
  const esbuild = await import('esbuild');
  const sources = new Map(common.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const { outputFiles } = await esbuild.build({
    ...{ entryPoints: [program], outfile, absWorkingDir: root, bundle: true, write: false, charset: 'utf8' },
    ...{ platform: 'node', format: 'esm', target: 'node20', sourcemap: 'linked', sourcesContent: false },
    // Packages are resolved as Node does it, without the forms for bundlers.
    ...{ conditions: [], mainFields: ['main'] },
    plugins: [packagesOutside(), ownPlaces(sources)],
    logLevel: 'silent',
  });
  const [sourceMap, bundle] = outputFiles.map(({ contents }) => contents);
  return { bundle, sourceMap, sources };
}

/**
 * Leaves packages out of the bundle, by their absolute paths: the place of a file decides which packages it can import. Also
 * leaves out a missing target of `import()`, which then fails when it runs: an image has no demonstration.
 */
const packagesOutside = () => ({
  name: 'packages-outside',
  setup({ onResolve, resolve }) {
    /** By package of the importing file, in all of which a specifier means the same: most of the time goes into asking. */
    const found = new Map();
    async function find(path, kind, resolveDir) {
      const result = await resolve(path, { kind, resolveDir, pluginData: 'own' });
      if (result.errors.length && kind === 'dynamic-import')
        return { path: isFile(path) ? join(resolveDir, path) : path, external: true };
      const isPackage = !result.external && result.path.includes('/node_modules/');
      return isPackage ? { path: result.path, external: true } : result;
    }
    onResolve({ filter: /./ }, ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === 'own') return undefined;
      if (isFile(path)) return kind === 'dynamic-import' ? find(path, kind, resolveDir) : undefined;
      const key = `${packageFolder(resolveDir)} ${kind} ${path}`;
      if (!found.has(key)) found.set(key, find(path, kind, resolveDir));
      return found.get(key);
    });
  },
});

const isFile = (path) => /^[./]/.test(path);

const packageFolder = (folder) =>
  folder === dirname(folder) || existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder));

/** Keeps `import.meta` of each source, which finds the files beside it, and adds the source to `sources`. */
const ownPlaces = (sources) => ({
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /./ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      sources.set(relative(root, path), text);
      const meta = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href };
      const contents = text.replaceAll(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, name) =>
        JSON.stringify(meta[name]),
      );
      return { contents, loader: loaders[extname(path)] };
    });
  },
});

/** Replaces it whole, because another process may read it at the same time. */
function replaceFile(path, contents) {
  const incoming = `${path}.${process.pid}`;
  writeFileSync(incoming, contents);
  renameSync(incoming, path);
}
