import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { FormService } from '../../forms/form-service.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { academyCrumb } from '../academy-page.ts';
import { calendarCrumb } from './calendar-page.ts';

type Options = { forms: FormService; seo: SeoBuilder; perAddress: number };

const title = 'Индивидуальное обучение';

/** The request for a custom event, which is in no calendar. */
export const customEventRoutes: FastifyPluginAsyncZod<Options> = async (app, { forms, seo, perAddress }) => {
  const path = paths.academyEvent('custom');
  app.get(`/api${path}`, { schema: { response: { 200: PageResponse } } }, async () => ({
    seo: seo.build({
      title,
      description:
        'Занятие для вашей компании: у\u00a0нас, на\u00a0вашей площадке или онлайн, группа от 5\u00a0до 30\u00a0человек.',
      h1: title,
      path,
      crumbs: [academyCrumb, calendarCrumb, { name: title, url: path }],
    }),
    content: [],
    pagedata: { kind: 'academy-custom' as const },
  }));

  app.route({
    ...endpoint('POST /academy/custom-events/'),
    config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    handler: async ({ body, visitor, ip }) => {
      const sender = { userId: visitor.user?.id ?? null, address: ip };
      return { status: 'ok' as const, ...(await forms.accept('training-request', body, sender)) };
    },
  });
};
