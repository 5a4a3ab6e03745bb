import { addressOf } from '@site/contracts/endpoint-address';
import type { LibraryMedium, ManagedMedium } from '@site/contracts/manage-media';
import { tooLong } from '@site/forms/fields';
import { uploadFile } from '@site/forms/upload-file';
import { formatCount } from '@site/kernel/plurals';
import { MAX_ALT } from '@site/contracts/media-files';
import { randomId } from '@site/kernel/random-id';
import { toast, useApi, useRevalidator, useUnsavedInput } from '@site/runtime';
import { useEffect, useRef, useState } from 'react';
import { descriptions } from './descriptions.ts';
import { kindOf, newFileMistake } from './media-mistakes.ts';

export interface QueuedFile {
  id: string;
  file: File;
  kind: ManagedMedium['kind'];
  /** Alternative text of a photograph or drawing, title of a video. */
  alt: string;
  altError: string | null;
  /** Photograph that a video shows before it plays. */
  poster: LibraryMedium | null;
  posterError: string | null;
  error: string | null;
  /** From 0 to 1 during the upload. */
  progress: number | null;
  /** Whether another attempt is pointless: the file itself is refused. */
  isRefused: boolean;
}

function queued(file: File): QueuedFile {
  const error = newFileMistake(file);
  return {
    ...{ id: randomId(), file, kind: kindOf(file.name), alt: '', altError: null, poster: null, posterError: null },
    ...{ error, progress: null, isRefused: error !== null },
  };
}

type Mistakes = Pick<QueuedFile, 'altError' | 'posterError'>;
const NONE: Mistakes = { altError: null, posterError: null };

function mistakesOf({ kind, alt, poster, isRefused }: QueuedFile): Mistakes {
  if (kind === 'document' || isRefused) return NONE;
  return {
    altError: alt.trim() === '' ? descriptions[kind].empty : (tooLong(alt, MAX_ALT) ?? null),
    posterError: kind === 'video' && !poster ? 'Выберите заставку' : null,
  };
}
/** A photograph without a description. */
export const isUndescribed = ({ kind, alt, isRefused }: QueuedFile): boolean =>
  kind === 'photo' && !isRefused && alt.trim() === '';

const hasMistake = (one: QueuedFile) => Object.values(mistakesOf(one)).some((mistake) => mistake !== null);

/** Chosen files with their alternative texts, until each is uploaded or removed. */
export function useMediaQueue() {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [busy, setBusy] = useState(false);
  const aborts = useRef(new Map<string, AbortController>());
  useUnsavedInput(files.length > 0);
  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  const patch = (id: string, change: Partial<QueuedFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  function remove(id: string) {
    aborts.current.get(id)?.abort();
    setFiles((all) => all.filter((one) => one.id !== id));
  }

  async function send({ id, file, alt, kind, poster }: QueuedFile): Promise<boolean> {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    patch(id, { progress: 0, error: null });
    const removed = new Promise<'removed'>((resolve) =>
      abort.signal.addEventListener('abort', () => resolve('removed')),
    );
    const upload = uploadFile<ManagedMedium>({
      address: addressOf('POST /manage/media/', {
        query: { ...(kind !== 'document' && { alt: alt.trim() }), ...(poster && { poster: poster.name }) },
      }),
      file,
      headers: api.requestHeaders(),
      onProgress: (progress) => patch(id, { progress }),
      signal: abort.signal,
    });
    const response = await Promise.race([upload, removed]);
    aborts.current.delete(id);
    if (response === 'removed') return false;
    if (response.ok) {
      remove(id);
      for (const note of response.value.notes) toast.info(`${file.name}. ${note}`);
      return true;
    }
    const { message, fields } = response.problem;
    const { alt: altError = null, poster: posterError = null } = fields ?? {};
    const error = altError || posterError ? null : message;
    patch(id, { progress: null, altError, posterError, error });
    return false;
  }

  /** Uploads one file after another: the API converts each photograph. Returns the files with a mistake. */
  async function upload(): Promise<readonly QueuedFile[]> {
    const pending = files.filter(({ isRefused }) => !isRefused);
    const wrong = pending.filter(hasMistake);
    if (wrong.length > 0) {
      setFiles((all) => all.map((one) => ({ ...one, ...mistakesOf(one) })));
      return wrong;
    }
    setBusy(true);
    let sent = 0;
    for (const one of pending) if (await send(one)) sent += 1;
    setBusy(false);
    if (sent > 0) {
      toast.success(`Загружено: ${formatCount(sent, ['файл', 'файла', 'файлов'])}`);
      await revalidate();
    }
    return [];
  }

  return {
    files,
    busy,
    add: (chosen: readonly File[]) => setFiles((all) => [...all, ...chosen.map(queued)]),
    describe: (id: string, alt: string) => patch(id, { alt, altError: null }),
    /** Gives the description of the first described photograph to those without one. */
    describeOthers: (alt: string) =>
      setFiles((all) => all.map((one) => (isUndescribed(one) ? { ...one, alt, altError: null } : one))),
    choosePoster: (id: string, poster: LibraryMedium) => patch(id, { poster, posterError: null }),
    remove,
    upload,
  };
}
