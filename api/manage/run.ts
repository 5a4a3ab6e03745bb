import { fileSystemProblem } from '@site/kernel/file-system-problem';
import { CommanderError } from 'commander';
import { ManageError } from './client.ts';
import { GoodsFileError } from '../src/modules/goods/goods-table.ts';
import { exitCodes, program, type Terminal, warn, withTerminal } from './console.ts';
import './academy-certificates.ts';
import './academy-entries.ts';
import './applications.ts';
import './content.ts';
import './jobs.ts';
import './media.ts';
import './menus.ts';
import './orders.ts';
import './products.ts';
import './proposals.ts';
import './events.ts';
import './questions.ts';
import './users.ts';
import './redirects.ts';
import './registrations.ts';
import './requests.ts';
import './revisions.ts';
import './settings.ts';
import './shops.ts';
import './staff.ts';
import './keys.ts';
import './certificates.ts';
import './companies.ts';
import './tickets.ts';
import './warranty.ts';
import './decisions.ts';

export const run = (words: readonly string[], terminal: Terminal): Promise<number> =>
  withTerminal(terminal, async () => {
    try {
      await program.parseAsync(words, { from: 'user' });
      return 0;
    } catch (error) {
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.misused;
      const isRefusal = error instanceof ManageError || error instanceof GoodsFileError;
      const problem = isRefusal ? error.message : fileSystemProblem(error);
      if (!problem) throw error;
      warn(problem);
      return exitCodes.refused;
    }
  });
