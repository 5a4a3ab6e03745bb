import { MAX_ORDER_FILES } from '@site/contracts/limits';
import type { OrderFile } from '@site/contracts/orders';
import { useApi } from '@site/runtime';
import { useEffect, useRef, useState } from 'react';
import { fileMistake, tooMany } from './file-rules.ts';
import { uploadFile } from './upload-file.ts';

/** A file that is on its way, or did not get there. */
export interface Upload {
  id: string;
  name: string;
  size: number;
  /** From 0 to 1. */
  progress: number;
  error: string | null;
}

/** Files on their way to the server; those that are there belong to the form, and so outlive a reload. */
export function useUploads(uploaded: readonly OrderFile[], onUploaded: (file: OrderFile) => void) {
  const api = useApi();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  const patch = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const drop = (id: string) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  };

  async function send(id: string, file: File) {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    const answer = await uploadFile({
      file,
      headers: api.requestHeaders(),
      onProgress: (progress) => patch(id, { progress }),
      signal: abort.signal,
    });
    aborts.current.delete(id);
    if (!answer.ok) return patch(id, { error: answer.problem.message });
    drop(id);
    onUploaded(answer.value.file);
  }

  const onTheWay = uploads.filter(({ error }) => error === null);
  return {
    uploads,
    busy: onTheWay.length > 0,
    drop,
    add(files: readonly File[]) {
      let room = MAX_ORDER_FILES - uploaded.length - onTheWay.length;
      for (const file of files) {
        const id = crypto.randomUUID();
        const error = fileMistake(file) ?? (room > 0 ? null : tooMany);
        setUploads((all) => [...all, { id, name: file.name, size: file.size, progress: 0, error }]);
        if (error) continue;
        room -= 1;
        void send(id, file);
      }
    },
  };
}
