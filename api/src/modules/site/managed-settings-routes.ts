import { CurrentContacts, Switches } from '@site/contracts/manage-settings';
import { siteTextNames } from '@site/contracts/site-groups';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/database.ts';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { nextConsentVersion } from './consent-version.ts';
import type { SiteService } from './site-service.ts';

type Options = { site: SiteService; decisions: DecisionService; now: () => Date };

/** Settings, texts and contacts of the site, for the back office. */
export const managedSettingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { site, decisions, now }) => {
  const recording =
    (author: string, noun: 'settings' | 'texts' | 'contacts') => (tx: Db, key: string, value: unknown) =>
      decisions.record(tx, { author, noun, subject: key, action: 'set', text: String(value) });

  app.route({
    ...endpoint('GET /manage/settings/'),
    handler: async () => Switches.parse((await site.current()).data.settings),
  });

  app.route({
    ...endpoint('PUT /manage/settings/'),
    handler: async ({ body, author }) =>
      Switches.parse(await site.change('settings', body, recording(author, 'settings'))),
  });

  app.route({
    ...endpoint('GET /manage/texts/'),
    handler: async () => (await site.current()).data.texts,
  });

  app.route({
    ...endpoint('PUT /manage/texts/{name}/'),
    handler: async ({ params: { name }, body: { text }, author }) => {
      const { texts } = (await site.current()).data;
      if (texts[name] === undefined && !Object.hasOwn(siteTextNames, name)) throw problems.notFound();
      return site.change(
        'texts',
        { [name]: text, ...(name === 'consent_feedback' && nextConsentVersion(texts, now())) },
        recording(author, 'texts'),
      );
    },
  });

  app.route({
    ...endpoint('GET /manage/contacts/'),
    handler: async () => CurrentContacts.parse((await site.current()).data.contacts),
  });

  app.route({
    ...endpoint('PUT /manage/contacts/'),
    handler: async ({ body, author }) =>
      CurrentContacts.parse(await site.change('contacts', body, recording(author, 'contacts'))),
  });
};
