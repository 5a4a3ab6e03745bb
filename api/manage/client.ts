import { openAsBlob } from 'node:fs';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { fillAddress, type AnyParts } from '@site/contracts/endpoint-address';
import type {
  AnswerOf,
  CallArguments,
  CallEndpoint,
  Endpoint,
  LineOf,
  LongEndpoint,
  ProgressOf,
} from '@site/contracts/endpoint-types';
import { LINES } from '@site/contracts/lines';
import { MANAGE_AUTHOR_HEADER, MANAGE_DEVELOPMENT_KEY } from '@site/contracts/manage';
import { Problem } from '@site/contracts/problem';
import { settings, showStatus } from './console.ts';

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
async function request(endpoint: string, parts: AnyParts, body?: Body, accept = 'application/json'): Promise<Response> {
  const { origin, headers } = apiSettings();
  const [method = 'GET'] = endpoint.split(' ');
  const json = body && 'json' in body;
  const response = await fetch(origin + fillAddress(endpoint, parts), {
    method,
    headers: { ...headers, accept, ...(json && { 'content-type': 'application/json' }) },
    ...(body && { body: json ? JSON.stringify(body.json) : body.form }),
  }).catch(() => {
    throw new ManageError(`No API is running at ${origin}: start the site or set API_ORIGIN`);
  });
  if (response.ok) return response;
  throw refusalOf(await response.json().catch(() => undefined), response.status);
}

function refusalOf(problem: unknown, status: number): ManageError {
  const { success, data } = Problem.safeParse(problem);
  if (!success) return new ManageError(`${apiSettings().origin} responded with status ${status}`);
  if (data.code === 'manage_key')
    return new ManageError(`${data.message}: set MANAGE_KEY to the key of the API, or to a key of your own`);
  const fields = Object.entries(data.fields ?? {}).map(([name, text]) => `\n  ${name}: ${text}`);
  return new ManageError(`${data.message} (${data.code})${fields.join('')}`, data.code, data.fields);
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

type LongCall = Extract<LongEndpoint & CallEndpoint, `POST /manage/${string}`>;

/** Makes a call that reports its progress, and shows it in words on a terminal. */
export function longCall<E extends LongCall>(
  endpoint: E,
  inWords: (progress: ProgressOf<E>) => string,
  ...parts: CallArguments<E>
): Promise<AnswerOf<E>>;
export async function longCall(
  endpoint: LongCall,
  inWords: (progress: ProgressOf<LongCall>) => string,
  parts: AnyParts & { body?: unknown } = {},
): Promise<unknown> {
  const body = parts.body === undefined ? undefined : { json: parts.body };
  const response = await request(endpoint, parts, body, `${LINES}, application/json`);
  if (!response.headers.get('content-type')?.startsWith(LINES)) {
    const answer: unknown = await response.json();
    return answer;
  }
  try {
    for await (const text of linesOf(response)) {
      const line = JSON.parse(text) as LineOf<LongCall>;
      if ('answer' in line) return line.answer;
      if ('problem' in line) throw refusalOf(line.problem, line.status);
      showStatus(inWords(line.progress));
    }
  } finally {
    showStatus('');
  }
  throw connectionLost();
}

const connectionLost = () =>
  new ManageError('The connection was lost, but the API may go on: check the same file later to see what is left');

async function* linesOf(response: Response): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch {
    throw connectionLost();
  }
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
