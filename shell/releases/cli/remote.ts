import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { ReleaseError } from '../release-error.ts';
import type { Terminal } from './console.ts';

const Line = z.union([
  z.object({ stream: z.enum(['stdout', 'stderr']), text: z.string() }),
  z.object({ code: z.int() }),
]);

const refusals: Record<number, string> = {
  400: 'the host does not run this command for other machines: run it where DATA_DIR is',
  401: 'the token is wrong: set OPS_TOKEN to that of the hosts',
  404: 'the page of releases is off: set OPS_TOKEN for the hosts',
  429: 'too many wrong tokens: wait a minute',
};

/** Runs a command at the host of `OPS_URL`, prints its output, and returns its exit code. */
export async function runAtHost(args: readonly string[], { env, console }: Terminal): Promise<number> {
  const url = new URL('/_ops/commands', env.OPS_URL);
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.OPS_TOKEN ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ args, author: env.RELEASE_AUTHOR || userInfo().username }),
    redirect: 'error',
  }).catch((error: Error) => {
    throw new ReleaseError(`${url.origin} does not respond (${error.message}): check OPS_URL`);
  });
  if (!response.ok || !response.body)
    throw new ReleaseError(`${url.origin}: ${refusals[response.status] ?? `found status ${response.status}`}`);

  let code: number | undefined;
  for await (const line of createInterface({ input: Readable.fromWeb(response.body as ReadableStream) })) {
    const piece = Line.parse(JSON.parse(line));
    if ('code' in piece) code = piece.code;
    else if (piece.text) console[piece.stream === 'stdout' ? 'log' : 'error'](piece.text.replace(/\n$/, ''));
  }
  if (code !== undefined) return code;
  throw new ReleaseError('The connection ended before the command: see "remotes history" for what has changed');
}
