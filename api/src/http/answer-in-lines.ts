import { PassThrough } from 'node:stream';
import type { LineOf, LongEndpoint, ProgressOf } from '@site/contracts/endpoint-types';
import { LINES } from '@site/contracts/lines';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../plugins/errors.ts';

/** Interval of the lines in ms: shorter than the idle timeouts of the host, of proxies and of the client. */
const PACE = 1_000;

/** The host compresses no response of this type; nginx would collect the lines. */
const HEADERS = { 'content-type': LINES, 'x-accel-buffering': 'no' };

type Progress = ProgressOf<LongEndpoint>;

/**
 * Responds to a long call. A client that accepts lines gets the first progress at once, then the newest one each second, then
 * the answer or the problem. A refusal before the first progress has its own status. The work goes on after the client
 * has disconnected.
 */
export async function answerInLines<Answer extends Record<string, unknown>>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (report: (progress: Progress) => void) => Promise<Answer>,
): Promise<Answer> {
  if (!request.headers.accept?.includes(LINES)) return work(() => {});
  const lines = new PassThrough();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let last: Progress | undefined;
  const write = (line: LineOf<LongEndpoint>) => void (lines.destroyed || lines.write(`${JSON.stringify(line)}\n`));
  const repeat = setInterval(() => last && write({ progress: last }), PACE);
  function report(progress: Progress) {
    const isNew = progress.stage !== last?.stage;
    last = progress;
    if (isNew) write({ progress });
    begin();
  }
  const done = work(report).finally(() => clearInterval(repeat));
  await Promise.race([begun, done]);
  void done
    .then((answer) => lines.end(`{"answer":${String(reply.serializeInput(answer, '200'))}}\n`))
    .catch((error: unknown) => {
      const { status, problem } = refusalOf(error as Error & { code: string; name: string }, request);
      write({ status, problem });
      lines.end();
    });
  return reply.headers(HEADERS).send(lines) as never;
}
