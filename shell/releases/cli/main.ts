import { ConfigError } from '../config.ts';
import { ReleaseError } from '../release-error.ts';
import { exitCodes, program } from './console.ts';
import './go-live.ts';
import './look.ts';

try {
  await program.parseAsync();
} catch (error) {
  const expected = error instanceof ReleaseError || error instanceof ConfigError;
  console.error((error as Error).message);
  // A fault of the command itself: whoever mends it wants to know where.
  if (!expected && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exitCode = exitCodes.refused;
}
