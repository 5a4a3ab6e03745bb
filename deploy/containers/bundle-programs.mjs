import { join } from 'node:path';
import { bundleOf } from '../../shared/programs/src/bundle.mjs';

/** The programs that containers run, so that none is bundled at its start. */
const programs = [
  'api/src/main.ts',
  'api/src/modules/goods/read-goods-process.ts',
  'api/manage/main.ts',
  'api/backup/main.ts',
  'shell/host/main.ts',
  'shell/releases/cli/main.ts',
  'deploy/containers/release-all.ts',
];
for (const program of programs) await bundleOf(join(import.meta.dirname, '../..', program));
