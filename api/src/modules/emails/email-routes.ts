import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { type EmailKind, emailKinds } from '@site/contracts/personal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { requireUser } from '../session/logged-in.ts';
import type { EmailService } from './email-service.ts';

type Options = {
  emails: EmailService;
  seo: SeoBuilder;
  /** Links checked per network address and minute, against guessing. */
  checksPerAddress: number;
};

const titles: Record<EmailKind, string> = {
  account: 'Подтверждение электронной почты',
  learning: 'Подтверждение почты для онлайн-курсов',
};

export const emailRoutes: FastifyPluginAsyncZod<Options> = async (app, { emails, seo, checksPerAddress }) => {
  const config = { rateLimit: { max: checksPerAddress, timeWindow: 60_000 } };

  for (const kind of emailKinds) {
    app.get(
      `/api${paths.confirmEmail(kind, 'CODE').replace('CODE', ':code')}`,
      { config, schema: { params: z.object({ code: z.string().max(100) }), response: { 200: PageResponse } } },
      async ({ params }, reply) => {
        reply.header('cache-control', 'no-store');
        const title = titles[kind];
        return {
          seo: seo.build({
            title,
            description: title,
            h1: title,
            // The link itself is secret while it is valid.
            path: '/system/',
            crumbs: [{ name: title, url: '/system/' }],
            robots: 'noindex, nofollow',
          }),
          content: [],
          pagedata: { kind: 'email-link' as const, for: kind, state: await emails.stateOf(params.code, kind) },
        };
      },
    );
  }

  app.route({
    ...endpoint('POST /account/verify-email/'),
    config,
    handler: async ({ body }) => ({ status: 'ok' as const, state: await emails.confirm(body.code, body.kind) }),
  });

  app.route({
    ...endpoint('POST /account/personal/confirmation-email/'),
    config: { rateLimit: { max: 5, timeWindow: 60 * 60_000 } },
    handler: async ({ visitor, body }) => {
      await emails.ask(requireUser(visitor), body.kind);
      return { status: 'ok' as const };
    },
  });
};
