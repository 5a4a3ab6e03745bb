import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { readRoutes } from './pages.ts';
import { remoteConfig } from './preset.ts';

/**
 * One remote's client build, served with hot reload for use inside a running site. `/override.json` tells the site's
 * host what to put in the place of the live remote.
 */
export async function devServerConfig(dir: string, name: string, port: number): Promise<{ client: Configuration; server: DevServerConfiguration }> {
  const [client] = await remoteConfig(dir, name);
  const origin = `http://localhost:${port}`;
  return {
    client: {
      ...client,
      output: { ...client!.output, path: join(dir, 'node_modules/.cache/dev'), publicPath: `${origin}/`, clean: false },
      // Hashes change with every edit: integrity is for releases.
      plugins: [
        ...(client!.plugins ?? []).filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)),
        new ReactRefreshPlugin({ overlay: false, library: name }),
      ],
    },
    server: {
      port,
      hot: true,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true },
      setupMiddlewares(middlewares, { app }) {
        app?.get('/override.json', (_request, response) => {
          readRoutes(dir).then(
            (routes) => response.json({ name, entry: `${origin}/remoteEntry.js`, global: name.replaceAll('-', '_'), routes }),
            (error: Error) => response.status(500).send(error.message),
          );
        });
        return middlewares;
      },
    },
  };
}

