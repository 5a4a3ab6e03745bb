import { OkAnswer } from '@site/contracts/auth';
import { ProductQuestions, QuestionRequest } from '@site/contracts/questions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problems } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import { productId } from '../catalog/product-ids.ts';
import type { QuestionService } from './question-service.ts';

type Options = { questions: QuestionService; catalog: CatalogService; perAddress: number };

export const questionRoutes: FastifyPluginAsyncZod<Options> = async (app, { questions, catalog, perAddress }) => {
  const params = z.object({ id: productId });

  app.get(
    '/api/product/:id/questions/',
    { schema: { params, querystring: z.object({ after: productId }), response: { 200: ProductQuestions } } },
    (request) => questions.published(request.params.id, request.query.after),
  );

  app.post(
    '/api/product/:id/questions/',
    {
      schema: { params, body: QuestionRequest, response: { 200: OkAnswer } },
      config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    },
    async ({ params: { id }, body, visitor, ip }) => {
      const [product] = await catalog.cardsByIds([id], visitor);
      if (!product) throw problems.notFound();
      await questions.ask(id, body, { userId: visitor.user?.id ?? null, address: ip });
      return { status: 'ok' as const };
    },
  );
};
