import type { Problem } from '@site/contracts/problem';
import { fillAddress, type AnyParts } from '@site/contracts/endpoint-address';
import type { AnswerOf, LineOf, LongEndpoint, ProgressOf, QueryOf } from '@site/contracts/endpoint-types';
import { LINES } from '@site/contracts/lines';
import type { CallResult } from '@site/runtime';

interface Sent {
  /** URL, made by `addressOf`. */
  address: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}
interface Upload extends Sent {
  file: Blob;
  /** The sent share of the file. */
  onProgress: (share: number) => void;
}
interface LongCall<E extends LongEndpoint> extends Omit<Sent, 'address'> {
  endpoint: E;
  query: QueryOf<E>;
  file?: Blob;
  onProgress: (progress: { stage: 'send'; share: number } | ProgressOf<E>) => void;
}

/** Time without progress, in ms, after which the connection is lost: the host closes a silent one then, too. */
const SILENCE = 60_000;

const problem = (code: string, message: string): Problem => ({ status: 'error', code, message });

const lost = problem(
  'network',
  'Нет соединения с\u00a0сервером. Проверьте интернет и\u00a0загрузите файл ещё\u00a0раз',
);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Line = LineOf<LongEndpoint>;

/** Returns a reader of lines, which gets the text received so far and returns the new whole lines. */
function lineReader() {
  let read = 0;
  return (text: string): Line[] => {
    const end = text.lastIndexOf('\n') + 1;
    const lines = text.slice(read, end).split('\n').filter(Boolean);
    read = Math.max(read, end);
    return lines.flatMap((line) => (parse(line) as Line | undefined) ?? []);
  };
}

/** Returns the result of a long call by its last line, which a cut response does not have. */
function resultOf(last: Line | undefined): CallResult<unknown> {
  if (last && 'answer' in last) return { ok: true, value: last.answer };
  if (last && 'problem' in last) return { ok: false, status: last.status, problem: last.problem };
  return { ok: false, status: 503, problem: lost };
}

interface Request extends Sent {
  file: Blob | undefined;
  onSent: (share: number) => void;
  onLine?: (line: Line) => void;
}

/**
 * Sends with XMLHttpRequest, because fetch reports no upload progress. The deadline begins again with each progress,
 * because a large file takes minutes on a slow line. Never settles once aborted.
 */
const send = ({ address, file, headers, onSent, onLine, signal }: Request): Promise<CallResult<unknown>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const newLines = lineReader();
    let last: Line | undefined;
    let deadline: ReturnType<typeof setTimeout>;
    const fail = (status: number, why: Problem) => resolve({ ok: false, status, problem: why });
    const isInLines = () => request.getResponseHeader('content-type')?.startsWith(LINES) ?? false;
    function awaitProgress() {
      clearTimeout(deadline);
      deadline = setTimeout(() => {
        request.abort();
        fail(503, lost);
      }, SILENCE);
    }
    function readLines() {
      for (const line of newLines(request.responseText)) onLine?.((last = line));
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      awaitProgress();
      onSent(total ? loaded / total : 0);
    });
    request.addEventListener('progress', () => {
      awaitProgress();
      if (isInLines()) readLines();
    });
    request.addEventListener('error', () => {
      clearTimeout(deadline);
      fail(503, lost);
    });
    request.addEventListener('load', () => {
      clearTimeout(deadline);
      if (isInLines()) {
        readLines();
        return resolve(resultOf(last));
      }
      const body = parse(request.responseText);
      if (request.status < 300 && body) resolve({ ok: true, value: body });
      else fail(request.status, (body as Problem | undefined) ?? problem('unknown', 'Не\u00a0удалось загрузить файл'));
    });
    signal.addEventListener('abort', () => {
      clearTimeout(deadline);
      request.abort();
    });

    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    awaitProgress();
    if (!file) return request.send();
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });

/** Uploads a file. */
export const uploadFile = <Answer>({ onProgress, ...sent }: Upload): Promise<CallResult<Answer>> =>
  send({ ...sent, onSent: onProgress }) as Promise<CallResult<Answer>>;

/**
 * Makes a call that reports its progress, with a file or without a body. The deadline is a time without a line. The work goes
 * on in the API after the connection was lost.
 */
export const longCall = <E extends LongEndpoint>({
  endpoint,
  query,
  file,
  headers,
  onProgress,
  ...sent
}: LongCall<E>): Promise<CallResult<AnswerOf<E>>> =>
  send({
    ...sent,
    file,
    address: fillAddress(endpoint, { query } as AnyParts),
    headers: { ...headers, accept: `${LINES}, application/json` },
    onSent: (share) => file && onProgress({ stage: 'send', share }),
    onLine: (line) => 'progress' in line && onProgress(line.progress as ProgressOf<E>),
  }) as Promise<CallResult<AnswerOf<E>>>;
