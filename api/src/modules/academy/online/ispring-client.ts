import type { z } from 'zod';
import { Token } from './ispring-wire.ts';

/** Never with the address, the name or the key: errors go to the log. */
export class CourseSystemError extends Error {
  override name = 'CourseSystemError';
}

export type IspringSettings = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** The system's own, where it runs within this process. */
  fetch?: typeof globalThis.fetch;
  timeout?: number;
  now: () => Date;
};

type Call = { method: 'GET' | 'POST'; path: string; body?: object };

/** A token is renewed so long before it ends. */
const MARGIN = 60_000;

/** Calls of iSpring Learn with an access token, which is asked for once for as long as it holds. */
export function createIspringClient({
  url,
  clientId,
  clientSecret,
  fetch = globalThis.fetch,
  timeout = 5_000,
  now,
}: IspringSettings) {
  let known: { value: string; until: number } | undefined;

  const send = (path: string, init: RequestInit) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(timeout) }).catch((error: Error) => {
      throw new CourseSystemError(`The course system does not answer (${error.name})`);
    });

  async function read<Schema extends z.ZodType>(response: Response, schema: Schema): Promise<z.output<Schema>> {
    const answer = schema.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw new CourseSystemError('The course system answers what nobody understands');
    return answer.data;
  }

  async function token(): Promise<string> {
    if (known && known.until > now().getTime()) return known.value;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const response = await send('/api/v3/token', { method: 'POST', body, headers: { accept: 'application/json' } });
    if (!response.ok) throw new CourseSystemError(`The course system gives no token: ${response.status}`);
    const { access_token, expires_in } = await read(response, Token);
    known = { value: access_token, until: now().getTime() + expires_in * 1000 - MARGIN };
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

  async function call(what: Call): Promise<Response> {
    let response = await authorised(what);
    // It has been taken back before its time.
    if (response.status === 401) {
      known = undefined;
      response = await authorised(what);
    }
    if (!response.ok) throw new CourseSystemError(`The course system answers ${response.status}`);
    return response;
  }

  return {
    tell: async (path: string, body: object): Promise<void> => {
      const response = await call({ method: 'POST', path, body });
      await response.body?.cancel();
    },
    create: async <Schema extends z.ZodType>(path: string, body: object, schema: Schema) =>
      read(await call({ method: 'POST', path, body }), schema),
    ask: async <Schema extends z.ZodType>(path: string, schema: Schema) =>
      read(await call({ method: 'GET', path }), schema),
  };
}
