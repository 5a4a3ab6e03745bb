import { PageResponse } from '@site/contracts/page';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import { requireMember } from '../../session/permission.ts';
import type { AssortmentPages } from './assortment-pages.ts';
import type { AssortmentService } from './assortment-service.ts';

type Options = { assortment: AssortmentService; assortmentPages: AssortmentPages };

const services = '/api/account/profile/expanded-services/';
const products = '/api/account/profile/self-products/';

export const assortmentRoutes: FastifyPluginAsyncZod<Options> = async (app, { assortment, assortmentPages }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const page = { schema: { response: { 200: PageResponse } } };
  app.get(services, page, ({ visitor }) => assortmentPages.services(visitor));
  app.get(products, page, ({ visitor }) => assortmentPages.products(visitor));

  /** Checks the permission before validating the body. */
  const preValidation = async ({ visitor }: FastifyRequest) => void requireMember(visitor, 'assortment.edit');
  app.route({
    ...endpoint('POST /account/profile/expanded-services/'),
    preValidation,
    handler: ({ visitor, body }) => assortment.add(visitor, 'service', body),
  });
  app.route({
    ...endpoint('PUT /account/profile/expanded-services/{id}/'),
    preValidation,
    handler: ({ visitor, params, body }) => assortment.change(visitor, 'service', params.id, body),
  });
  app.route({
    ...endpoint('DELETE /account/profile/expanded-services/{id}/'),
    handler: ({ visitor, params }) => assortment.remove(visitor, 'service', params.id),
  });
  app.route({
    ...endpoint('POST /account/profile/self-products/'),
    preValidation,
    handler: ({ visitor, body }) => assortment.add(visitor, 'product', body),
  });
  app.route({
    ...endpoint('PUT /account/profile/self-products/{id}/'),
    preValidation,
    handler: ({ visitor, params, body }) => assortment.change(visitor, 'product', params.id, body),
  });
  app.route({
    ...endpoint('DELETE /account/profile/self-products/{id}/'),
    handler: ({ visitor, params }) => assortment.remove(visitor, 'product', params.id),
  });
};
