import * as auth from '@site/contracts/auth';
import * as blocks from '@site/contracts/blocks';
import * as cart from '@site/contracts/cart';
import * as catalog from '@site/contracts/catalog';
import { endpoints } from '@site/contracts/endpoints';
import { LINES } from '@site/contracts/lines';
import * as lists from '@site/contracts/lists';
import * as manage from '@site/contracts/manage';
import { MANAGE_AUTHOR_HEADER } from '@site/contracts/manage';
import * as manageOrders from '@site/contracts/manage-orders';
import * as manageQuestions from '@site/contracts/manage-questions';
import * as manageSettings from '@site/contracts/manage-settings';
import * as manageUsers from '@site/contracts/manage-users';
import * as offerDocument from '@site/contracts/offer-document';
import * as orders from '@site/contracts/orders';
import * as personal from '@site/contracts/personal';
import * as page from '@site/contracts/page';
import * as picture from '@site/contracts/picture';
import * as problem from '@site/contracts/problem';
import * as questions from '@site/contracts/questions';
import { REQUEST_KEY_HEADER, SESSION_COOKIE } from '@site/contracts/request-key';
import * as search from '@site/contracts/search';
import * as seo from '@site/contracts/seo';
import * as siteData from '@site/contracts/site-data';
import * as userData from '@site/contracts/user-data';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';

const contracts = [
  auth,
  blocks,
  cart,
  catalog,
  lists,
  manage,
  manageOrders,
  manageQuestions,
  manageSettings,
  manageUsers,
  offerDocument,
  orders,
  personal,
  page,
  picture,
  problem,
  questions,
  search,
  seo,
  siteData,
  userData,
];

const schemas = Object.fromEntries(
  contracts.flatMap((module) =>
    Object.entries<unknown>(module).filter((named): named is [string, z.ZodType] => named[1] instanceof z.ZodType),
  ),
);

type Entry = {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  form?: z.ZodObject;
  answer?: z.ZodType;
  progress?: z.ZodType;
  file?: string;
  content?: z.ZodType;
};

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** A line of a long call: progress, and at the end the answer or the problem. */
const lineOf = (progress: z.ZodType, answer: z.ZodType) =>
  z.union([
    z.object({ progress }),
    z.object({ answer }),
    z.object({ status: z.int().describe('the HTTP status of the refusal'), problem: problem.Problem }),
  ]);

const isManaged = (path: string) => path.startsWith('/manage/');

const author = z.object({
  [MANAGE_AUTHOR_HEADER]: z
    .string()
    .optional()
    .describe('with MANAGE_KEY: author of the decision, URI-encoded; recorded with it'),
});

function securityOf(path: string, isFile: boolean): Pick<ZodOpenApiOperationObject, 'security'> {
  if (isManaged(path)) return { security: [{ manageKey: [] }, { requestKey: [], session: [] }] };
  if (path.startsWith('/smoke/')) return { security: [{ smokeKey: [] }] };
  // Files are plain links and this document is public: both need no request key.
  return isFile || path === '/openapi.json' ? { security: [] } : {};
}

function operationOf(
  name: string,
  { summary, params, query, body, form, answer, progress, file, content }: Entry,
): ZodOpenApiOperationObject {
  const [method = '', path = ''] = name.split(' ');
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+/g, '_').replace(/_$/, '')}`,
    tags: [path.split('/')[1] ?? ''],
    summary,
    ...securityOf(path, Boolean(file)),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(isManaged(path) && method !== 'GET' && { header: author }),
    },
    ...(body && { requestBody: { required: true, content: json(body) } }),
    ...(form && { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }),
    responses: {
      200: {
        description: 'Done',
        content: answer
          ? { ...json(answer), ...(progress && { [LINES]: { schema: lineOf(progress, answer) } }) }
          : { [file ?? '']: content ? { schema: content } : {} },
      },
      default: { description: 'Refused', content: json(problem.Problem) },
    },
  };
}

/** Builds the OpenAPI document from the endpoint map that types the client and the routes. */
export function openApiDocument(host: string) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {
    '/{path}/': {
      get: {
        operationId: 'get_page',
        tags: ['page'],
        summary: 'Data of the page at this address of the site; the path may have several segments',
        requestParams: { path: z.object({ path: z.string() }) },
        responses: {
          200: { description: 'Done', content: json(page.PageResponse) },
          default: { description: 'Refused', content: json(problem.Problem) },
        },
      },
    },
  };
  for (const [name, entry] of Object.entries<Entry>(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(name, entry);
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'API of the site', version: '1' },
    servers: [{ url: `${host}/api` }],
    security: [{ requestKey: [] }, { requestKey: [], session: [] }],
    paths: paths satisfies ZodOpenApiPathsObject,
    components: {
      schemas,
      securitySchemes: {
        requestKey: {
          type: 'apiKey',
          in: 'header',
          name: REQUEST_KEY_HEADER,
          description:
            'Base64 of the configured public key, a colon and the time in milliseconds; valid for five minutes',
        },
        manageKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'MANAGE_KEY of the API, or a key of a person or machine for its areas; sent without request key and session',
        },
        smokeKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'SMOKE_KEY of the API, for the activation of releases; sent without request key and session',
        },
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
      },
    },
  });
}
