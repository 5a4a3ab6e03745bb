import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { readRoutes } from './pages.ts';
import { remoteConfig } from './preset.ts';

/**
 * Serves one remote's client build with hot reload, for use inside a running site. `/override.json` tells the site's
 * host what to put in the place of the live remote, and which development release of the shell goes with it.
 */
export async function serveRemote(dir: string, name: string, port: number, shell: string): Promise<void> {
  const [client] = await remoteConfig(dir, name);
  const origin = `http://localhost:${port}`;
  const compiler = webpack({
    ...client,
    output: { ...client!.output, path: join(dir, 'node_modules/.cache/dev'), publicPath: `${origin}/`, clean: false },
    // Hashes change with every edit: integrity is for releases.
    plugins: [...(client!.plugins ?? []).filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)), new ReactRefreshPlugin({ overlay: false })],
  });
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true },
      setupMiddlewares(middlewares, { app }) {
        app?.get('/override.json', (_request, response) => {
          readRoutes(dir).then(
            (routes) => response.json({ name, shell, entry: `${origin}/remoteEntry.js`, global: name.replaceAll('-', '_'), routes }),
            (error: Error) => response.status(500).send(error.message),
          );
        });
        return middlewares;
      },
    },
    compiler!,
  );
  await server.start();
}
