import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { ByteRange, ObjectEntry, ObjectStore, StoredObject } from './object-store.ts';
import { readListing } from './s3-listing.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

type Place = { url: string; bucket: string; region: string; key: string; secret: string };
type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: Buffer;
  part?: ByteRange | undefined;
};

/**
 * Time until a response begins, in ms. A failed upload and the deletion after it, with their retries, stay below the host's
 * 45 s for a response of the API.
 */
const timeoutOf = (method: Call['method']) => (method === 'PUT' ? 13_000 : 6_000);
/** A failed call is repeated within this time, in ms, which a restart of the server takes. Repetitions have no effect. */
const RETRY_WITHIN = 7_000;
/**
 * After a call that failed to the end, calls are not repeated for this time, in ms: many waiting requests would delay
 * those that do not need the store.
 */
const OUTAGE = 5_000;
const pauseBefore = (attempt: number) => Math.min(2_000, 100 * 2 ** attempt);

const NOT_IMPLEMENTED = 501;
const FULL = 507;

/** Throws for a status that another attempt may change. */
async function refuseTemporary(response: Response): Promise<Response> {
  const { status } = response;
  if (status !== 429 && (status < 500 || status === NOT_IMPLEMENTED || status === FULL)) return response;
  await response.body?.cancel();
  throw new StoreUnavailableError(`The object store responded with ${status}`);
}

const unreachable = (cause: unknown) => new StoreUnavailableError('The object store does not respond', { cause });

/** Resolves when the response begins; reading the body has no deadline of its own. */
async function fetchInTime(request: Request, timeout: number): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`no response within ${timeout} ms`)), timeout);
  try {
    return await fetch(request, { signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Objects in a bucket of any server with the API of S3, addressed by path. The server verifies the hash of each upload. */
export class S3Store implements ObjectStore {
  private readonly client: AwsClient;
  /** Time until which the server is expected not to respond. */
  private downUntil = 0;

  constructor(
    private readonly place: Place,
    private readonly retryWithin = RETRY_WITHIN,
  ) {
    const { key, secret, region } = place;
    this.client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3' });
  }

  async put(key: string, content: Buffer): Promise<void> {
    const response = await this.call({ method: 'PUT', path: key, body: content });
    await this.expect(response, 200);
    await response.body?.cancel();
  }

  async get(key: string, part?: ByteRange): Promise<StoredObject | null> {
    const response = await this.call({ method: 'GET', path: key, part });
    if (await this.isMissing(response)) return null;
    await this.expect(response, part ? 206 : 200);
    const content = response.body ? Readable.fromWeb(response.body as never) : Readable.from([]);
    // «bytes 0-99/1234»
    const size = part
      ? response.headers.get('content-range')?.split('/').at(-1)
      : response.headers.get('content-length');
    return { size: Number(size), content };
  }

  async head(key: string): Promise<ObjectEntry | null> {
    const response = await this.call({ method: 'HEAD', path: key });
    if (response.status === 404) return null;
    await this.expect(response, 200);
    const modified = Date.parse(response.headers.get('last-modified') ?? '');
    return { key, size: Number(response.headers.get('content-length')), modified };
  }

  async delete(key: string): Promise<void> {
    const response = await this.call({ method: 'DELETE', path: key });
    if (await this.isMissing(response)) return;
    await this.expect(response, 204, 200);
    await response.body?.cancel();
  }

  async *list(prefix: string): AsyncGenerator<ObjectEntry> {
    for (let after: string | undefined = ''; after !== undefined;) {
      const query: Record<string, string> = { 'list-type': '2', prefix, ...(after && { 'continuation-token': after }) };
      const response = await this.call({ method: 'GET', path: '', query });
      await this.expect(response, 200);
      const { entries, next } = readListing(await response.text());
      yield* entries;
      after = next;
    }
  }

  /** Repeats the call after a network error and a temporary error of the server. */
  private async call({ method, path, query, body, part }: Call): Promise<Response> {
    const { url, bucket } = this.place;
    const address = new URL([url, bucket, ...path.split('/').map(encodeURIComponent)].join('/'));
    address.search = new URLSearchParams(query).toString();
    const headers: Record<string, string> = {
      ...(part && { range: `bytes=${part.start}-${part.end}` }),
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const begun = performance.now();
    const retryUntil = begun < this.downUntil ? begun : begun + this.retryWithin;
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.client
        .sign(address.href, { method, headers, body: body as BodyInit | undefined })
        .then((request) => fetchInTime(request, timeoutOf(method)))
        .then(refuseTemporary)
        .catch((error: unknown) => (error instanceof StoreUnavailableError ? error : unreachable(error)));
      if (outcome instanceof Response) {
        this.downUntil = 0;
        return outcome;
      }
      if (performance.now() >= retryUntil) {
        this.downUntil = performance.now() + OUTAGE;
        throw outcome;
      }
      await pause(pauseBefore(attempt));
    }
  }

  /** A missing bucket is an error of the settings, not a missing object. */
  private async isMissing(response: Response): Promise<boolean> {
    if (response.status !== 404) return false;
    const text = await response.text();
    if (text.includes('NoSuchBucket')) throw new Error(`The bucket ${this.place.bucket} does not exist`);
    return true;
  }

  private async expect(response: Response, ...statuses: number[]): Promise<void> {
    if (statuses.includes(response.status)) return;
    // An error that `isDiskFull` recognises.
    if (response.status === FULL) throw Object.assign(new Error('The object store is full'), { code: 'ENOSPC' });
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => ''))?.[1] ?? '';
    throw new Error(`The object store responded with ${response.status} ${code}`.trimEnd());
  }
}
