import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { ManagedProductQuestions } from './managed-product-questions.ts';

export const managedProductQuestionRoutes: FastifyPluginAsyncZod<{ questions: ManagedProductQuestions }> = async (
  app,
  { questions },
) => {
  app.route({ ...endpoint('GET /manage/product-questions/'), handler: ({ query }) => questions.list(query) });
  app.route({ ...endpoint('GET /manage/product-questions/{id}/'), handler: ({ params }) => questions.show(params.id) });
  app.route({
    ...endpoint('POST /manage/product-questions/{id}/publish/'),
    handler: ({ params, body, author }) => questions.answer(params.id, body.text, author),
  });
};
