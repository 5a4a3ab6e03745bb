import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { patches, readFault, RUNNERS } from './faults.ts';
import { root } from './packages.ts';

// `npm run faults` is long and rare: a change that a patch no longer fits must show here.
test.each(readdirSync(patches).filter((name) => name.endsWith('.patch')))(
  '%s applies to the sources, and names an existing test file',
  (patch) => {
    const { stderr } = spawnSync('git', ['apply', '--check', join(patches, patch)], { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe('');
    const [runner = '', file = ''] = readFault(patch).test.split(' ');
    expect([file, existsSync(join(root, RUNNERS[runner]!.folder, file))]).toEqual([file, true]);
  },
);
