import { openAsBlob } from 'node:fs';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { fillAddress, type AnyParts } from '@site/contracts/endpoint-address';
import type { AnswerOf, CallArguments, CallEndpoint, Endpoint } from '@site/contracts/endpoint-types';
import { MANAGE_AUTHOR_HEADER, MANAGE_DEVELOPMENT_KEY } from '@site/contracts/manage';
import { Problem } from '@site/contracts/problem';
import { settings } from './console.ts';

/** An error with a message for the user of the command. */
export class ManageError extends Error {
  override name = 'ManageError';
  readonly code: string | undefined;
  /** The API's messages by field. */
  readonly fields: Readonly<Record<string, string>>;
  constructor(message: string, code?: string, fields: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** Returns the origin of the API and the headers of every request, from the settings. */
function apiSettings() {
  const { API_ORIGIN, MANAGE_KEY, MANAGE_AUTHOR } = settings();
  return {
    origin: (API_ORIGIN || 'http://127.0.0.1:3001').replace(/\/$/, ''),
    headers: {
      authorization: `Bearer ${MANAGE_KEY || MANAGE_DEVELOPMENT_KEY}`,
      [MANAGE_AUTHOR_HEADER]: encodeURIComponent(MANAGE_AUTHOR || userInfo().username),
    },
  };
}

type Body = { json: unknown } | { form: FormData };

/** Sends a request; throws a `ManageError` for an error response. */
async function request(endpoint: string, parts: AnyParts, body?: Body): Promise<Response> {
  const { origin, headers } = apiSettings();
  const [method = 'GET'] = endpoint.split(' ');
  const json = body && 'json' in body;
  const response = await fetch(origin + fillAddress(endpoint, parts), {
    method,
    headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
    ...(body && { body: json ? JSON.stringify(body.json) : body.form }),
  }).catch(() => {
    throw new ManageError(`No API is running at ${origin}: start the site or set API_ORIGIN`);
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const { success, data } = Problem.safeParse(answer);
  if (!success) throw new ManageError(`${origin} responded with status ${response.status}`);
  if (data.code === 'manage_key')
    throw new ManageError(`${data.message}: set MANAGE_KEY to the key of the API, or to a key of your own`);
  const fields = Object.entries(data.fields ?? {}).map(([name, text]) => `\n  ${name}: ${text}`);
  throw new ManageError(`${data.message} (${data.code})${fields.join('')}`, data.code, data.fields);
}

const send = async (endpoint: string, parts: AnyParts, body?: Body): Promise<unknown> =>
  (await request(endpoint, parts, body)).json();

/** Calls an endpoint under `/manage`, typed by the endpoint map. */
export function call<E extends Extract<CallEndpoint, `${string} /manage/${string}`>>(
  endpoint: E,
  ...parts: CallArguments<E>
): Promise<AnswerOf<E>>;
export function call(endpoint: Endpoint, parts: AnyParts & { body?: unknown } = {}): Promise<unknown> {
  return send(endpoint, parts, parts.body === undefined ? undefined : { json: parts.body });
}

type Upload = Extract<Exclude<Endpoint, CallEndpoint>, `POST /manage/${string}`>;

/** Uploads a local file as a multipart form. */
export async function upload<E extends Upload>(endpoint: E, parts: AnyParts, file: string): Promise<AnswerOf<E>> {
  const form = new FormData();
  const content = await openAsBlob(file).catch(() => {
    throw new ManageError(`There is no file ${file}`);
  });
  form.append('file', content, basename(file));
  return (await send(endpoint, parts, { form })) as AnswerOf<E>;
}

type Download = Extract<Exclude<Endpoint, CallEndpoint>, `GET /manage/${string}`>;

export const download = async (endpoint: Download, params: Record<string, string>): Promise<Buffer> =>
  Buffer.from(await (await request(endpoint, { params })).arrayBuffer());
