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

const problem = (code: string, message: string): Problem => ({ status: 'error', code, message });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Uploads with XMLHttpRequest, because fetch reports no upload progress. Never settles once aborted. */
export const uploadFile = <Answer>({
  address,
  file,
  headers,
  onProgress,
  signal,
}: Upload): Promise<CallResult<Answer>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, why: Problem) => resolve({ ok: false, status, problem: why });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('error', () => fail(503, problem('network', 'Нет соединения с\u00a0сервером')));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status < 300 && body) resolve({ ok: true, value: body as Answer });
      else fail(request.status, (body as Problem | undefined) ?? problem('unknown', 'Не\u00a0удалось загрузить файл'));
    });
    signal.addEventListener('abort', () => request.abort());

    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
