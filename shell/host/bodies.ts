import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { MAX_BODY_BYTES, MAX_MEDIA_UPLOAD_BYTES, MAX_UPLOAD_BYTES } from '@site/contracts/limits';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { HostLimits } from './limits.ts';
import { Refusal } from './refusal.ts';
import { visitorNetwork } from './visitor-address.ts';

const CHECKS_PER_GRACE = 10;

interface Arriving {
  address: string;
  cut: (reason: Refusal) => void;
}

const isUpload = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false;

/** Adds or replaces a file of the media library. */
const MEDIA_UPLOAD = /^\/api\/manage\/media\/(?:[^/?]+\/replace\/)?(?:\?|$)/;

export function bodyLimitOf(request: FastifyRequest): number {
  if (!isUpload(request)) return MAX_BODY_BYTES;
  return MEDIA_UPLOAD.test(request.url) ? MAX_MEDIA_UPLOAD_BYTES : MAX_UPLOAD_BYTES;
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Buffers request bodies before the API is called, so that a slow client occupies no connection to it: small bodies in
 * memory, uploads in a temporary file. A body below the minimum rate is rejected with 408. When an address sends too
 * many at once, its oldest body is rejected.
 */
export function createBodies({ body: limits }: HostLimits) {
  const small = new Set<Arriving>();
  const uploads = new Set<Arriving>();

  function enter(address: string, cut: Arriving['cut'], upload: boolean) {
    const arriving = upload ? uploads : small;
    const { max, perAddress } = upload ? limits.uploads : limits;
    const ofAddress = [...arriving].filter((other) => other.address === address);
    const oldest = ofAddress.length >= perAddress ? ofAddress[0] : arriving.size >= max ? [...arriving][0] : undefined;
    oldest?.cut(new Refusal(408));
    const entry = { address, cut };
    arriving.add(entry);
    return () => arriving.delete(entry);
  }

  /**
   * Resolves with the size in bytes once the sink has the whole body. On an error the connection stays open for the
   * response.
   */
  function receive(request: FastifyRequest, body: RequestPayload, sink: Writable): Promise<number> {
    const upload = isUpload(request);
    const max = bodyLimitOf(request);
    const rate = upload ? limits.uploadRate : limits.rate;
    const begun = performance.now();
    let bytes = 0;
    return new Promise<number>((resolve, reject) => {
      const end = (refusal?: Error) => {
        leave();
        clearInterval(checking);
        if (!refusal) return resolve(bytes);
        body.unpipe(sink);
        sink.destroy();
        reject(refusal);
      };
      const leave = enter(visitorNetwork(request), end, upload);
      const checking = setInterval(() => {
        const due = ((performance.now() - begun - limits.grace) / 1000) * rate;
        if (bytes < due) end(new Refusal(408));
      }, limits.grace / CHECKS_PER_GRACE).unref();
      body.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > max) end(new Refusal(413));
      });
      body.once('error', end);
      body.once('close', () => body.readableEnded || end(new Refusal(400)));
      sink.once('error', end);
      sink.once('finish', () => end());
      body.pipe(sink);
    });
  }

  return async (request: FastifyRequest, reply: FastifyReply, body: RequestPayload): Promise<RequestPayload> => {
    if (!hasBody(request)) return body;
    const whole = isUpload(request)
      ? await inFile(reply, (sink) => receive(request, body, sink))
      : await inMemory((sink) => receive(request, body, sink));
    delete request.headers['transfer-encoding'];
    request.headers['content-length'] = String(whole.bytes);
    return whole.stream;
  };
}

type Receive = (sink: Writable) => Promise<number>;

async function inMemory(receive: Receive) {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const bytes = await receive(sink);
  return { bytes, stream: Readable.from(Buffer.concat(chunks), { objectMode: false }) };
}

async function inFile(reply: FastifyReply, receive: Receive) {
  const file = join(tmpdir(), `upload-${randomUUID()}`);
  const sink = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => sink.once('close', () => resolve()));
  reply.raw.once('close', () => void closed.then(() => rm(file, { force: true })));
  return { bytes: await receive(sink), stream: createReadStream(file) };
}
