import { setImmediate } from 'node:timers/promises';
import { unzip, Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { ExchangeFailure } from './exchange-failure.ts';
import { MAX_MEDIA_BYTES } from '@site/contracts/limits';
import type { ExchangeRepository } from './exchange-repository.ts';
import { archivedName, isPicture, requestName } from './picture-names.ts';

/** Bytes of all files of a session besides pictures, and of a file when it is unzipped. */
export const MAX_EXCHANGE_BYTES = 256 * 1024 * 1024;
const SLICE = 256 * 1024;
/** Deflated bytes inflate to a thousand times as many at most, in one step. */
const INFLATED_AT_ONCE = 16 * 1024;

export const isZip = (file: string) => file.toLowerCase().endsWith('.zip');

/** Whether a file is kept until it is imported. */
export const isKept = (file: string) => /\.(xml|zip)$/i.test(file);

const hasControls = (text: string) => /\p{Cc}/u.test(text);

/** A path below the folder of the exchange, with slashes. It is a name only: no file of the site has it. */
export function fileNameOf(filename: string | undefined): string {
  const name = requestName((filename ?? '').trim()).replaceAll('\\', '/');
  const steps = name.split('/');
  if (!name || hasControls(name) || name.includes(':') || steps.some((step) => ['', '.', '..'].includes(step)))
    throw new ExchangeFailure('Неверное имя файла');
  return name;
}

async function* partsOf(repository: ExchangeRepository, session: string, file: string) {
  for (let position = 0; ; position += 1) {
    const bytes = await repository.part(session, file, position);
    if (!bytes) return;
    yield bytes;
  }
}

async function wholeOf(repository: ExchangeRepository, session: string, file: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of partsOf(repository, session, file)) parts.push(part);
  return Buffer.concat(parts);
}

/** Unpacks one file of an archive; undefined if it has none. The size is limited before it is unpacked. */
const unzipped = (
  archive: Uint8Array,
  archiveName: string,
  isWanted: (name: string) => boolean,
): Promise<Uint8Array | undefined> =>
  new Promise((resolve, reject) => {
    let isTooLarge = false;
    let isFound = false;
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (isFound || !isWanted(name.replaceAll('\\', '/'))) return false;
      isFound = true;
      isTooLarge = originalSize > MAX_EXCHANGE_BYTES;
      return !isTooLarge;
    };
    unzip(archive, { filter }, (error, files) => {
      if (isTooLarge)
        reject(new ExchangeFailure(`Файл в архиве ${archiveName} больше ${MAX_EXCHANGE_BYTES / 2 ** 20} МБ`));
      else if (error) reject(new ExchangeFailure(`Архив ${archiveName} повреждён`));
      else resolve(Object.values(files)[0]);
    });
  });

async function* slicesOf(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += SLICE) {
    yield bytes.subarray(start, start + SLICE);
    await setImmediate();
  }
}

/** A file of the session, uploaded as it is or in an archive. */
export async function openUploaded(
  repository: ExchangeRepository,
  session: string,
  file: string,
): Promise<AsyncIterable<Uint8Array>> {
  const files = await repository.files(session);
  if (files.includes(file)) return partsOf(repository, session, file);
  for (const archive of files.filter(isZip)) {
    const bytes = await unzipped(await wholeOf(repository, session, archive), archive, (name) => name === file);
    if (bytes) return slicesOf(bytes);
  }
  throw new ExchangeFailure(`Файл ${file} не передан`);
}

/** A file of documents: the file itself, or the only one in an archive. */
export async function openDocuments(
  repository: ExchangeRepository,
  session: string,
  file: string,
): Promise<AsyncIterable<Uint8Array>> {
  if (!isZip(file)) return openUploaded(repository, session, file);
  const bytes = await unzipped(await wholeOf(repository, session, file), file, (name) => /\.xml$/i.test(name));
  if (!bytes) throw new ExchangeFailure(`В архиве ${file} нет файла XML`);
  return slicesOf(bytes);
}

/**
 * The pictures of an archive, one at a time, so that the size of the archive does not matter. One that is too large for
 * the media library is cut after its limit.
 */
export async function* picturesIn(
  repository: ExchangeRepository,
  session: string,
  archive: string,
): AsyncGenerator<{ file: string; content: Buffer }> {
  let whole: { file: string; content: Buffer }[] = [];
  const damaged = () => new ExchangeFailure(`Архив ${archive} повреждён`);
  const stream = new Unzip((entry) => {
    const file = archivedName(entry.name).replaceAll('\\', '/');
    if (isPicture(file)) gather(entry, (content) => whole.push({ file, content }));
  });
  stream.register(UnzipInflate);
  for await (const part of partsOf(repository, session, archive)) {
    for (let start = 0; start < part.length; start += INFLATED_AT_ONCE) {
      try {
        stream.push(part.subarray(start, start + INFLATED_AT_ONCE));
      } catch {
        throw damaged();
      }
      yield* whole;
      whole = [];
    }
    await setImmediate();
  }
}

/** Inflates an entry, and stops when it is too large: a few bytes may inflate to any size. */
function gather(entry: UnzipFile, end: (content: Buffer) => void) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isEnded = false;
  entry.ondata = (error, piece, isLast) => {
    if (error) throw error;
    if (isEnded) return;
    if (size <= MAX_MEDIA_BYTES) pieces.push(piece);
    size += piece.length;
    isEnded = isLast || size > MAX_MEDIA_BYTES;
    if (isEnded) end(Buffer.concat(pieces));
  };
  entry.start();
}
