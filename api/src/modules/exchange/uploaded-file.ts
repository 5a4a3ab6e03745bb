import { setImmediate } from 'node:timers/promises';
import { unzip } from 'fflate';
import { ExchangeFailure } from './exchange-failure.ts';
import type { ExchangeRepository } from './exchange-repository.ts';

/** Bytes of all files of a session, and of a file when it is unzipped. */
export const MAX_EXCHANGE_BYTES = 256 * 1024 * 1024;
const SLICE = 256 * 1024;

const isZip = (file: string) => file.toLowerCase().endsWith('.zip');

/** Whether a file is kept. The site has no place for pictures of 1C, so that they are taken and dropped. */
export const isKept = (file: string) => /\.(xml|zip)$/i.test(file);

const hasControls = (text: string) => /\p{Cc}/u.test(text);

/** A path below the folder of the exchange, with slashes. It is a name only: no file of the site has it. */
export function fileNameOf(filename: string | undefined): string {
  const name = (filename ?? '').trim().replaceAll('\\', '/');
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

/** Unpacks one file of an archive; undefined if it has none of this name. The size is limited before it is unpacked. */
const unzipped = (archive: Uint8Array, archiveName: string, file: string): Promise<Uint8Array | undefined> =>
  new Promise((resolve, reject) => {
    let isTooLarge = false;
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (name.replaceAll('\\', '/') !== file) return false;
      isTooLarge ||= originalSize > MAX_EXCHANGE_BYTES;
      return !isTooLarge;
    };
    unzip(archive, { filter }, (error, files) => {
      if (isTooLarge) reject(new ExchangeFailure(`Файл ${file} в архиве больше ${MAX_EXCHANGE_BYTES / 2 ** 20} МБ`));
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
    const bytes = await unzipped(await wholeOf(repository, session, archive), archive, file);
    if (bytes) return slicesOf(bytes);
  }
  throw new ExchangeFailure(`Файл ${file} не передан`);
}
