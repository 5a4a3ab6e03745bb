import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { Release } from '@site/contracts/release';
import type { FastifyPluginAsync } from 'fastify';
import { readComposition } from '../releases/compositions.ts';
import { acceptedEncoding, encodings } from './compress-page.ts';
import { immutableFiles } from './immutable-files.ts';
import type { Live } from '../releases/live.ts';
import type { Store } from '../releases/store.ts';

const extensions = { br: '.br', gzip: '.gz' };

/**
 * `/r/<name>/<version>/client/…`: client files of releases. Only listed files, which were checked, are served; server
 * builds and descriptions are not.
 */
export const releasedFiles: FastifyPluginAsync<{ store: Store; live: Live }> = async (app, { store, live }) => {
  /** Listed files per release. Releases are immutable, so each is read once. */
  const known = new Map<string, ReadonlySet<string>>();

  async function readListed(name: string, version: string) {
    const release = await store.read(name, version).catch(() => fromComposition(name, version));
    if (release) known.set(`/${name}/${version}/`, new Set(release.files.map(({ path }) => path)));
  }

  /** Reads the release from the live composition, if its description was damaged after its activation. */
  async function fromComposition(name: string, version: string): Promise<Release | undefined> {
    if (live.pick(0).versions[name] !== version) return undefined;
    const composition = await readComposition(store.dataDir, live.pick(0).pool.id);
    const releases = composition ? [composition.shell, ...composition.remotes] : [];
    return releases.find((release) => release.name === name && release.version === version);
  }

  app.addHook('onRequest', async ({ url, headers }) => {
    const [, name, version, file] = /^\/r\/([^/]+)\/([^/]+)\/(client\/[^?]*)/.exec(url) ?? [];
    if (!name || !version) return;
    const folder = `/${name}/${version}/`;
    if (!known.has(folder)) await readListed(name, version);
    // The static plugin looks for the accepted encodings, so only the listed ones may remain in the header.
    const listed = encodings.filter((encoding) => known.get(folder)?.has(`${file}${extensions[encoding]}`));
    headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding'], listed) ?? 'identity';
  });

  await app.register(serveStatic, {
    root: join(store.dataDir, 'releases'),
    prefix: '/r/',
    ...immutableFiles,
    allowedPath: (path) => {
      const [, release = '', file = ''] = /^(\/[^/]+\/[^/]+\/)(client\/.+)$/.exec(path) ?? [];
      return known.get(release)?.has(file) ?? false;
    },
  });
};
