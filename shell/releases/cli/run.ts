import { CommanderError } from 'commander';
import { ConfigError } from '../config.ts';
import { ReleaseError } from '../release-error.ts';
import { exitCodes, NotFollowed, program, type Terminal, warn, withTerminal } from './console.ts';
import './go-live.ts';
import './look.ts';

/** Gives the command of these words, and returns its exit code. */
export const run = (words: readonly string[], terminal: Terminal): Promise<number> =>
  withTerminal(terminal, async () => {
    try {
      await program.parseAsync(words, { from: 'user' });
      return 0;
    } catch (error) {
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.misused;
      if (error instanceof NotFollowed) return exitCodes.notFollowed;
      const expected = error instanceof ReleaseError || error instanceof ConfigError;
      warn((error as Error).message);
      // A fault of the command itself: whoever mends it wants to know where.
      if (!expected && terminal.env.LOG_LEVEL === 'debug') terminal.console.error(error);
      return exitCodes.refused;
    }
  });
