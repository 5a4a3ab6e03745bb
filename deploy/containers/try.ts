import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../site/packages.ts';
import { CERTIFICATES, provideBaseImages } from './base-images.ts';
import { runImage, testSettings } from './run-image.ts';

/**
 * Builds the image and runs the site from it: with Docker or Podman as `compose.yaml` says, with buildah alone as single
 * containers on this machine's network.
 */
const started = performance.now();
const log = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);

/** The same for each call of Compose: the database keeps its first password. */
const settings = {
  ...testSettings,
  POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
  SITE_ORIGIN: 'http://localhost:8080',
};

const compose = (...args: string[]) =>
  execFileSync(engine!, ['compose', '-f', 'deploy/containers/compose.yaml', '-p', 'gate-site-try', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });

const fill = ['node', 'shared/programs/src/run.mjs', 'api/demo/main.ts'];

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

/** In megabytes; what a host of the site has to download. */
const MAX_SIZE = 350;
const IMAGE = 'gate-site-try';

async function inBuildah() {
  const temp = mkdtempSync(join(tmpdir(), 'gate-site-image-'));
  try {
    provideBaseImages(temp);
    log('The base images are here');
    const args = ['bud', '--isolation', 'chroot', '--format', 'docker', '--pull-never', '--layers', '--quiet'];
    // For a registry that is reached through a proxy of one's own.
    if (process.env.NODE_EXTRA_CA_CERTS) args.push('--build-arg', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`);
    execFileSync('buildah', [...args, '--file', 'deploy/containers/Dockerfile', '--tag', IMAGE, '.'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const size = sizeOf(IMAGE);
    log(`The image is built: ${size} MB`);
    if (size > MAX_SIZE) throw new Error(`Expected at most ${MAX_SIZE} MB: look what its last stage copies`);
    await runImage(IMAGE, temp, log);
    console.log('\nNot tried without Docker or Podman: compose.yaml, its networks and volumes, Caddy');
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

/** In megabytes, uncompressed. */
function sizeOf(image: string): number {
  const container = execFileSync('buildah', ['from', '--pull-never', image], { encoding: 'utf8' }).trim();
  try {
    const folder = execFileSync('buildah', ['mount', container], { encoding: 'utf8' }).trim();
    return Number(execFileSync('du', ['--summarize', '--block-size=1M', folder], { encoding: 'utf8' }).split('\t')[0]);
  } finally {
    execFileSync('buildah', ['rm', container], { stdio: 'ignore' });
  }
}

const hasBuildah = spawnSync('buildah', ['--version'], { stdio: 'ignore' }).status === 0;

try {
  if (!engine && !hasBuildah)
    throw new Error('Expected docker, podman or buildah, found none: install one (Debian: buildah, debootstrap)');
  await (engine ? inContainers() : inBuildah());
  log('Done');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
