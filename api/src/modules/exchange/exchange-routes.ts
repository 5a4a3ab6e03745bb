import { MAX_BODY_BYTES } from '@site/contracts/limits';
import { cookieValues } from '@site/kernel/cookie-values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { ProblemError, problems } from '../../errors.ts';
import { requireAuthorization } from '../../plugins/service-key.ts';
import { ExchangeFailure } from './exchange-failure.ts';
import type { ExchangeService } from './exchange-service.ts';

const COOKIE = 'exchange';

const wrongLogin = () => new ProblemError(401, 'exchange_login', 'Неверное имя пользователя или пароль');

type Options = { exchange: ExchangeService; login: { user: string; password: string } | null };

declare module 'fastify' {
  interface FastifyRequest {
    /** A part of a file from 1C. It is no body: hooks walk over each entry of a body. */
    part: Uint8Array;
  }
}

/** 1C sends parts with any content type, or with none. */
function acceptParts(app: FastifyInstance) {
  app.decorateRequest('part');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (request, bytes, done) => {
    request.part = bytes as Buffer;
    done(null);
  });
}

/** Responds to errors with lines of the protocol. 1C shows the text of a `failure` only with the status 200. */
function respondToErrors(app: FastifyInstance) {
  app.setErrorHandler((error: Error & { validation?: unknown }, _request, reply) => {
    const failure = (status: number, message: string) => sendText(reply.status(status), `failure\n${message}`);
    if (error instanceof ExchangeFailure) return failure(200, error.message);
    if (error.validation) return failure(200, 'Неизвестный запрос обмена');
    if (error instanceof ProblemError && error.statusCode !== 404) {
      if (error.details.retryAfter) void reply.header('retry-after', error.details.retryAfter);
      return failure(error.statusCode, error.message);
    }
    throw error;
  });
}

const sendText = (reply: FastifyReply, text: string) =>
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').serializer(String).send(text);

/** The exchange of 1C with a site: https://v8.1c.ru/tekhnologii/obmen-dannymi-i-integratsiya/standarty-i-formaty/protokol-obmena-s-saytom/ */
export const exchangeRoutes: FastifyPluginAsyncZod<Options> = async (app, { exchange, login }) => {
  acceptParts(app);
  respondToErrors(app);
  const authorization = `Basic ${Buffer.from(`${login?.user}:${login?.password}`).toString('base64')}`;
  const checkLogin = requireAuthorization(app, 'exchange', authorization, wrongLogin);
  app.addHook('onRequest', async () => {
    if (!login) throw problems.notFound();
  });

  const sessionOf = ({ headers }: FastifyRequest) => exchange.find(cookieValues(headers.cookie, COOKIE)[0]);

  app.route({
    ...endpoint('GET /exchange/1c/'),
    handler: async (request, reply) => {
      const { mode, filename } = request.query;
      if (mode === 'checkauth') {
        await checkLogin(request);
        return sendText(reply, `success\n${COOKIE}\n${await exchange.open()}`);
      }
      const session = await sessionOf(request);
      if (mode === 'init') return sendText(reply, await exchange.begin(session));
      if (mode === 'import') return sendText(reply, await exchange.import(session, filename));
      throw new ExchangeFailure(`Режим ${mode} не поддерживается`);
    },
  });

  app.route({
    ...endpoint('POST /exchange/1c/'),
    handler: async (request, reply) => {
      const { mode, filename } = request.query;
      const session = await sessionOf(request);
      if (mode !== 'file') throw new ExchangeFailure(`Режим ${mode} не поддерживается`);
      await exchange.addPart(session, filename, request.part);
      return sendText(reply, 'success');
    },
  });
};
