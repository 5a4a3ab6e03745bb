import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { ManagedQuestions } from './managed-questions.ts';

export const managedQuestionRoutes: FastifyPluginAsyncZod<{ questions: ManagedQuestions }> = async (
  app,
  { questions },
) => {
  app.route({ ...endpoint('GET /manage/questions/'), handler: ({ query }) => questions.list(query) });
  app.route({
    ...endpoint('GET /manage/questions/{number}/'),
    handler: ({ params }) => questions.show(params.number),
  });
  app.route({
    ...endpoint('POST /manage/questions/{number}/answer/'),
    handler: ({ params, body, author }) => questions.answer(params.number, body, author),
  });
};
