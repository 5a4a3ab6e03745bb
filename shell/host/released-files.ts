import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { Release } from '@site/contracts/release';
import type { FastifyPluginAsync } from 'fastify';
import { readComposition } from '../releases/compositions.ts';
import type { Live } from '../releases/live.ts';
import type { Store } from '../releases/store.ts';

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

  app.addHook('onRequest', async (request) => {
    const [, name, version] = /^\/r\/([^/]+)\/([^/]+)\/client\//.exec(request.url) ?? [];
    if (name && version && !known.has(`/${name}/${version}/`)) await learn(name, version);
  });

  await app.register(serveStatic, {
    root: join(store.dataDir, 'releases'),
    prefix: '/r/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    allowedPath: (path) => {
      const [, release = '', file = ''] = /^(\/[^/]+\/[^/]+\/)(client\/.+)$/.exec(path) ?? [];
      return known.get(release)?.has(file) ?? false;
    },
  });
};
