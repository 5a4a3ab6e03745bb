import type { AnswerOf, CallEndpoint } from '@site/contracts/endpoint-types';
import type { Problem } from '@site/contracts/problem';
import type { UserData } from '@site/contracts/user-data';
import type { ApiClient, CallResult } from '@site/runtime';
import { createApiClient, guest, type Send } from '@site/runtime/shell';

/** Handles a call as sent over the network; the path is below `/api`. */
export type WireCall = (method: string, path: string, body?: unknown) => Promise<CallResult<unknown> | undefined>;

type Refusal = Extract<CallResult<never>, { ok: false }>;

/** Returns a successful response of an endpoint, typed by the contract. */
export const responseTo = <E extends CallEndpoint>(_endpoint: E, value: AnswerOf<E>): CallResult<AnswerOf<E>> => ({
  ok: true,
  value,
});

export const refusal = (
  status: number,
  code: string,
  message = '',
  more: Pick<Problem, 'fields' | 'data'> = {},
): Refusal => ({ ok: false, status, problem: { status: 'error', code, message, ...more } });

const unanswered = refusal(501, 'unanswered');

const parsed = (body: string | FormData): unknown =>
  typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body);

/**
 * Returns the product's own API client; `call` replaces the network and the API. Requests for the user data have a
 * separate handler, because the page sends them by itself after changes.
 */
export function fakeApi(
  call: WireCall = async () => unanswered,
  user: () => Promise<UserData> = async () => guest,
): ApiClient {
  const respond = async (method: string, path: string, body: unknown) => {
    if (path === '/fetch/userdata/') return { ok: true as const, value: await user() };
    return body === undefined ? call(method, path) : call(method, path, body);
  };
  const send: Send = async (url, { method, body, signal }) => {
    const result = (await respond(method, url.slice('/api'.length), body && parsed(body))) ?? unanswered;
    signal?.throwIfAborted();
    return result.ok
      ? { ok: true, status: 200, json: async () => result.value }
      : { ok: false, status: result.status, json: async () => result.problem };
  };
  return createApiClient({ origin: '', publicKey: 'tests', send });
}
