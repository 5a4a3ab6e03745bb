import multipart from '@fastify/multipart';
import { PageResponse } from '@site/contracts/page';
import { ApplicationRequest } from '@site/contracts/applications';
import { PersonalForm } from '@site/contracts/personal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import { toPersonal } from '../auth/personal.ts';
import type { ApplicationService } from '../applications/application-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { requireUser } from '../session/logged-in.ts';
import { requirePermission } from '../session/permission.ts';
import type { SessionService } from '../session/session-service.ts';
import { personalPage } from './personal-pages.ts';
import type { PersonalService } from './personal-service.ts';

type Options = {
  applications: ApplicationService;
  personal: PersonalService;
  seo: SeoBuilder;
  consents: ConsentService;
  sessions: SessionService;
};

const ok = { status: 'ok' as const };

/** Limit for changes of the e-mail address, because each sends an e-mail to the entered address. */
const letters = { max: 10, timeWindow: 60 * 60_000 };

/** One character more than the longest field has, in bytes. The parser truncates there, so the schema still rejects. */
const MAX_FIELD_BYTES = 4 * (2_000 + 1);

/** The specification has one endpoint for both forms. Only the partner network application has an INN. */
const isApplication = (body: unknown): boolean => typeof body === 'object' && body !== null && 'inn' in body;

function formOf<Form>(schema: z.ZodType<Form>, body: unknown): Form {
  const form = schema.safeParse(body ?? {});
  if (form.success) return form.data;
  throw problems.invalid(
    Object.fromEntries(form.error.issues.map(({ path, message }) => [path.map(String).join('.'), message])),
  );
}

export const personalRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { applications, personal, consents, seo, sessions },
) => {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 10, files: 0, fieldSize: MAX_FIELD_BYTES },
  });

  const limitLetters = app.limiter('letters to a new address', letters, ['address', 'session']);

  app.get('/api/account/personal/', { schema: { response: { 200: PageResponse } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return personalPage({ consents, seo, sessions }, request.visitor);
  });

  app.route({
    ...endpoint('POST /account/personal'),
    config: { rateLimit: { max: 30, timeWindow: 60_000 } },
    handler: async (request) => {
      const person = requireUser(request.visitor);
      if (isApplication(request.body)) {
        requirePermission(request.visitor, 'network.apply');
        const form = formOf(ApplicationRequest, request.body);
        const user = await applications.apply(request.visitor, form, request.ip);
        return { ...ok, user: toPersonal(user, request.visitor.company) };
      }
      const form = formOf(PersonalForm, request.body);
      if (form.email !== person.email) await limitLetters(request);
      return { ...ok, user: toPersonal(await personal.save(person, form), request.visitor.company) };
    },
  });

  app.route({
    ...endpoint('PUT /account/personal/notifications/'),
    handler: async (request) => {
      await personal.setNotifications(requireUser(request.visitor), request.body);
      return ok;
    },
  });

  app.route({
    ...endpoint('PUT /account/personal/marketing/'),
    handler: async (request) => {
      const { id } = requireUser(request.visitor);
      if (request.body.given) await consents.give(id, 'marketing', { form: 'personal', address: request.ip });
      else await consents.withdraw(id, 'marketing');
      return ok;
    },
  });

  app.route({
    ...endpoint('PUT /account/personal/publication/'),
    handler: async (request) => {
      const { id } = requireUser(request.visitor);
      if (request.body.given) {
        requirePermission(request.visitor, 'company.read');
        await consents.give(id, 'publication', { form: 'personal', address: request.ip });
      } else await consents.withdraw(id, 'publication');
      return ok;
    },
  });

  app.route({
    ...endpoint('DELETE /account/personal/sessions/{id}/'),
    handler: async (request) => {
      if (!(await sessions.endNamed(requireUser(request.visitor).id, request.params.id))) throw problems.notFound();
      return ok;
    },
  });

  app.route({
    ...endpoint('DELETE /account/personal/sessions/'),
    handler: async (request) => {
      await sessions.endOthers(requireUser(request.visitor).id, request.visitor.sessionId);
      return ok;
    },
  });
};
