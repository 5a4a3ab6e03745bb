import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { Release } from '@site/contracts/release';
import type { FastifyPluginAsync } from 'fastify';
import { readComposition } from '../releases/compositions.ts';
import { acceptedEncoding, encodings } from './compress-page.ts';
import { keptFiles } from './kept-files.ts';
import type { Live } from '../releases/live.ts';
import type { Store } from '../releases/store.ts';

const extensions = { br: '.br', gzip: '.gz' };

/**
 * `/r/<name>/<version>/client/…`: what releases show to browsers. Only what a release lists is sent, and so was checked;
 * server builds and descriptions stay inside.
 */
export const releasedFiles: FastifyPluginAsync<{ store: Store; live: Live }> = async (app, { store, live }) => {
  /** A release never changes: it is read once. */
  const known = new Map<string, ReadonlySet<string>>();

  async function learn(name: string, version: string) {
    const release = await store.read(name, version).catch(() => fromComposition(name, version));
    if (release) known.set(`/${name}/${version}/`, new Set(release.files.map(({ path }) => path)));
  }

  /** A description that is damaged after its activation is known from what is live. */
  async function fromComposition(name: string, version: string): Promise<Release | undefined> {
    const composition = await readComposition(store.dataDir, live.pick(0).pool.id);
    const releases = composition ? [composition.shell, ...composition.remotes] : [];
    return releases.find((release) => release.name === name && release.version === version);
  }

  app.addHook('onRequest', async ({ url, headers }) => {
    const [, name, version, file] = /^\/r\/([^/]+)\/([^/]+)\/(client\/[^?]*)/.exec(url) ?? [];
    if (!name || !version) return;
    const folder = `/${name}/${version}/`;
    if (!known.has(folder)) await learn(name, version);
    // Of compressed forms too only those that are listed: a file is looked for by what is accepted.
    const listed = encodings.filter((encoding) => known.get(folder)?.has(`${file}${extensions[encoding]}`));
    headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding'], listed) ?? 'identity';
  });

  await app.register(serveStatic, {
    root: join(store.dataDir, 'releases'),
    prefix: '/r/',
    ...keptFiles,
    allowedPath: (path) => {
      const [, release = '', file = ''] = /^(\/[^/]+\/[^/]+\/)(client\/.+)$/.exec(path) ?? [];
      return known.get(release)?.has(file) ?? false;
    },
  });
};
