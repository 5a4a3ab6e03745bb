import type { Problem } from '@site/contracts/problem';
import { SHOP_FORMS } from '@site/contracts/shop-forms';
import type { Category } from '@site/contracts/site-data';
import type { FastifyError } from 'fastify';
import plugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDatabaseAway } from '../db/availability.ts';
import { isDiskFull } from '../disk/write-whole.ts';
import { clientMessage, ProblemError, problems } from '../errors.ts';
import { refusalText } from '../field-errors.ts';
import { refusalPage } from './refusal-page.ts';

const problem = (code: string, message: string, details: Pick<Problem, 'fields' | 'data'> = {}): Problem => ({
  status: 'error',
  code,
  message,
  ...(details.fields && { fields: details.fields }),
  ...(details.data && { data: details.data }),
});

/** Seconds after which a database that restarts is usually back. */
const DATABASE_RETURNS = 5;

/** Seconds in which somebody may have made room on the disk. */
const ROOM_RETURNS = 60;
const NO_ROOM = 'На\u00a0сервере закончилось место, данные не\u00a0сохранены. Повторите попытку позже';

/** Of PostgreSQL: numbers out of range, characters that no text holds. They come with a request, never from us. */
const unstorable = new Set(['22003', '22021', '22P05']);
const codeOf = (error: Error) => String((error.cause as { code?: string } | undefined)?.code ?? '');

const isEmpty = (body: unknown, field: string) =>
  typeof body === 'object' && body !== null && !(body as Record<string, unknown>)[field];

/** Of a request's own fields, those that its schema gives a title. */
function ownTitles(body: unknown): Record<string, string> {
  const fields = body instanceof z.ZodObject ? Object.entries<z.ZodType>(body.shape) : [];
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const title = field.meta()?.title;
      return title ? [[name, title]] : [];
    }),
  );
}

type Options = { categories: () => Promise<Category[]> };

/** The one translator of errors into answers. What is inside an unexpected error reaches the log, never the visitor. */
export const errorsPlugin = plugin<Options>(async (app, { categories }) => {
  /** A lost visitor is shown where to go on: the error page lists these under «Возможно вас заинтересует». */
  const suggestions = async () => ({ categories: await categories().catch(() => []) });

  z.config({ customError: refusalText });

  app.setErrorHandler(async (error: FastifyError | ProblemError, request, reply) => {
    // A route may have an answer of its own with this status, which a problem is not.
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    if (error instanceof ProblemError) {
      const { fields, data, retryAfter } = error.details;
      if (retryAfter) reply.header('retry-after', retryAfter);
      const shown = error.statusCode === 404 && request.method === 'GET' ? { ...data, ...(await suggestions()) } : data;
      return reply.status(error.statusCode).send(problem(error.code, error.message, { fields, data: shown }));
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = Object.fromEntries(
        error.validation.map((issue) => [issue.instancePath.slice(1).replaceAll('/', '.'), issue.message ?? '']),
      );
      const { code, message } =
        fields.phone && isEmpty(request.body, 'phone')
          ? problems.noPhone()
          : problems.invalid(fields, ownTitles(request.routeOptions.schema?.body));
      return reply.status(400).send(problem(code, message, { fields }));
    }
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database is away');
      reply.header('retry-after', DATABASE_RETURNS);
      return reply.status(503).send(problem('unavailable', 'Сайт временно недоступен. Повторите попытку через минуту'));
    }
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'the disk is full');
      reply.header('retry-after', ROOM_RETURNS);
      return reply.status(503).send(problem('unavailable', NO_ROOM));
    }
    if (unstorable.has(codeOf(error))) {
      request.log.warn({ err: error }, 'a value that the database cannot hold');
      return reply.status(400).send(problem('request', clientMessage(400)));
    }
    const status = error.statusCode ?? 500;
    if (status === 429) {
      const wait = Number(reply.getHeader('retry-after')) || 60;
      return reply.status(429).send(problem('too_many', problems.tooMany(wait).message));
    }
    if (status < 500) return reply.status(status).send(problem('request', clientMessage(status)));
    request.log.error({ err: error }, 'unexpected error');
    return reply.status(500).send(problem('internal', 'Что-то пошло не так. Повторите попытку позже'));
  });

  app.setNotFoundHandler(async (request, reply) => {
    const { code, message } = problems.notFound();
    // A browser without scripts has sent a form.
    if (request.url.startsWith(`${SHOP_FORMS}/`))
      return reply.status(404).headers(refusalPage.headers).send(refusalPage.html(message));
    return reply.status(404).send(problem(code, message, { data: await suggestions() }));
  });
});
