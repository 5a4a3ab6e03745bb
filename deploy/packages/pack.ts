import { join, relative, resolve } from 'node:path';
import { root } from '../site/packages.ts';
import { packShared } from './shared-packages.ts';

const to = resolve(process.argv[2] ?? join(root, 'dist/packages'));
const packed = await packShared(to);
for (const [name, file] of packed) console.log(`${name}: ${relative(root, file)}`);
