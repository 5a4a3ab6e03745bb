import { ConfigError, readConfig } from '../releases/config.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { runClosers } from '@site/kernel/closing';
import { createHost } from './host.ts';

try {
  const config = readConfig(process.env);
  const { app } = await createHost(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void runClosers([() => app.close()], 8_000).then(() => process.exit(0)));
  await app.listen({ port: config.PORT, host: config.HOST });
} catch (error) {
  const isPortInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (isPortInUse)
    console.error(`Port ${process.env.PORT ?? 3000} is in use, probably by another site: stop it, or set PORT.`);
  else console.error(error instanceof ConfigError || error instanceof ReleaseError ? error.message : error);
  process.exit(1);
}
