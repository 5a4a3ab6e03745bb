import { ConfigError, readConfig } from '../releases/config.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { runClosers } from '@site/kernel/closing';
import { createHost } from './host.ts';
import { serveMetrics } from './metrics.ts';

try {
  const config = readConfig(process.env);
  const { app, metrics } = await createHost(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void runClosers([() => app.close()], 8_000).then(() => process.exit(0)));
  if (metrics) await serveMetrics(metrics, config);
  await app.listen({ port: config.PORT, host: config.HOST });
} catch (error) {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    console.error(`Port ${port} is in use, probably by another site: stop it, or set PORT or METRICS_PORT.`);
  else console.error(error instanceof ConfigError || error instanceof ReleaseError ? error.message : error);
  process.exit(1);
}
