import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../site/packages.ts';

type Log = (text: string) => void;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Packages for development only: the image must not contain them, not even as transitive dependencies. */
const developmentOnly = /^(jest|eslint|oxlint|typescript|prettier|webpack|playwright|knip|@rspack\+core)@/;

async function waitForResponse(url: string, child: ChildProcess): Promise<Response> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not return a successful response: see the output above`);
}

/** Runs the site from the rehearsed file system of the image, with production settings. */
export async function tryInFolder(folder: string, imageEnv: Record<string, string>, temp: string, log: Log) {
  const found = readdirSync(join(folder, 'node_modules/.pnpm')).filter((name) => developmentOnly.test(name));
  if (found.length)
    throw new Error(
      `Expected no development packages in the image, found ${found.join(', ')}: remove them from dependencies`,
    );

  if (existsSync(join(folder, 'api/demo')))
    throw new Error('Expected no demonstration in the image, found api/demo: copy only the other folders of the API');

  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH,
    ...imageEnv,
    DATA_DIR: join(temp, 'data'),
    PORT: String(port),
    API_PORT: String(apiPort),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    SITE_ORIGIN: origin,
    PUBLIC_HOST: origin,
    HTTPS: 'none',
    REQUEST_PUBLIC_KEY: randomBytes(16).toString('hex'),
    MANAGE_KEY: randomBytes(16).toString('hex'),
    SMS_API_ID: 'nobody',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'warn',
  };
  const program = (file: string) => ['--import', 'tsx', file];
  const running: ChildProcess[] = [];
  const start = (file: string) => {
    const child = spawn(process.execPath, program(file), { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
    running.push(child);
    return child;
  };
  const healthy = (url: string) =>
    spawnSync(process.execPath, ['deploy/containers/healthy.mjs', url], { cwd: folder }).status === 0;

  try {
    const filled = spawnSync(process.execPath, program('api/demo/main.ts'), { cwd: root, env, stdio: 'inherit' });
    if (filled.status !== 0) throw new Error('The demonstration could not be prepared: see the output above');
    log('The database has the products and pages of the demonstration, and DATA_DIR its pictures');
    const api = start('api/src/main.ts');
    await waitForResponse(`${env.API_ORIGIN}/healthz`, api);
    log('The API is healthy');
    const released = spawnSync(process.execPath, program('deploy/containers/release-all.ts'), {
      cwd: folder,
      env,
      stdio: 'inherit',
    });
    if (released.status !== 0)
      throw new Error('The releases of the image could not be activated: see the output above');
    const host = start('shell/host/main.ts');
    await waitForResponse(`${origin}/readyz`, host);
    if (!healthy(`${origin}/readyz`) || healthy(`${origin}/nowhere/`))
      throw new Error('Expected the health check to pass for /readyz and to fail for a missing page');
    log('The host is alive and ready');
    const page = await (await waitForResponse(`${origin}/catalog/sliding-gates/`, host)).text();
    if (!page.includes('</html>') || !page.includes('<h1'))
      throw new Error('Expected a complete category page, but its end or its heading is missing');
    const picture = await (await waitForResponse(`${origin}/media/product/privod-sl-80.svg`, host)).text();
    if (!picture.includes('role="img"')) throw new Error('Expected the stored picture of a product, got a placeholder');
    const dev = await fetch(`${origin}/dev/`);
    if (dev.ok) throw new Error('Expected no development pages in production, but /dev/ is accessible');
    log('A category page is rendered, and development pages are not accessible');
  } finally {
    for (const child of running) child.kill('SIGTERM');
  }
}
