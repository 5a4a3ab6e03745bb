import { fillAddress, type AnyParts } from '@site/contracts/endpoint-address';
import type { AnswerOf, CallArguments, CallEndpoint } from '@site/contracts/endpoint-types';
import type { PageAnswer, PageAnswerOf, PageKind } from '@site/contracts/page';
import type { Problem } from '@site/contracts/problem';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { createContext, data } from 'react-router-dom';

export type CallResult<T> = { ok: true; value: T } | { ok: false; status: number; problem: Problem };

export interface ApiClientOptions {
  /** Origin of the API, without a trailing slash; empty in the browser, where the API is on the site's own origin. */
  origin: string;
  publicKey: string;
  /** Headers that every call carries, such as the visitor's session on the server. */
  headers?: Record<string, string>;
  /** Told when the API answers that the site is closed, so that a page that has been open learns of it. */
  onMaintenance?: () => void;
  /** Told when the API answers that nobody is logged in. */
  onUnauthorized?: () => void;
  /** In the browser, and by default, it is fetch. */
  send?: Send;
}

/** What the client needs of fetch. */
export type Send = (
  url: string,
  options: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    signal?: AbortSignal;
    keepalive?: boolean;
  },
) => Promise<Pick<Response, 'ok' | 'status' | 'json'> & { headers?: Pick<Headers, 'get'> }>;

const unreachable: Problem = { status: 'error', code: 'network', message: 'Нет соединения с сервером' };

/** For an answer that is none of the API's: a proxy's page, a cut body. Its own words are not for visitors. */
const unknown: Problem = {
  status: 'error',
  code: 'unknown',
  message: 'Похоже, что-то пошло не так. Приносим свои извинения за сложившуюся ситуацию.',
};

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && (body as Partial<Problem>).status === 'error';

/** Answers are not parsed again: the API has validated them by the same map, and zod stays out of the first load. */
const isAnswer = <T>(body: unknown): body is T => body !== undefined;

const isOfKind = <K extends PageKind>(answer: PageAnswer, kind: K): answer is PageAnswer & PageAnswerOf<K> =>
  answer.pagedata.kind === kind;

interface Sent {
  body?: unknown;
  signal?: AbortSignal;
  /** Sent although the page is left. */
  keepalive?: boolean;
}

/** The one way to the product's API, on both sides. */
export function createApiClient({
  origin,
  publicKey,
  headers = {},
  onMaintenance = () => {},
  onUnauthorized = () => {},
  send = fetch,
}: ApiClientOptions) {
  /** What every call carries. For those that `call` cannot make: a file whose progress is shown. */
  const requestHeaders = () => ({
    ...headers,
    accept: 'application/json',
    [REQUEST_KEY_HEADER]: encodeRequestKey(publicKey, Math.round(serverTime())),
  });

  /** The visitor's clock may be wrong. It serves until the server has refused a key and thereby said what time it is. */
  let serverTime = () => Date.now();
  function learnTime(headers: Pick<Headers, 'get'> | undefined): boolean {
    const said = Date.parse(headers?.get('date') ?? '');
    if (Number.isNaN(said)) return false;
    const heard = performance.now();
    serverTime = () => said + performance.now() - heard;
    return true;
  }

  /**
   * A call that met a login on its way is sent again: the browser has the new session by then. So is one whose key was
   * refused, with the server's time.
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
    { body, signal, keepalive }: Sent,
  ): Promise<CallResult<T> & { retry?: boolean }> {
    let response: Awaited<ReturnType<Send>>;
    try {
      response = await send(origin + address, {
        method,
        signal,
        ...(keepalive && { keepalive }),
        headers: { ...requestHeaders(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      return { ok: false, status: 503, problem: unreachable };
    }
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && isAnswer<T>(answer)) return { ok: true, value: answer };
    const problem = isProblem(answer) ? answer : unknown;
    if (problem.code === 'maintenance') onMaintenance();
    if (response.status === 401) onUnauthorized();
    const retry =
      problem.code === 'session_replaced' || (problem.code === 'request_key' && learnTime(response.headers));
    return { ok: false, status: response.ok ? 502 : response.status, problem, retry };
  }

  /** One of the map's calls: `call('PUT /cart/items/{product_id}/', { params: { product_id: 7 }, body: { qty: 2 } })`. */
  function call<E extends CallEndpoint>(endpoint: E, ...parts: CallArguments<E>): Promise<CallResult<AnswerOf<E>>>;
  function call(endpoint: CallEndpoint, parts: AnyParts & Sent = {}): Promise<CallResult<unknown>> {
    return request(endpoint.split(' ')[0]!, fillAddress(endpoint, parts), parts);
  }

  /** For data without which there is no page: a failure becomes the error page, with its status and data. */
  async function orThrow<T>(asked: Promise<CallResult<T>>): Promise<T> {
    const result = await asked;
    if (result.ok) return result.value;
    const { code, message, data: more } = result.problem;
    throw data({ ...more, message, ...(code === 'maintenance' && { maintenance: true }) }, { status: result.status });
  }

  return {
    call,
    requestHeaders,
    siteData: (signal?: AbortSignal) => orThrow(call('GET /fetch/sitedata/', { signal })),
    userData: (signal?: AbortSignal) => orThrow(call('GET /fetch/userdata/', { signal })),
    checkRedirect: (url: string, signal?: AbortSignal) =>
      call('POST /fetch/check-redirect/', { body: { url }, signal }),

    /** What the server knows of the page at this address, which is to be of this kind. */
    async page<K extends PageKind>(kind: K, { url, signal }: Request): Promise<PageAnswerOf<K>> {
      const { pathname, search } = new URL(url);
      const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
      const answer = await orThrow(request<PageAnswer>('GET', `/api${path}${search}`, { signal }));
      if (isOfKind(answer, kind)) return answer;
      throw new Error(
        `The API answered ${path} with a page of kind ${answer.pagedata.kind}; the route expects ${kind}`,
      );
    },
  };
}
export type ApiClient = ReturnType<typeof createApiClient>;

/** Set by the shell for every request and navigation; loaders read it: `context.get(apiContext)`. */
export const apiContext = createContext<ApiClient>();
