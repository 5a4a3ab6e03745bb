import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig, storeOf } from '../../shell/releases/config.ts';
import { publish } from '../../shell/releases/publishing.ts';
import { developmentShell } from './builds.ts';
import { root } from './packages.ts';

/** Returns the site of this checkout, with a development shell in its store. Starts the site if it is not running. */
export async function siteOfCheckout(): Promise<{ origin: string; secret: string; shell: string }> {
  const config = readConfig(process.env);
  const isUp = () =>
    fetch(`http://127.0.0.1:${config.PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await isUp())) {
    console.log('The site is not running: starting it');
    const site = spawn(process.execPath, [join(root, 'deploy/site/start.mjs')], {
      stdio: 'inherit',
      cwd: root,
      env: { NODE_ENV: 'development', ...process.env },
    });
    site.on('exit', (code) => process.exit(code ?? 1));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
    while (!(await isUp())) await pause(300);
  }

  console.log('Building the shell for development (hot reload needs React’s development build)');
  process.env.NODE_ENV = 'development';
  const { release } = await publish(storeOf(config), await developmentShell());
  return { origin: config.SITE_ORIGIN, secret: config.OVERRIDE_SECRET ?? '', shell: release.version };
}
