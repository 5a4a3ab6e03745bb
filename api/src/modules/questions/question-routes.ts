import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { QuestionService } from './question-service.ts';

type Options = { questions: QuestionService; catalog: CatalogService; perAddress: number };

export const questionRoutes: FastifyPluginAsyncZod<Options> = async (app, { questions, catalog, perAddress }) => {
  app.route({
    ...endpoint('GET /product/{id}/questions/'),
    handler: (request) => questions.published(request.params.id, request.query.after),
  });

  app.route({
    ...endpoint('POST /product/{id}/questions/'),
    config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    handler: async ({ params: { id }, body, visitor, ip }) => {
      const [product] = await catalog.cardsByIds([id], visitor);
      if (!product) throw problems.notFound();
      await questions.ask(id, body, { userId: visitor.user?.id ?? null, address: ip });
      return { status: 'ok' as const };
    },
  });
};
