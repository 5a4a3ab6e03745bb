import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../http/attachment.ts';
import { endpoint } from '../../endpoint.ts';
import { acceptUploads } from '../../uploads/accept-uploads.ts';
import { contentTypes } from '../../uploads/file-kind.ts';
import { requireMember } from '../session/permission.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { TicketFiles } from './ticket-files.ts';
import type { TicketService } from './ticket-service.ts';

type Options = { tickets: TicketService; files: TicketFiles; seo: SeoBuilder };

export const ticketRoutes: FastifyPluginAsyncZod<Options> = async (app, { tickets, files, seo }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const pageSeo = seo.build({
    title: 'Помощь',
    description: 'Вопросы о\u00a0профиле компании.',
    h1: 'Помощь',
    path: paths.accountHelp(),
    crumbs: [
      { name: 'Личный кабинет', url: paths.account() },
      { name: 'Профиль компании', url: paths.accountProfile() },
      { name: 'Помощь', url: paths.accountHelp() },
    ],
    robots: 'noindex, nofollow',
  });
  app.get('/api/account/profile/help/', { schema: { response: { 200: PageResponse } } }, async ({ visitor }) => ({
    seo: pageSeo,
    content: [],
    pagedata: { kind: 'company-help' as const, tickets: await tickets.own(visitor) },
  }));
  const uploadOf = await acceptUploads(app);
  app.route({
    ...endpoint('POST /account/profile/help/files/'),
    config: { rateLimit: { max: 100, timeWindow: 60 * 60_000 } },
    handler: async (request) => {
      const { user } = requireMember(request.visitor, 'company.read');
      return { status: 'ok' as const, file: await files.upload(user.id, await uploadOf(request)) };
    },
  });
  app.route({
    ...endpoint('POST /account/profile/help'),
    config: { rateLimit: { max: 20, timeWindow: 60 * 60_000 } },
    // Check the permission before validating the body.
    preValidation: async ({ visitor }) => void requireMember(visitor, 'company.read'),
    handler: async ({ visitor, body }) => ({ status: 'ok' as const, ticket: await tickets.ask(visitor, body) }),
  });
};

type OpenFile = Awaited<ReturnType<TicketFiles['open']>>;
const sent = (reply: FastifyReply, { name, extension, content }: OpenFile) =>
  asAttachment(reply, name, contentTypes[extension]).send(content);

/** Plain links without a request key: read-only, authorised by the session. */
export const ticketDownloadRoutes: FastifyPluginAsyncZod<Pick<Options, 'tickets'>> = async (app, { tickets }) => {
  app.route({
    ...endpoint('GET /account/profile/help/{number}/files/{file}'),
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ visitor, params }, reply) =>
      sent(reply, await tickets.openOwn(visitor, params.number, params.file)),
  });
};

export const managedTicketRoutes: FastifyPluginAsyncZod<Pick<Options, 'tickets' | 'files'>> = async (
  app,
  { tickets, files },
) => {
  app.route({ ...endpoint('GET /manage/tickets/'), handler: ({ query }) => tickets.list(query) });
  app.route({ ...endpoint('GET /manage/tickets/{number}/'), handler: ({ params }) => tickets.show(params.number) });
  app.route({
    ...endpoint('GET /manage/tickets/{number}/files/{file}'),
    handler: async ({ params }, reply) => sent(reply, await files.open(params.number, params.file)),
  });
  app.route({
    ...endpoint('POST /manage/tickets/{number}/answer/'),
    handler: ({ params, body, author }) => tickets.answer(params.number, body.text, author),
  });
};
