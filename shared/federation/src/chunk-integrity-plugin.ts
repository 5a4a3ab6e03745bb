import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';

const PLACEHOLDER = '__CHUNK_INTEGRITY__';
const MAP = '__webpack_require__.sri';

/** Adds a placeholder for the hash map to the runtime; `ChunkIntegrityPlugin` fills it once the hashes are known. */
class IntegrityMapRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_BASIC);
  }
  override generate() {
    return `${MAP} = ${JSON.stringify(PLACEHOLDER)};`;
  }
}

/**
 * Makes the browser verify every chunk and stylesheet that loads on demand against its hash. The hashes are in the entry
 * file, which the page loads with a hash of its own: one value in the composition protects the whole release.
 *
 * webpack-subresource-integrity 5.1 fails with containers. The createScript hook of the federation runtime covers only
 * the entry; a tampered chunk would run.
 */
export class ChunkIntegrityPlugin {
  private readonly entry: string;

  constructor(entry: string) {
    this.entry = entry;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const integrityCode = (element: string, url: string) =>
        [
          `${element}.integrity = ${MAP}[${url}.slice(${webpack.RuntimeGlobals.publicPath}.length)];`,
          `${element}.crossOrigin = "anonymous";`,
          // Refreshes a copy that is damaged in the browser's cache, since it would stay there for the lifetime of the release.
          `${element}.addEventListener("error", () => fetch(${url}, { cache: "reload" }).then((file) => file.arrayBuffer()).catch(() => {}));`,
        ].join('\n');

      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkIntegrityPlugin', (chunk, requirements) => {
        if (!requirements.has(webpack.RuntimeGlobals.ensureChunk)) return;
        requirements.add(webpack.RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new IntegrityMapRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\n${integrityCode('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, names) => `${source}\n${integrityCode(names.tag, names.href)}`,
      );

      // Assets do not change after OPTIMIZE_HASH.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, (assets) => {
        const entry = assets[this.entry];
        if (!entry) throw new Error(`ChunkIntegrityPlugin: the build emits no ${this.entry}`);
        const hashes = Object.entries(assets)
          .filter(([name]) => name !== this.entry && /\.(js|css)$/.test(name))
          .map(([name, source]) => [name, integrityOf(source.buffer())]);
        const filled = entry
          .source()
          .toString()
          .replace(new RegExp(`(["'\`])${PLACEHOLDER}\\1`), () => JSON.stringify(Object.fromEntries(hashes)));
        compilation.updateAsset(this.entry, new webpack.sources.RawSource(filled));
      });
    });
  }
}
