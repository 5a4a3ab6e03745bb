import type { z } from 'zod';
import { Token } from './ispring-wire.ts';

/** The message must contain no URL, name or key, because errors are logged. */
export class CourseSystemError extends Error {
  override name = 'CourseSystemError';
}

export type IspringSettings = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Replaced where the course system runs within this process. */
  fetch?: typeof globalThis.fetch;
  timeout?: number;
  now: () => Date;
};

type Call = { method: 'GET' | 'POST'; path: string; body?: object };

/** A token is renewed this long before it expires. */
const MARGIN = 60_000;

/** An iSpring Learn client that caches its access token until shortly before it expires. */
export function createIspringClient({
  url,
  clientId,
  clientSecret,
  fetch = globalThis.fetch,
  timeout = 5_000,
  now,
}: IspringSettings) {
  let cached: { value: string; until: number } | undefined;

  const send = (path: string, init: RequestInit) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(timeout) }).catch((error: Error) => {
      throw new CourseSystemError(`No response from the course system (${error.name})`);
    });

  async function read<Schema extends z.ZodType>(response: Response, schema: Schema): Promise<z.output<Schema>> {
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new CourseSystemError('The course system returned an unexpected response body');
    return parsed.data;
  }

  async function token(): Promise<string> {
    if (cached && cached.until > now().getTime()) return cached.value;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const response = await send('/api/v3/token', { method: 'POST', body, headers: { accept: 'application/json' } });
    if (!response.ok) throw new CourseSystemError(`The course system denied an access token: HTTP ${response.status}`);
    const { access_token, expires_in } = await read(response, Token);
    cached = { value: access_token, until: now().getTime() + expires_in * 1000 - MARGIN };
    return access_token;
  }

  async function authorised({ method, path, body }: Call): Promise<Response> {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${await token()}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    return send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  async function call(request: Call): Promise<Response> {
    let response = await authorised(request);
    // The token was revoked before it expired.
    if (response.status === 401) {
      cached = undefined;
      response = await authorised(request);
    }
    if (!response.ok) throw new CourseSystemError(`The course system responded with HTTP ${response.status}`);
    return response;
  }

  return {
    post: async (path: string, body: object): Promise<void> => {
      const response = await call({ method: 'POST', path, body });
      await response.body?.cancel();
    },
    create: async <Schema extends z.ZodType>(path: string, body: object, schema: Schema) =>
      read(await call({ method: 'POST', path, body }), schema),
    get: async <Schema extends z.ZodType>(path: string, schema: Schema) =>
      read(await call({ method: 'GET', path }), schema),
  };
}
