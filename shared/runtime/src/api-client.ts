import { fillAddress, type AnyParts } from '@site/contracts/endpoint-address';
import type { AnswerOf, CallArguments, CallEndpoint } from '@site/contracts/endpoint-types';
import type { PageResponse, PageAnswerOf, PageKind } from '@site/contracts/page';
import type { Problem } from '@site/contracts/problem';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { createContext, data } from 'react-router-dom';
import { withDeadline } from './deadline.ts';

export type CallResult<T> = { ok: true; value: T } | { ok: false; status: number; problem: Problem };

export interface ApiClientOptions {
  /** Origin of the API without a trailing slash; empty in the browser, where the API shares the site's origin. */
  origin: string;
  publicKey: string;
  /** Headers sent with every call, such as the visitor's session on the server. */
  headers?: Record<string, string>;
  /** Called when the API reports maintenance, so that an open page can show it. */
  onMaintenance?: () => void;
  /** Called on a 401 response. */
  onUnauthorized?: () => void;
  /** Defaults to `fetch`. */
  send?: Send;
}

/** The part of `fetch` that the client uses. */
export type Send = (
  url: string,
  options: {
    method: string;
    headers: Record<string, string>;
    body?: string | FormData;
    signal?: AbortSignal;
    keepalive?: boolean;
  },
) => Promise<Pick<Response, 'ok' | 'status' | 'json'> & { headers?: Pick<Headers, 'get'> }>;

/** Deadline of a call with its response, in ms. A call that exceeds it has lost its connection. */
const DEADLINE = 30_000;

const unreachable: Problem = { status: 'error', code: 'network', message: 'Нет соединения с сервером' };

/** For a response that is not from the API: a proxy page or a truncated body. Its text is not shown to visitors. */
const unknown: Problem = {
  status: 'error',
  code: 'unknown',
  message: 'Похоже, что-то пошло не так. Приносим свои извинения за сложившуюся ситуацию.',
};

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && (body as Partial<Problem>).status === 'error';

/**
 * Responses are not parsed: the API has validated them against the same schemas, and zod stays out of the first load.
 */
const isAnswer = <T>(body: unknown): body is T => body !== undefined;

const isOfKind = <K extends PageKind>(answer: PageResponse, kind: K): answer is PageResponse & PageAnswerOf<K> =>
  answer.pagedata.kind === kind;

function formData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

interface Sent {
  body?: unknown;
  /** Fields of a multipart form, instead of a JSON body. */
  form?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the request outlive its page. */
  keepalive?: boolean;
}

/** The only client of the product's API, in the browser and on the server. */
export function createApiClient({
  origin,
  publicKey,
  headers = {},
  onMaintenance = () => {},
  onUnauthorized = () => {},
  send = fetch,
}: ApiClientOptions) {
  /** Headers of every call; also for uploads with progress, which `call` does not support. */
  const requestHeaders = () => ({
    ...headers,
    accept: 'application/json',
    [REQUEST_KEY_HEADER]: encodeRequestKey(publicKey, Math.round(serverTime())),
  });

  /** The server's time: the visitor's clock, which may be wrong, until a rejected key returns a date. */
  let serverTime = () => Date.now();
  function correctTime(headers: Pick<Headers, 'get'> | undefined): boolean {
    const date = Date.parse(headers?.get('date') ?? '');
    if (Number.isNaN(date)) return false;
    const receivedAt = performance.now();
    serverTime = () => date + performance.now() - receivedAt;
    return true;
  }

  /**
   * Retries once when a login replaced the session during the call (the browser has the new session by then), or when
   * the request key was rejected and the response contained the server's time.
   */
  async function request<T>(...what: Parameters<typeof requestOnce>): Promise<CallResult<T>> {
    const { retry, ...result } = await requestOnce<T>(...what);
    if (!retry) return result;
    const { retry: _again, ...second } = await requestOnce<T>(...what);
    return second;
  }

  async function requestOnce<T>(
    method: string,
    address: string,
    { body, form, signal, keepalive }: Sent,
  ): Promise<CallResult<T> & { retry?: boolean }> {
    let response: Awaited<ReturnType<Send>>;
    let answer: unknown;
    try {
      [response, answer] = await withDeadline(
        DEADLINE,
        async (signal) => {
          const response = await send(origin + address, {
            method,
            signal,
            ...(keepalive && { keepalive }),
            headers: { ...requestHeaders(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
            body: form ? formData(form) : body === undefined ? undefined : JSON.stringify(body),
          });
          const answer: unknown = await response.json().catch((error: unknown) => {
            if (signal.aborted) throw error;
          });
          return [response, answer];
        },
        signal,
      );
    } catch (error) {
      if (signal?.aborted) throw error;
      return { ok: false, status: 503, problem: unreachable };
    }
    if (response.ok && isAnswer<T>(answer)) return { ok: true, value: answer };
    const problem = isProblem(answer) ? answer : unknown;
    if (problem.code === 'maintenance') onMaintenance();
    if (response.status === 401) onUnauthorized();
    const retry =
      problem.code === 'session_replaced' || (problem.code === 'request_key' && correctTime(response.headers));
    return { ok: false, status: response.ok ? 502 : response.status, problem, retry };
  }

  /** Calls an endpoint: `call('PUT /cart/items/{product_id}/', { params: { product_id: 7 }, body: { qty: 2 } })`. */
  function call<E extends CallEndpoint>(endpoint: E, ...parts: CallArguments<E>): Promise<CallResult<AnswerOf<E>>>;
  function call(endpoint: CallEndpoint, parts: AnyParts & Sent = {}): Promise<CallResult<unknown>> {
    return request(endpoint.split(' ')[0]!, fillAddress(endpoint, parts), parts);
  }

  return {
    call,
    requestHeaders,
    siteData: (signal?: AbortSignal) => orThrow(call('GET /fetch/sitedata/', { signal })),
    userData: (signal?: AbortSignal) => orThrow(call('GET /fetch/userdata/', { signal })),
    checkRedirect: (url: string, signal?: AbortSignal) =>
      call('POST /fetch/check-redirect/', { body: { url }, signal }),

    /** Returns the page data at this URL; throws when its kind is not `kind`. */
    async page<K extends PageKind>(kind: K, { url, signal }: Request): Promise<PageAnswerOf<K>> {
      const { pathname, search } = new URL(url);
      const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
      const answer = await orThrow(request<PageResponse>('GET', `/api${path}${search}`, { signal }));
      if (isOfKind(answer, kind)) return answer;
      throw new Error(`The API returned a page of kind ${answer.pagedata.kind} for ${path}; the route expects ${kind}`);
    },
  };
}

/** For data that a page cannot do without: a failure throws the error page with its status and data. */
export async function orThrow<T>(call: Promise<CallResult<T>>): Promise<T> {
  const result = await call;
  if (result.ok) return result.value;
  const { code, message, data: more } = result.problem;
  throw data({ ...more, message, ...(code === 'maintenance' && { maintenance: true }) }, { status: result.status });
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** Set by the shell for every request and navigation. Loaders read it with `context.get(apiContext)`. */
export const apiContext = createContext<ApiClient>();
