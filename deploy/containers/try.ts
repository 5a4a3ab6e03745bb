import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../site/packages.ts';
import { parseDockerfile } from './dockerfile.ts';
import { rehearse } from './rehearsal.ts';
import { tryInFolder } from './try-in-folder.ts';

/** Builds the image and runs the site from it. Without a container engine, runs the same steps in a folder. */
const started = performance.now();
const log = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);

const compose = (...args: string[]) =>
  execFileSync(engine!, ['compose', '-f', 'deploy/containers/compose.yaml', '-p', 'gate-site-try', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
      REQUEST_PUBLIC_KEY: randomBytes(12).toString('hex'),
      MANAGE_KEY: randomBytes(16).toString('hex'),
      SMS_API_ID: 'nobody',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'info@kamerton.example',
      SITE_ORIGIN: 'http://localhost:8080',
      HTTPS: 'none',
    },
  });

const fill = ['node', '--import', 'tsx', 'api/demo/main.ts'];

async function inContainers() {
  try {
    compose('up', '--build', '--wait', 'postgres');
    // The image has no demonstration: the checkout's is mounted for this one run.
    compose('run', '--rm', '--volume', `${root}/api/demo:/site/api/demo:ro`, 'api', ...fill);
    compose('up', '--build', '--wait');
    log('All services are healthy');
    const page = await fetch('http://localhost:8080/');
    if (!page.ok)
      throw new Error(`Expected 200 from the home page, got ${page.status}: see the logs of the containers`);
    log('The proxy serves the home page');
  } finally {
    compose('down', '--volumes');
  }
}

async function withoutEngine() {
  const temp = mkdtempSync(join(tmpdir(), 'gate-site-image-'));
  try {
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    const stages = parseDockerfile(readFileSync(join(root, 'deploy/containers/Dockerfile'), 'utf8'));
    const { folder, env, skipped } = rehearse(stages, root, temp, packageManager, log);
    const size = execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0];
    log(`The last stage is ${size} MB`);
    await tryInFolder(folder, env, temp, log);
    console.log('\nNo container engine is running here. Not tried:');
    for (const step of [...skipped, 'compose.yaml: services, volumes, PostgreSQL, Caddy']) console.log(`  ${step}`);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

try {
  await (engine ? inContainers() : withoutEngine());
  log('Done');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
