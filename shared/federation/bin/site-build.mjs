#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

// webpack-cli with this package's webpack: with a second copy of it in a remote's own dependencies, plugins of the
// preset would tap the hooks of one and the other would build.
const require = createRequire(import.meta.url);
const args = ['--import', require.resolve('tsx'), require.resolve('webpack-cli/bin/cli.js'), ...process.argv.slice(2)];
const build = spawn(process.execPath, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => build.kill(signal));
build.on('exit', (code) => process.exit(code ?? 1));
