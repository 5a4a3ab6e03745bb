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

async function read<Schema extends z.ZodType>(response: Response, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new CourseSystemError('The course system returned an unexpected response body');
  return parsed.data;
}

/** An iSpring Learn client that caches its access token until shortly before it expires. */
export class IspringClient {
  private token: { value: string; until: number } | undefined;

  constructor(private readonly settings: IspringSettings) {}

  async post(path: string, body: object): Promise<void> {
    const response = await this.call({ method: 'POST', path, body });
    await response.body?.cancel();
  }

  async create<Schema extends z.ZodType>(path: string, body: object, schema: Schema) {
    return read(await this.call({ method: 'POST', path, body }), schema);
  }

  async get<Schema extends z.ZodType>(path: string, schema: Schema) {
    return read(await this.call({ method: 'GET', path }), schema);
  }

  private async call(request: Call): Promise<Response> {
    let response = await this.authorised(request);
    // The token was revoked before it expired.
    if (response.status === 401) {
      this.token = undefined;
      response = await this.authorised(request);
    }
    if (!response.ok) throw new CourseSystemError(`The course system responded with HTTP ${response.status}`);
    return response;
  }

  private async authorised({ method, path, body }: Call): Promise<Response> {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${await this.accessToken()}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    return this.send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  private async accessToken(): Promise<string> {
    const { clientId, clientSecret, now } = this.settings;
    if (this.token && this.token.until > now().getTime()) return this.token.value;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const headers = { accept: 'application/json' };
    const response = await this.send('/api/v3/token', { method: 'POST', body, headers });
    if (!response.ok) throw new CourseSystemError(`The course system denied an access token: HTTP ${response.status}`);
    const { access_token, expires_in } = await read(response, Token);
    this.token = { value: access_token, until: now().getTime() + expires_in * 1000 - MARGIN };
    return access_token;
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const { url, fetch = globalThis.fetch, timeout = 5_000 } = this.settings;
    try {
      return await fetch(url + path, { ...init, signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      throw new CourseSystemError(`No response from the course system (${(error as Error).name})`);
    }
  }
}
