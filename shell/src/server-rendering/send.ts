import http from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import { MAX_CALLS, type BatchResponse, type BatchRequest } from '@site/contracts/batch';
import type { Send } from '@site/runtime/shell';
import type { Visit } from './page-watch.ts';

const plain = { request: http.request, agent: new http.Agent({ keepAlive: true }) };
const secure = { request: https.request, agent: new https.Agent({ keepAlive: true }) };

/**
 * Returns a `Send` that passes the cookies of responses to `onCookies`. Takes 0.4 ms of CPU per call; Node's fetch
 * takes 0.9. Sends no forms, which only a browser submits. A call is sent again when the API closed its idle connection
 * at that moment: pages only read.
 */
export function sendWith(onCookies: (cookies: readonly string[]) => void): Send {
  return function sendCall(url, { body, ...options }) {
    return new Promise((resolve, reject) => {
      const { request, agent } = url.startsWith('https:') ? secure : plain;
      const sent = request(url, { agent, ...options }, (response) => {
        if (response.headers['set-cookie']) onCookies(response.headers['set-cookie']);
        const status = response.statusCode ?? 0;
        resolve({ status, ok: isOk(status), json: () => json(response) });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(sendCall(url, { body, ...options }));
        else reject(error);
      });
      sent.end(body);
    });
  };
}

/** For calls without a visitor: ignores cookies. */
export const send = sendWith(() => {});

/** Statuses of a batch that is sent again call by call. */
const UNSUPPORTED = new Set([400, 404, 405]);

const isOk = (status: number) => status >= 200 && status < 300;

type ApiResponse = Awaited<ReturnType<Send>>;

interface Waiting {
  url: string;
  options: Parameters<Send>[1];
  resolve(response: ApiResponse | Promise<ApiResponse>): void;
}

/**
 * Returns a `Send` that batches the calls of one turn of the event loop: a page requests its visitor, its redirect and
 * its data at once. All responses of a batch arrive together, so it suits only calls that a page needs as a whole.
 */
export function sendBatched(origin: string, signal?: AbortSignal, sendCall = send): Send {
  let waiting: Waiting[] = [];

  function flush() {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < all.length; first += MAX_CALLS) {
      const calls = all.slice(first, first + MAX_CALLS);
      const responses = calls.length > 1 ? batch(calls) : undefined;
      for (const [index, { url, options, resolve }] of calls.entries())
        resolve(responses ? responses.then((each) => each?.[index] ?? sendCall(url, options)) : sendCall(url, options));
    }
  }

  async function batch(calls: Waiting[]): Promise<ApiResponse[] | undefined> {
    const { headers } = calls[0]!.options;
    const request: BatchRequest = {
      calls: calls.map(({ url, options: { body } }) => ({
        url: url.slice(origin.length),
        ...(typeof body === 'string' && { body: JSON.parse(body) as Record<string, unknown> }),
      })),
    };
    const response = await sendCall(`${origin}/api/batch/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => undefined); // Read, so that the connection is free again.
      // An older API does not support batches, or not of this size.
      if (UNSUPPORTED.has(response.status)) return undefined;
      return calls.map(() => ({ status: response.status, ok: false, json: async () => body }));
    }
    const results = (await response.json()) as BatchResponse;
    return results.map(({ status, body }) => ({ status, ok: isOk(status), json: async () => body }));
  }

  return (url, options) => {
    // A batch supports only GET without a body and POST with a JSON body.
    if (options.method !== (typeof options.body === 'string' ? 'POST' : 'GET')) return sendCall(url, options);
    return new Promise((resolve) => {
      waiting.push({ url, options, resolve });
      if (waiting.length === 1) setImmediate(flush);
    });
  };
}

/** Returns a `Send` that marks the visit as running when a response is read, because its loader continues then. */
export const sendFor =
  (visit: Pick<Visit, 'works'>, sendCall: Send): Send =>
  async (url, options) => {
    const response = await sendCall(url, options);
    return {
      ...response,
      async json() {
        const body: unknown = await response.json();
        visit.works();
        return body;
      },
    };
  };
