import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { integrityOf } from './integrity.ts';

const PLACEHOLDER = '__CHUNK_INTEGRITY__';
const MAP = '__webpack_require__.sri';

/** Puts the placeholder of the hash map into the runtime; `ChunkIntegrityPlugin` fills it once the hashes are known. */
class IntegrityMapRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_BASIC);
  }
  override generate() {
    return `${MAP} = ${JSON.stringify(PLACEHOLDER)};`;
  }
}

/**
 * Every chunk and stylesheet that a build loads on demand is checked against its hash by the browser. The hashes live in
 * the entry file, which the page loads with its own hash: so the whole release hangs on one value in the composition.
 *
 * webpack-subresource-integrity 5.1 cannot be used: it fails with containers. The federation runtime's createScript
 * hook covers the entry alone; a tampered chunk would run.
 */
export class ChunkIntegrityPlugin {
  private readonly entry: string;

  constructor(entry: string) {
    this.entry = entry;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const lookUp = (element: string, url: string) =>
        [
          `${element}.integrity = ${MAP}[${url}.slice(${webpack.RuntimeGlobals.publicPath}.length)];`,
          `${element}.crossOrigin = "anonymous";`,
          // A copy that is damaged in the browser's cache would be so for as long as the release lives.
          `${element}.addEventListener("error", () => fetch(${url}, { cache: "reload" }).then((file) => file.arrayBuffer()).catch(() => {}));`,
        ].join('\n');

      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkIntegrityPlugin', (chunk, requirements) => {
        if (!requirements.has(webpack.RuntimeGlobals.ensureChunk)) return;
        requirements.add(webpack.RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new IntegrityMapRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\n${lookUp('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, names) => `${source}\n${lookUp(names.tag, names.href)}`,
      );

      // After OPTIMIZE_HASH nothing changes any more.
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
