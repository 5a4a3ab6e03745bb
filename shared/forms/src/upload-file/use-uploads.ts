import { randomId } from '@site/kernel/random-id';
import { useApi } from '@site/runtime';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from './upload-file.ts';

interface PendingUpload {
  id: string;
  name: string;
  size: number;
  /** From 0 to 1. */
  progress: number;
  error: string | null;
}

interface Uploads<Uploaded> {
  /** Upload URL, made by `addressOf`. */
  address: string;
  /** How many more files the form accepts. */
  room: number;
  tooMany: string;
  /** Returns the error of a file before its upload, or null. The API checks it as well. */
  mistakeOf: (file: File) => string | null;
  onUploaded: (file: Uploaded) => void;
}

/** Running uploads. Finished ones belong to the form, and therefore survive a reload. */
export function useUploads<Uploaded>({ address, room, tooMany, mistakeOf, onUploaded }: Uploads<Uploaded>) {
  const api = useApi();
  const [uploads, setUploads] = useState<PendingUpload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  const patch = (id: string, change: Partial<PendingUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const drop = (id: string) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  };

  async function send(id: string, file: File) {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    const answer = await uploadFile<{ file: Uploaded }>({
      address,
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

  const onTheWay = uploads.filter(({ error }) => error === null).length;
  return {
    uploads,
    busy: onTheWay > 0,
    drop,
    add(files: readonly File[]) {
      let left = room - onTheWay;
      for (const file of files) {
        const id = randomId();
        const error = mistakeOf(file) ?? (left > 0 ? null : tooMany);
        setUploads((all) => [...all, { id, name: file.name, size: file.size, progress: 0, error }]);
        if (error) continue;
        left -= 1;
        void send(id, file);
      }
    },
  };
}
