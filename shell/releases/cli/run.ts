import { fileSystemProblem } from '@site/kernel/file-system-problem';
import { StoreUnavailableError } from '@site/object-store/store-unavailable';
import { CommanderError } from 'commander';
import { ConfigError } from '../config.ts';
import { ReleaseError } from '../release-error.ts';
import { exitCodes, NotFollowed, program, type Terminal, warn, withTerminal } from './console.ts';
import './go-live.ts';
import './keys.ts';
import './look.ts';
import { runAtHost } from './remote.ts';

export const run = (args: readonly string[], terminal: Terminal): Promise<number> =>
  withTerminal(terminal, async () => {
    try {
      if (terminal.env.OPS_URL) return await runAtHost(args, terminal);
      await program.parseAsync(args, { from: 'user' });
      return 0;
    } catch (error) {
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.misused;
      if (error instanceof NotFollowed) return exitCodes.notFollowed;
      const problem = fileSystemProblem(error) ?? storeProblem(error);
      const expected = problem || error instanceof ReleaseError || error instanceof ConfigError;
      warn(problem ?? (error as Error).message);
      // A bug in the command itself: print the stack trace.
      if (!expected && terminal.env.LOG_LEVEL === 'debug') terminal.console.error(error);
      return exitCodes.refused;
    }
  });

const storeProblem = (error: unknown) =>
  error instanceof StoreUnavailableError ? `${error.message}: check S3_URL, then try again` : undefined;
