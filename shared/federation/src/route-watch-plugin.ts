import webpack, { type Compiler } from 'webpack';
import { readDeclared, type Declared } from './declared.ts';
import { pageExposes, pagesFolder, routesFile } from './pages.ts';
import { partExposes, partsFile, partsFolder } from './parts.ts';

/**
 * Re-reads the routes and parts of a remote under development on each change. A mistake, such as a page without a route,
 * is reported as a build error, and the last valid routes and parts stay in use.
 */
export class RouteWatchPlugin {
  declared: Declared;
  private readonly dir: string;
  private readonly onNewPages: (declared: Declared) => void;
  private problem?: Error;

  /** `onNewPages` is called when pages and parts differ from those that the compiler was started with. */
  constructor(dir: string, declared: Declared, onNewPages: (declared: Declared) => void) {
    this.dir = dir;
    this.declared = declared;
    this.onNewPages = onNewPages;
  }

  apply(compiler: Compiler) {
    const pages = () => Object.keys({ ...pageExposes(this.dir), ...partExposes(this.dir) }).join();
    let compiled = pages();

    compiler.hooks.watchRun.tapPromise('RouteWatchPlugin', async () => {
      try {
        this.declared = await readDeclared(this.dir, `?${Date.now()}`);
        this.problem = undefined;
        if (pages() === compiled) return;
        compiled = pages();
        this.onNewPages(this.declared);
      } catch (error) {
        this.problem = error as Error;
      }
    });
    compiler.hooks.thisCompilation.tap('RouteWatchPlugin', (compilation) => {
      compilation.fileDependencies.addAll([routesFile(this.dir), partsFile(this.dir)]);
      compilation.contextDependencies.addAll([pagesFolder(this.dir), partsFolder(this.dir)]);
      if (this.problem) compilation.errors.push(new webpack.WebpackError(this.problem.message));
    });
  }
}
