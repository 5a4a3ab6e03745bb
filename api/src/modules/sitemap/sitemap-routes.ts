import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { digits } from '@site/contracts/fields';
import { z } from 'zod';
import { refuseInMaintenance } from '../site/maintenance.ts';
import type { SiteService } from '../site/site-service.ts';
import type { SitemapService } from './sitemap-service.ts';

const HOUR = 'public, max-age=3600';

const FileNumber = z.object({ file: digits(z.number().int().positive()) });

type Options = { sitemap: SitemapService; site: SiteService };

/** Served at the site's root. robots.txt stays available in maintenance: search engines stop crawling when it fails. */
export const sitemapRoutes: FastifyPluginAsyncZod<Options> = async (app, { sitemap, site }) => {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(sitemap.robots()),
  );

  await app.register(async (maps) => {
    maps.addHook('onRequest', refuseInMaintenance(site));
    maps.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200) reply.type('application/xml; charset=utf-8').header('cache-control', HOUR);
    });
    maps.get('/sitemap.xml', () => sitemap.index());
    maps.get('/sitemap-pages.xml', () => sitemap.pages());
    maps.get('/sitemap-catalog.xml', () => sitemap.catalog());
    maps.get('/sitemap-publications.xml', () => sitemap.publications());
    maps.get<{ Params: { file: string } }>('/sitemap-products-:file(^\\d{1,4}$).xml', ({ params }) =>
      sitemap.products(FileNumber.parse(params).file),
    );
  });
};
