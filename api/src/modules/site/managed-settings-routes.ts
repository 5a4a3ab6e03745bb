import { Switches } from '@site/contracts/manage-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/database.ts';
import { endpoint } from '../../endpoint.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { SiteService } from './site-service.ts';

type Options = { site: SiteService; decisions: DecisionService };

/** The switches of the site, for the back office. */
export const managedSettingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { site, decisions }) => {
  app.route({
    ...endpoint('GET /manage/settings/'),
    handler: async () => Switches.parse((await site.current()).data.settings),
  });

  app.route({
    ...endpoint('PUT /manage/settings/'),
    handler: async ({ body, author }) =>
      Switches.parse(
        await site.change(body, async (tx: Db, key: string, value: unknown) => {
          await decisions.record(tx, { author, noun: 'settings', subject: key, action: 'set', text: String(value) });
        }),
      ),
  });
};
