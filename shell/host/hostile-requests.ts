import { Transform } from 'node:stream';
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES } from '@site/contracts/limits';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';

const refusals = {
  400: 'Запрос составлен неверно',
  413: 'Запрос слишком большой',
  415: 'Формат запроса не поддерживается',
} as const;

/** The connection goes with the refusal, since what is left of the body is not read. */
export const refuse = (reply: FastifyReply, status: keyof typeof refusals) =>
  reply
    .code(status)
    .header('connection', 'close')
    .send({ status: 'error', code: 'request', message: refusals[status] });

/** Slashes and backslashes at the front: to a browser, what follows two of them names a site. */
const FRONT = /^[/\\]{2,}/;

/**
 * What no honest client sends is answered before anybody works on it: NUL in the address, which no database takes, and
 * addresses that name another site when they are sent back as a location.
 */
export async function refuseHostileAddress({ url }: FastifyRequest, reply: FastifyReply) {
  if (url.includes('%00') || !url.startsWith('/')) return refuse(reply, 400);
  if (FRONT.test(url)) return reply.redirect(url.replace(FRONT, '/'), 301);
}

/**
 * Bodies on their way to the API: nothing is unpacked here or there, so a packed one is refused; one that is too large
 * is refused by its announced length, or as soon as it has grown too large.
 */
export async function refuseHostileBody(request: FastifyRequest, reply: FastifyReply) {
  const { 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (encoding && encoding !== 'identity') return refuse(reply, 415);
  if (Number(length) > limitOf(request)) return refuse(reply, 413);
}

export const limitBody = async (request: FastifyRequest, _reply: FastifyReply, body: RequestPayload) =>
  request.headers['content-length'] === undefined ? limited(body, limitOf(request)) : body;

const limitOf = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;

export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

function limited(body: RequestPayload, limit: number) {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limit ? new BodyTooLarge() : null, chunk);
    },
  });
  // Whoever reads it hears of it; when nobody reads any more, nobody needs to.
  counted.on('error', () => {});
  body.on('error', (error) => counted.destroy(error));
  return body.pipe(counted);
}
