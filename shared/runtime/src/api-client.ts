import type { PageAnswer, PageAnswerOf, PageKind } from '@site/contracts/page';
import type { Problem } from '@site/contracts/problem';
import type { RedirectCheckAnswer } from '@site/contracts/redirect-check';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import type { SiteData } from '@site/contracts/site-data';
import type { UserData } from '@site/contracts/user-data';
import { createContext, data } from 'react-router-dom';

export type CallResult<T> = { ok: true; value: T } | { ok: false; status: number; problem: Problem };

export interface ApiClientOptions {
  /** Origin of the API, without a trailing slash; empty in the browser, where the API is on the site's own origin. */
  origin: string;
  publicKey: string;
  /** Headers that every call carries, such as the visitor's session on the server. */
  headers?: Record<string, string>;
  /** In the browser, and by default, it is fetch. */
  send?: Send;
}

/** What the client needs of fetch. */
export type Send = (
  url: string,
  options: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

const unreachable: Problem = { status: 'error', code: 'network', message: 'Нет соединения с сервером' };

/** For an answer that is none of the API's: a proxy's page, a cut body. Its own words are not for visitors. */
const unknown: Problem = {
  status: 'error',
  code: 'unknown',
  message: 'Похоже, что-то пошло не так. Приносим свои извинения за сложившуюся ситуацию.',
};

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && (body as Partial<Problem>).status === 'error';

/**
 * The one way to the product's API, on both sides. Answers are not parsed again here: the API has validated them
 * against the same schemas on its way out, and zod stays out of the first load.
 */
export function createApiClient({ origin, publicKey, headers = {}, send = fetch }: ApiClientOptions) {
  /** What every call carries. For those that `call` cannot make: a file whose progress is shown. */
  const requestHeaders = () => ({
    ...headers,
    accept: 'application/json',
    [REQUEST_KEY_HEADER]: encodeRequestKey(publicKey, Date.now()),
  });

  /** A call that met a login on its way is sent again: the browser has the new session by then. */
  async function call<T>(...request: Parameters<typeof callOnce>): Promise<CallResult<T>> {
    const result = await callOnce<T>(...request);
    return !result.ok && result.problem.code === 'session_replaced' ? callOnce<T>(...request) : result;
  }

  async function callOnce<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<CallResult<T>> {
    let response: Awaited<ReturnType<Send>>;
    try {
      response = await send(`${origin}/api${path}`, {
        method,
        signal,
        headers: { ...requestHeaders(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      return { ok: false, status: 503, problem: unreachable };
    }
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return { ok: true, value: answer as T };
    return { ok: false, status: response.ok ? 502 : response.status, problem: isProblem(answer) ? answer : unknown };
  }

  /** For data without which there is no page: a failure becomes the error page, with its status and data. */
  async function fetchOrThrow<T>(path: string, signal?: AbortSignal): Promise<T> {
    const result = await call<T>('GET', path, undefined, signal);
    if (result.ok) return result.value;
    throw data({ ...result.problem.data, message: result.problem.message }, { status: result.status });
  }

  return {
    call,
    requestHeaders,
    siteData: (signal?: AbortSignal) => fetchOrThrow<SiteData>('/fetch/sitedata/', signal),
    userData: (signal?: AbortSignal) => fetchOrThrow<UserData>('/fetch/userdata/', signal),
    checkRedirect: (url: string, signal?: AbortSignal) =>
      call<RedirectCheckAnswer>('POST', '/fetch/check-redirect/', { url }, signal),

    /** What the server knows of the page at this address, which is to be of this kind. */
    async page<K extends PageKind>(kind: K, request: Request): Promise<PageAnswerOf<K>> {
      const { pathname, search } = new URL(request.url);
      const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
      const answer = await fetchOrThrow<PageAnswer>(path + search, request.signal);
      if (answer.pagedata.kind !== kind)
        throw new Error(`The API answered ${path} with a page of kind ${answer.pagedata.kind}; the route expects ${kind}`);
      return answer as PageAnswerOf<K>;
    },
  };
}
export type ApiClient = ReturnType<typeof createApiClient>;

/** Set by the shell for every request and navigation; loaders read it: `context.get(apiContext)`. */
export const apiContext = createContext<ApiClient>();
