import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../shared/testing/src/free-port.ts';
import { startPostgres } from '../../shared/testing/src/postgres-server.ts';

type Log = (text: string) => void;

/** Settings that production requires, for a site that sends nothing and is deleted after the test. */
export const testSettings = {
  HTTPS: 'none',
  REQUEST_PUBLIC_KEY: randomBytes(16).toString('hex'),
  MANAGE_KEY: randomBytes(16).toString('hex'),
  SMOKE_KEY: randomBytes(16).toString('hex'),
  SMS_API_ID: 'nobody',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'info@kamerton.example',
};

/** Packages for development only: the image must not contain them, not even as transitive dependencies. */
const developmentOnly = /^(jest|eslint|oxlint|oxfmt|typescript|webpack|playwright|knip|@rspack\+core)@/m;

async function waitForResponse(url: string, child: ChildProcess): Promise<Response> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not return a successful response: see the output above`);
}

/** Runs `image` in containers of buildah: its programs use the network of this machine and share the folder /data. */
function containersOf(image: string, data: string, env: Record<string, string>) {
  const containers: string[] = [];
  const running: ChildProcess[] = [];

  function command(program: string[]): string[] {
    // buildah's own limit of 1,024 open files is less than a start of the API takes.
    const from = ['from', '--pull-never', '--ulimit', 'nofile=16384:16384', image];
    const container = execFileSync('buildah', from, { encoding: 'utf8' }).trim();
    containers.push(container);
    const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    return ['run', '--isolation', 'chroot', '--volume', `${data}:/data`, ...settings, container, '--', ...program];
  }
  return {
    start(...program: string[]) {
      // A process group of its own: buildah does not pass signals on to the program in the container.
      const child = spawn('buildah', command(program), { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
      running.push(child);
      return child;
    },
    run: (...program: string[]) => {
      const { status, stdout } = spawnSync('buildah', command(program), {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return { ok: status === 0, output: stdout };
    },
    async remove() {
      for (const child of running) {
        if (child.exitCode !== null) continue;
        const exited = new Promise((resolve) => child.once('exit', resolve));
        process.kill(-child.pid!, 'SIGTERM');
        await exited;
      }
      execFileSync('buildah', ['rm', ...containers], { stdio: 'ignore' });
    },
  };
}

/** Runs the site from the image with production settings on an empty PostgreSQL server. `temp` is a folder for its data. */
export async function runImage(image: string, temp: string, log: Log) {
  const data = join(temp, 'data');
  mkdirSync(data, { recursive: true });
  // The user of the image.
  chmodSync(data, 0o777);
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const postgres = await startPostgres();
  const containers = containersOf(image, data, {
    DATABASE_URL: postgres.url,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    SITE_ORIGIN: origin,
    PUBLIC_HOST: origin,
    UNSIGNED_RELEASES: 'accepted',
    ...testSettings,
    LOG_LEVEL: 'warn',
  });
  const program = (file: string) => ['node', 'shared/programs/src/run.mjs', file];
  const isHealthy = (url: string) => containers.run('node', 'deploy/containers/healthy.mjs', url).ok;

  try {
    const found = containers.run('ls', 'node_modules/.pnpm').output.match(developmentOnly);
    if (found) throw new Error(`Expected no development packages in the image, found ${found[0]}: remove it`);
    if (/^demo$/m.test(containers.run('ls', 'api').output))
      throw new Error('Expected no demonstration in the image, found api/demo: copy only the other folders of the API');
    const api = containers.start(...program('api/src/main.ts'));
    await waitForResponse(`http://127.0.0.1:${apiPort}/healthz`, api);
    log('The API is healthy');
    if (!containers.run(...program('deploy/containers/release-all.ts')).ok)
      throw new Error('The releases of the image could not be activated: see the output above');
    log('The releases of the image are live');
    const host = containers.start(...program('shell/host/main.ts'));
    await waitForResponse(`${origin}/readyz`, host);
    if (!isHealthy(`${origin}/readyz`) || isHealthy(`${origin}/nowhere/`))
      throw new Error('Expected the health check to pass for /readyz and to fail for a missing page');
    log('The host is alive and ready');
    const page = await (await waitForResponse(`${origin}/`, host)).text();
    if (!page.includes('</html>') || !page.includes('<main'))
      throw new Error('Expected a complete home page, but its end or its content is missing');
    const dev = await fetch(`${origin}/dev/`);
    if (dev.ok) throw new Error('Expected no development pages in production, but /dev/ is accessible');
    log('The home page is rendered, and development pages are not accessible');
  } finally {
    await containers.remove();
    await postgres.remove();
  }
}
