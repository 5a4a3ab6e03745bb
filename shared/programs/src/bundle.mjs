import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'node_modules/.cache/programs');
/** Sources of every bundle: the lockfile has the versions of esbuild and of the packages outside of a bundle. */
const common = ['pnpm-lock.yaml', relative(root, import.meta.filename)];
/** In ms. */
const DAY = 24 * 60 * 60 * 1000;
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
 * workspace, and imports npm packages from where they are installed. Targets of `import()` are in files of their own, so that
 * they and their packages are loaded when it runs.
 */
export async function bundleOf(program) {
  const name = relative(root, program).replaceAll('/', '.');
  const pathsFile = join(folder, `${name}.sources`);
  const known = hashOfFiles(pathsFile);
  if (known && existsSync(bundleFolder(name, known))) return entryOf(bundleFolder(name, known));
  const { files, sources } = await build(program);
  const bundle = bundleFolder(name, hashOf(sources));
  try {
    mkdirSync(folder, { recursive: true });
    writeFolder(bundle, files);
    replaceFile(pathsFile, JSON.stringify([...sources.keys()]));
    removeEarlier(name, bundle);
    return entryOf(bundle);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
    // An image has the bundles of its programs; that of another program is for this run only.
    const own = join(mkdtempSync(join(tmpdir(), 'program-')), name);
    writeFolder(own, files);
    return entryOf(own);
  }
}

const bundleFolder = (name, hash) => join(folder, `${name}.${hash.slice(0, 16)}`);
const entryOf = (bundle) => join(bundle, 'main.mjs');

/** The hash of the sources that the last bundle was made from, as they are now. */
function hashOfFiles(pathsFile) {
  try {
    return hashOf(
      JSON.parse(readFileSync(pathsFile, 'utf8')).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
    );
  } catch {
    return undefined; // There is no bundle yet, or a source was removed.
  }
}

/** Processes of an earlier bundle may still import its files. */
function removeEarlier(name, bundle) {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    const isEarlier = entry.startsWith(`${name}.`) && path !== bundle && statSync(path).isDirectory();
    if (isEarlier && Date.now() - statSync(path).mtimeMs > DAY) rmSync(path, { recursive: true, force: true });
  }
}

/** By content, because the layers of an image change the times of files. */
function hashOf(sources) {
  const hash = createHash('sha256');
  for (const [path, text] of sources) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}

async function build(program) {
  const esbuild = await import('esbuild');
  const sources = new Map(common.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const { outputFiles } = await esbuild.build({
    ...{ entryPoints: { main: program }, outdir: join(folder, 'bundle'), outExtension: { '.js': '.mjs' } },
    ...{ absWorkingDir: root, bundle: true, splitting: true, write: false, charset: 'utf8' },
    ...{ platform: 'node', format: 'esm', target: 'node20', sourcemap: 'linked', sourcesContent: false },
    // Packages are resolved as Node does it, without the forms for bundlers.
    ...{ conditions: [], mainFields: ['main'] },
    plugins: [packagesOutside(), ownPlaces(sources)],
    logLevel: 'silent',
  });
  return { files: outputFiles.map(({ path, contents }) => [basename(path), contents]), sources };
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
      const isPackage = !isFile(path) && !result.external && result.path.includes('/node_modules/');
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

/** Adds it whole, because another process may do so at the same time. */
function writeFolder(path, files) {
  const incoming = `${path}.${process.pid}`;
  mkdirSync(incoming, { recursive: true });
  for (const [name, contents] of files) writeFileSync(join(incoming, name), contents);
  try {
    renameSync(incoming, path);
  } catch (error) {
    if (error.code !== 'ENOTEMPTY') throw error;
    rmSync(incoming, { recursive: true });
  }
}

/** Replaces it whole, because another process may read it at the same time. */
function replaceFile(path, contents) {
  const incoming = `${path}.${process.pid}`;
  writeFileSync(incoming, contents);
  renameSync(incoming, path);
}
