import type { Problem } from '@site/contracts/problem';
import { SHOP_FORMS } from '@site/contracts/shop-forms';
import type { Category } from '@site/contracts/site-data';
import type { FastifyError, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDatabaseUnavailable } from '../db/availability.ts';
import { StoreUnavailableError } from '@site/object-store/store-unavailable';
import { isDiskFull } from '../disk/disk-full.ts';
import { clientMessage, ProblemError, problems } from '../errors.ts';
import { refusalPage } from './refusal-page.ts';
import { refusalText } from './refusal-text.ts';

const problem = (code: string, message: string, details: Pick<Problem, 'fields' | 'data'> = {}): Problem => ({
  status: 'error',
  code,
  message,
  ...(details.fields && { fields: details.fields }),
  ...(details.data && { data: details.data }),
});

/** Seconds in which a restarting database or object store is usually back. */
const RETRY_AFTER = 5;

/** Seconds in which an administrator may have freed disk space. */
const DISK_RETRY_AFTER = 60;
const DISK_FULL = 'На\u00a0сервере закончилось место, данные не\u00a0сохранены. Повторите попытку позже';

/** PostgreSQL codes for numbers out of range and invalid characters. Only values of a request can cause them. */
const unstorable = new Set(['22003', '22021', '22P05']);
const codeOf = (error: Error) => String((error.cause as { code?: string } | undefined)?.code ?? '');

const isEmpty = (body: unknown, field: string) =>
  typeof body === 'object' && body !== null && !(body as Record<string, unknown>)[field];

/** Returns the titles that a request's schema gives its fields. */
function ownTitles(body: unknown): Record<string, string> {
  const fields = body instanceof z.ZodObject ? Object.entries<z.ZodType>(body.shape) : [];
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const title = field.meta()?.title;
      return title ? [[name, title]] : [];
    }),
  );
}

type Refusal = { status: number; problem: Problem; retryAfter?: number };

/** Returns the problem of an error, and logs what the client is not told. */
export function refusalOf(error: FastifyError | ProblemError, { body, log, routeOptions }: FastifyRequest): Refusal {
  if (error instanceof ProblemError) {
    const { fields, data, retryAfter } = error.details;
    return {
      status: error.statusCode,
      problem: problem(error.code, error.message, { fields, data }),
      ...(retryAfter && { retryAfter }),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map((issue) => [issue.instancePath.slice(1).replaceAll('/', '.'), issue.message ?? '']),
    );
    const { code, message } =
      fields.phone && isEmpty(body, 'phone')
        ? problems.noPhone()
        : problems.invalid(fields, ownTitles(routeOptions.schema?.body));
    return { status: 400, problem: problem(code, message, { fields }) };
  }
  const isStoreUnavailable = error instanceof StoreUnavailableError;
  if (isStoreUnavailable || isDatabaseUnavailable(error)) {
    log.warn({ err: error }, `the ${isStoreUnavailable ? 'object store' : 'database'} is unavailable`);
    const message = 'Сайт временно недоступен. Повторите попытку через минуту';
    return { status: 503, problem: problem('unavailable', message), retryAfter: RETRY_AFTER };
  }
  if (isDiskFull(error)) {
    log.error({ err: error }, 'the disk is full');
    return { status: 503, problem: problem('unavailable', DISK_FULL), retryAfter: DISK_RETRY_AFTER };
  }
  if (unstorable.has(codeOf(error))) {
    log.warn({ err: error }, 'the database cannot store a value of the request');
    return { status: 400, problem: problem('request', clientMessage(400)) };
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, problem: problem('request', clientMessage(status)) };
  log.error({ err: error }, 'unexpected error');
  return { status: 500, problem: problem('internal', 'Что-то пошло не так. Повторите попытку позже') };
}

type Options = { categories: () => Promise<Category[]> };

/** Converts errors to responses. Details of unexpected errors go to the log only. */
export const errorsPlugin = plugin<Options>(async (app, { categories }) => {
  /** Categories that the error page lists under «Возможно вас заинтересует». */
  async function suggestions(): Promise<{ categories: Category[] }> {
    try {
      return { categories: await categories() };
    } catch (error) {
      app.log.warn({ err: error }, 'an error page lists no categories');
      return { categories: [] };
    }
  }

  z.config({ customError: refusalText });

  app.setErrorHandler(async (error: FastifyError | ProblemError, request, reply) => {
    // Bypass the route's response schema: it may define this status, and a problem would not match it.
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    if (!(error instanceof ProblemError) && error.statusCode === 429) {
      const wait = Number(reply.getHeader('retry-after')) || 60;
      return reply.status(429).send(problem('too_many', problems.tooMany(wait).message));
    }
    const { status, problem: told, retryAfter } = refusalOf(error, request);
    if (retryAfter) reply.header('retry-after', retryAfter);
    const isMissing = error instanceof ProblemError && status === 404 && request.method === 'GET';
    return reply.status(status).send(isMissing ? { ...told, data: { ...told.data, ...(await suggestions()) } } : told);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const { code, message } = problems.notFound();
    // The client is a browser without scripts.
    if (request.url.startsWith(`${SHOP_FORMS}/`))
      return reply.status(404).headers(refusalPage.headers).send(refusalPage.html(message));
    return reply.status(404).send(problem(code, message, { data: await suggestions() }));
  });
});
