import { PageResponse } from '@site/contracts/page';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../../endpoint.ts';
import { requireMember } from '../../session/permission.ts';
import type { EntryPages } from './entry-pages.ts';
import type { EntryService } from './entry-service.ts';
import type { ProjectDrafts } from './project-drafts.ts';

type Options = { entries: EntryService; drafts: ProjectDrafts; entryPages: EntryPages };

const Id = z.object({ id: z.string().max(100) });
const ok = 'ok' as const;
const office = '/api/account/profile/main-office';
const projects = '/api/account/profile/projects';

export const entryRoutes: FastifyPluginAsyncZod<Options> = async (app, { entries, drafts, entryPages }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const page = { schema: { response: { 200: PageResponse } } };
  const item = { schema: { params: Id, response: { 200: PageResponse } } };

  app.get(`${office}/`, page, ({ visitor }) => entryPages.office(visitor, false));
  app.get(`${office}/edit/`, page, ({ visitor }) => entryPages.office(visitor, true));
  app.get(`${office}/branches/`, page, ({ visitor }) => entryPages.branches(visitor));
  app.get(`${office}/branches/add/`, page, ({ visitor }) => entryPages.branch(visitor, null, true));
  app.get(`${office}/branches/:id/`, item, ({ visitor, params }) => entryPages.branch(visitor, params.id, false));
  app.get(`${office}/branches/:id/edit/`, item, ({ visitor, params }) => entryPages.branch(visitor, params.id, true));
  app.get(`${projects}/`, page, ({ visitor }) => entryPages.projects(visitor));
  app.get(`${projects}/add/`, page, ({ visitor }) => entryPages.project(visitor, null, true));
  app.get(`${projects}/:id/`, item, ({ visitor, params }) => entryPages.project(visitor, params.id, true));
  app.get(`${projects}/:id/view/`, item, ({ visitor, params }) => entryPages.project(visitor, params.id, false));

  /** Checks the permission before validating the body. */
  const preValidation = async ({ visitor }: FastifyRequest) => void requireMember(visitor, 'company.edit');

  app.route({
    ...endpoint('POST /account/profile/main-office/edit/'),
    preValidation,
    handler: ({ visitor, body }) => entries.revise(visitor, { kind: 'office', id: null, content: body }),
  });
  for (const what of ['image', 'logo'] as const)
    app.route({
      ...endpoint(`DELETE /account/profile/main-office/edit/${what}/delete/{id}/`),
      handler: ({ visitor, params }) => entries.withoutPicture(visitor, 'office', params.id),
    });
  app.route({
    ...endpoint('POST /account/profile/main-office/branches/add/'),
    preValidation,
    handler: ({ visitor, body }) => entries.revise(visitor, { kind: 'branch', id: null, content: body }),
  });
  app.route({
    ...endpoint('POST /account/profile/main-office/branches/{id}/edit/'),
    preValidation,
    handler: ({ visitor, params, body }) => entries.revise(visitor, { kind: 'branch', id: params.id, content: body }),
  });
  app.route({
    ...endpoint('POST /account/profile/main-office/projects/add/'),
    preValidation,
    handler: ({ visitor, body }) => entries.revise(visitor, { kind: 'project', id: null, content: body }),
  });
  app.route({
    ...endpoint('POST /account/profile/main-office/project/{id}/edit/'),
    preValidation,
    handler: ({ visitor, params, body }) => entries.revise(visitor, { kind: 'project', id: params.id, content: body }),
  });
  for (const [at, kind] of [
    ['main-office/branches', 'branch'],
    ['projects', 'project'],
  ] as const)
    app.route({
      ...endpoint(`PUT /account/profile/${at}/{id}/visibility/`),
      preValidation,
      handler: async ({ visitor, params, body }) => {
        await entries.setHidden(visitor, kind, params.id, body.is_hidden);
        return { status: ok };
      },
    });
  app.route({
    ...endpoint('POST /account/profile/projects/draft/'),
    preValidation,
    handler: async ({ visitor, body }) => ({ status: ok, id: await drafts.add(visitor, body) }),
  });
  app.route({
    ...endpoint('PUT /account/profile/projects/{id}/draft/'),
    preValidation,
    handler: async ({ visitor, params, body }) => ({ status: ok, id: await drafts.change(visitor, params.id, body) }),
  });
  app.route({
    ...endpoint('DELETE /account/profile/projects/{id}/draft/'),
    handler: async ({ visitor, params }) => {
      await drafts.remove(visitor, params.id);
      return { status: ok };
    },
  });
  app.route({
    ...endpoint('DELETE /account/profile/projects/image/delete/{id}/'),
    handler: ({ visitor, params }) => entries.withoutPicture(visitor, 'project', params.id),
  });
};
