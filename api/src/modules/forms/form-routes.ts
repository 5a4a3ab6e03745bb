import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { FormService } from './form-service.ts';

type Options = { forms: FormService; perAddress: number };

export const formRoutes: FastifyPluginAsyncZod<Options> = async (app, { forms, perAddress }) => {
  app.route({
    ...endpoint('POST /forms/{form_code}/'),
    config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    handler: async (request) => {
      const sender = { userId: request.visitor.user?.id ?? null, address: request.ip };
      const number = await forms.accept(request.params.form_code, request.body, sender);
      return { status: 'ok' as const, number };
    },
  });
};
