import { createHash } from 'node:crypto';
import { OkAnswer } from '@site/contracts/auth';
import { formCodes, FormRequest } from '@site/contracts/blocks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { formRequests } from '../../db/schema.ts';
import type { SiteService } from '../site/site.ts';

export const createFormRepository = (db: Db) => ({
  add: (row: Omit<typeof formRequests.$inferInsert, 'id'>) => db.insert(formRequests).values(row),
});

type Dependencies = { repository: ReturnType<typeof createFormRepository>; site: SiteService; now: () => Date };
type Sender = { userId: string | null; address: string };

export const createFormService = ({ repository, site, now }: Dependencies) => ({
  /** The law wants proof of what exactly was agreed to: the version of the consent text and its hash. */
  async accept(formCode: (typeof formCodes)[number], { consent: _given, ...fields }: FormRequest, sender: Sender) {
    const { texts } = (await site.current()).data;
    await repository.add({
      form_code: formCode,
      fields,
      user_id: sender.userId,
      address: sender.address,
      consent_version: texts.consent_version ?? '',
      consent_hash: createHash('sha256')
        .update(texts.consent_feedback ?? '')
        .digest('hex'),
      created_at: now(),
    });
  },
});

export type FormService = ReturnType<typeof createFormService>;

type Options = { forms: FormService; perAddress: number };

export const formRoutes: FastifyPluginAsyncZod<Options> = async (app, { forms, perAddress }) => {
  app.post(
    '/api/forms/:form_code/',
    {
      schema: {
        params: z.object({ form_code: z.enum(formCodes) }),
        body: FormRequest,
        response: { 200: OkAnswer },
      },
      config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    },
    async (request) => {
      const sender = { userId: request.visitor.user?.id ?? null, address: request.ip };
      await forms.accept(request.params.form_code, request.body, sender);
      return { status: 'ok' as const };
    },
  );
};
