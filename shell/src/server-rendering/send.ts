import http from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import type { BatchAnswer, BatchRequest } from '@site/contracts/batch';
import type { Send } from '@site/runtime/shell';
import type { Visit } from './page-watch.ts';

const plain = { request: http.request, agent: new http.Agent({ keepAlive: true }) };
const secure = { request: https.request, agent: new https.Agent({ keepAlive: true }) };

/** Calls the API for the renderer, and tells of cookies. Node's own fetch costs 0.9 ms of CPU a call, this 0.4. */
export const sendWith =
  (onCookies: (cookies: readonly string[]) => void): Send =>
  (url, { body, ...options }) =>
    new Promise((resolve, reject) => {
      const { request, agent } = url.startsWith('https:') ? secure : plain;
      request(url, { agent, ...options }, (answer) => {
        if (answer.headers['set-cookie']) onCookies(answer.headers['set-cookie']);
        const status = answer.statusCode ?? 0;
        resolve({ status, ok: isOk(status), json: () => json(answer) });
      })
        .on('error', reject)
        .end(body);
    });

/** Calls of the site itself, which has no cookies. */
export const send = sendWith(() => {});

const isOk = (status: number) => status >= 200 && status < 300;

type Answer = Awaited<ReturnType<Send>>;

interface Waiting {
  url: string;
  options: Parameters<Send>[1];
  resolve(answer: Answer | Promise<Answer>): void;
}

/**
 * Calls of one visitor. Those that begin in one turn of the event loop go to the API together: a page asks at once who its
 * visitor is, whether it has moved, and for its data. They are answered together too, which is for what a page waits for
 * as a whole.
 */
export function sendTogether(origin: string, signal?: AbortSignal, sendCall = send): Send {
  let waiting: Waiting[] = [];

  function flush() {
    const calls = waiting;
    waiting = [];
    const answers = calls.length > 1 ? batch(calls) : undefined;
    for (const [index, { url, options, resolve }] of calls.entries())
      // An API of before knows no batches.
      resolve(answers ? answers.then((all) => all?.[index] ?? sendCall(url, options)) : sendCall(url, options));
  }

  async function batch(calls: Waiting[]): Promise<Answer[] | undefined> {
    const { headers } = calls[0]!.options;
    const request: BatchRequest = {
      calls: calls.map(({ url, options: { body } }) => ({
        url: url.slice(origin.length),
        ...(body !== undefined && { body: JSON.parse(body) as Record<string, unknown> }),
      })),
    };
    const answer = await sendCall(`${origin}/api/batch/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
    if (!answer.ok) return undefined;
    const answers = (await answer.json()) as BatchAnswer;
    return answers.map(({ status, body }) => ({ status, ok: isOk(status), json: async () => body }));
  }

  return (url, options) => {
    // All that a page asks for is one of these; for anything else a batch has no words.
    if (options.method !== (options.body === undefined ? 'GET' : 'POST')) return sendCall(url, options);
    return new Promise((resolve) => {
      waiting.push({ url, options, resolve });
      if (waiting.length === 1) setImmediate(flush);
    });
  };
}

/** Calls for one visit: whatever its loaders do with an answer, they do it on its account. */
export const sendFor =
  (visit: Pick<Visit, 'works'>, sendCall: Send): Send =>
  async (url, options) => {
    const answer = await sendCall(url, options);
    return {
      ...answer,
      async json() {
        const body: unknown = await answer.json();
        visit.works();
        return body;
      },
    };
  };
