import type { Problem } from '@site/contracts/problem';
import type { CallResult } from '@site/runtime';

interface Upload {
  /** Upload URL, made by `addressOf`. */
  address: string;
  file: Blob;
  headers: Record<string, string>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
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

/**
 * Uploads with XMLHttpRequest, because fetch reports no upload progress. The deadline begins again with each progress,
 * because a large file takes minutes on a slow line. Never settles once aborted.
 */
export const uploadFile = <Answer>({
  address,
  file,
  headers,
  onProgress,
  signal,
}: Upload): Promise<CallResult<Answer>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let deadline: ReturnType<typeof setTimeout>;
    const fail = (status: number, why: Problem) => resolve({ ok: false, status, problem: why });
    function awaitProgress() {
      clearTimeout(deadline);
      deadline = setTimeout(() => {
        request.abort();
        fail(503, lost);
      }, SILENCE);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      awaitProgress();
      onProgress(total ? loaded / total : 0);
    });
    request.addEventListener('error', () => {
      clearTimeout(deadline);
      fail(503, lost);
    });
    request.addEventListener('load', () => {
      clearTimeout(deadline);
      const body = parse(request.responseText);
      if (request.status < 300 && body) resolve({ ok: true, value: body as Answer });
      else fail(request.status, (body as Problem | undefined) ?? problem('unknown', 'Не\u00a0удалось загрузить файл'));
    });
    signal.addEventListener('abort', () => {
      clearTimeout(deadline);
      request.abort();
    });

    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const body = new FormData();
    body.append('file', file);
    awaitProgress();
    request.send(body);
  });
