import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { Release } from '@site/contracts/release';
import type { FastifyPluginAsync } from 'fastify';
import { readComposition } from '../releases/compositions.ts';
import { acceptedEncoding, encodings } from './compress-page.ts';
import { immutableFiles } from './immutable-files.ts';
import type { Live } from '../releases/live.ts';
import type { Store } from '../releases/store.ts';

/** Descriptions read at a time, so that requests for unknown releases do not occupy this process. */
const MAX_READING = 32;

const extensions = { br: '.br', gzip: '.gz' };

/**
 * `/r/<name>/<version>/client/…`: client files of releases. Only listed files, which were checked, are served; server
 * builds and descriptions are not.
 */
export const releasedFiles: FastifyPluginAsync<{ store: Store; live: Live }> = async (app, { store, live }) => {
  /** Listed files per release. Releases are immutable, so each is read once. */
  const known = new Map<string, ReadonlySet<string>>();
  let reading = 0;

  async function readListed(name: string, version: string) {
    if (reading >= MAX_READING) return;
    reading++;
    const release = await store.read(name, version).catch(() => fromComposition(name, version));
    reading--;
    if (release) known.set(`/${name}/${version}/`, new Set(release.files.map(({ path }) => path)));
  }

  /** Reads the release from the live composition, if its description was damaged after its activation. */
  async function fromComposition(name: string, version: string): Promise<Release | undefined> {
    if (live.pick(0).versions[name] !== version) return undefined;
    const composition = await readComposition(store.documents, live.pick(0).pool.id);
    const releases = composition ? [composition.shell, ...composition.remotes] : [];
    return releases.find((release) => release.name === name && release.version === version);
  }

  app.addHook('onRequest', async ({ url, headers }) => {
    const [, name, version, file] = /^\/r\/([^/]+)\/([^/]+)\/(client\/[^?]*)/.exec(url) ?? [];
    if (!name || !version) return;
    const folder = `/${name}/${version}/`;
    if (!known.has(folder)) await readListed(name, version);
    // An open page may ask for a release that this host has not used, or no longer has.
    if (known.get(folder)?.has(file!)) await store.ensure({ name, version }).catch(() => {}); // Then the file is missing.
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
