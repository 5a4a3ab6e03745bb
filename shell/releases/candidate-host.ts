import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Composition } from '@site/contracts/composition';
import type { Registry } from '@site/contracts/release';
import { programArgs } from '@site/programs/program-args';
import { writeComposition } from './compositions.ts';
import { deploymentsOf } from './registry.ts';
import { ReleaseError } from './release-error.ts';
import type { SiteOptions } from './site-options.ts';
import { inFolder } from './shelf/open-shelf.ts';
import { FileState } from './state/file-state.ts';
import { Store } from './store.ts';

/** In ms. */
const START_TIMEOUT = 30_000;

/**
 * Starts a host that serves one composition, which is not live, with the site's API. It is a process with a data folder of
 * its own, because this package may not import the host; the releases in it are links to those of the store.
 */
export async function startCandidateHost(store: Store, composition: Composition, site: SiteOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'candidate-'));
  const own = new Store({ ...inFolder(dataDir), state: new FileState(dataDir) });
  const microFrontends: Registry['microFrontends'] = {};
  for (const release of [composition.shell, ...composition.remotes]) {
    const { name, version } = release;
    await mkdir(dirname(own.folder(name, version)), { recursive: true });
    await symlink(store.folder(name, version), own.folder(name, version));
    microFrontends[name] = deploymentsOf(release, 100, undefined);
  }
  await writeComposition(own.documents, composition);
  const empty = await own.state.readRegistry();
  await own.state.withLock((lock) => lock.replaceRegistry({ ...empty, microFrontends }, empty, []));

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { PATH, HOME, TMPDIR } = process.env;
  const host = spawn(process.execPath, programArgs(join(import.meta.dirname, '../host/main.ts')), {
    env: {
      ...{ PATH, HOME, TMPDIR, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
      ...{ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), SITE_ORIGIN: origin },
      ...{ API_ORIGIN: site.apiOrigin, REQUEST_PUBLIC_KEY: site.publicKey },
      ...{ RENDERER_MEMORY: String(site.rendererMemory), BEACON_SHARE: '0', OFFLINE_WORKER: 'off' },
    },
    stdio: 'ignore',
  });
  const closed = once(host, 'close');
  async function stop() {
    host.kill('SIGTERM');
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  }
  const deadline = performance.now() + START_TIMEOUT;
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (performance.now() < deadline && host.exitCode === null) {
      await pause(50);
      continue;
    }
    await stop();
    throw new ReleaseError('The host on which a browser opens the new pages does not start: pass --no-browser');
  }
  return { origin, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
