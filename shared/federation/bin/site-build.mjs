#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

// Runs webpack-cli with this package's webpack: with a second copy from a remote's own dependencies, the plugins of the
// preset would tap the hooks of one copy while the other one builds, and chunks would load without integrity. webpack-cli
// prefers the copy that the current folder resolves, unless the variable is set.
const require = createRequire(import.meta.url);
const args = ['--import', require.resolve('tsx'), require.resolve('webpack-cli/bin/cli.js'), ...process.argv.slice(2)];
const build = spawn(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, WEBPACK_CLI_SKIP_IMPORT_LOCAL: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => build.kill(signal));
build.on('exit', (code) => process.exit(code ?? 1));
