import type { FastifyPluginAsync } from 'fastify';
import type { Site } from '../../http/site-addresses.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import { brokenLinksWait } from './document-link-repository.ts';
import { DocumentLinks } from './document-links.ts';

type Options = Omit<Site, 'app'> & { links: DocumentLinks };

/** Gives the sweep the started application, to call its pages. */
const linkedPages: FastifyPluginAsync<Options> = async (app, { links, ...site }) => {
  app.addHook('onReady', async () => links.serveFrom({ app, ...site }));
};

export const documentLinksModule = defineModule(
  'document links',
  ({ config, db, now, redirects }: Core & { redirects: RedirectService }) => {
    const links = new DocumentLinks({ db, now, redirects });
    return {
      routes: () => ({ manage: [mount(linkedPages, { links, db, now, publicKey: config.REQUEST_PUBLIC_KEY })] }),
      sweep: () => links.check(),
      waiting: { pages: brokenLinksWait },
    };
  },
);
