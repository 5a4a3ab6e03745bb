import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { readDeclared, type Declared } from './declared.ts';
import { remoteConfig } from './preset.ts';
import { RouteWatchPlugin } from './route-watch-plugin.ts';
import { sourceFrames } from './source-frames.ts';

export interface DevelopmentRemote {
  dir: string;
  name: string;
  port: number;
}

/**
 * Serves one remote's client build with hot reload, for use inside a running site. Resolves after the first build. Adding
 * or removing a page restarts the compiler, because a container's list of pages is fixed at its start.
 */
export async function serveRemote(remote: DevelopmentRemote): Promise<void> {
  let session = startSession(remote, await readDeclared(remote.dir), restart);
  await session;

  function restart(declared: Declared) {
    session = session.then(async (running) => {
      await running.stop();
      return startSession(remote, declared, restart);
    });
  }
}

async function startSession(remote: DevelopmentRemote, declared: Declared, onNewPages: (declared: Declared) => void) {
  const { dir, name, port } = remote;
  const origin = `http://localhost:${port}`;
  const watch = new RouteWatchPlugin(dir, declared, onNewPages);
  const [client] = await remoteConfig(dir, name, declared);
  const compiler = webpack(developmentConfig(client!, dir, origin, watch));
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('first build', () => resolve()));
  const server = new WebpackDevServer(
    {
      // Sources under development are only for the browser of this machine; its page loads them from `origin`.
      host: 'localhost',
      port,
      hot: true,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      static: false,
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        reconnect: true,
        // Runtime errors have an overlay of their own, with sources.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      setupMiddlewares(middlewares, { app }) {
        // Replaces the live remote. The page belongs to the site, hence the CORS header.
        app?.get('/override.json', (_request, response) => {
          const entry = `${origin}/remoteEntry.js`;
          const global = name.replaceAll('-', '_');
          response.setHeader('access-control-allow-origin', '*').json({ entry, global, ...watch.declared });
        });
        app?.post('/stack', (request, response, next) => {
          text(request)
            .then((stack) => sourceFrames(stack, origin, (file) => readOutput(compiler, file)))
            // The page belongs to the site, hence the CORS header.
            .then((frames) => response.setHeader('access-control-allow-origin', '*').json(frames))
            .catch(next);
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  await built;
  return {
    async stop() {
      await server.stop();
      await new Promise((resolve) => compiler.close(resolve));
    },
  };
}

function developmentConfig(client: Configuration, dir: string, origin: string, watch: RouteWatchPlugin): Configuration {
  return {
    ...client,
    output: {
      ...client.output,
      path: join(dir, 'node_modules/.cache/dev'),
      publicPath: `${origin}/`,
      clean: false,
      devtoolModuleFilenameTemplate: '[resource-path]',
    },
    // A failed build emits nothing; the next successful build updates the open page, which keeps its state.
    optimization: { ...client.optimization, emitOnErrors: false },
    plugins: [
      // Integrity is for releases, since hashes change with every edit.
      ...(client.plugins ?? []).filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)),
      new ReactRefreshPlugin({ overlay: false }),
      new webpack.EntryPlugin(dir, join(import.meta.dirname, '../browser/error-overlay'), { name: undefined }),
      watch,
    ],
  };
}

/** Reads a file of the build, which is in memory during development. */
function readOutput({ outputFileSystem, outputPath }: Compiler, file: string): string | undefined {
  try {
    return (outputFileSystem as unknown as { readFileSync(path: string): Buffer })
      .readFileSync(join(outputPath, file))
      .toString();
  } catch {
    return undefined; // not a file of this build
  }
}
