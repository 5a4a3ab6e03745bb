import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { cutTextFromStart, plainText } from '@site/kernel/plain-text';
import { type FileExtension, fileKind } from './file-kind.ts';
import { uploadProblems } from './upload-problems.ts';

export type Upload = { name: string; content: Buffer };
/** What a table says of a file, beside whose it is. */
type FileRow = UploadedFile & { extension: FileExtension };

/** What people see as the name: without control characters, and short enough for any disk. */
export const cleanName = (name: string): string =>
  cutTextFromStart(
    plainText(name)
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim(),
    200,
  );

/** Files as they came, on the disk; whose they are, the tables of modules know. */
export function createFileStore(folder: string) {
  // Under the id alone: a name from outside never becomes a path.
  const pathOf = (id: string) => join(folder, id);

  return {
    /** The row first: bytes without a row would stay on the disk for ever. */
    async keep({ name, content }: Upload, insert: (row: FileRow) => Promise<unknown>): Promise<UploadedFile> {
      const extension = fileKind(name, content);
      if (!extension) throw uploadProblems.kind();
      const file = { id: randomUUID(), name: cleanName(name), size_bytes: content.length };
      await insert({ ...file, extension });
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(file.id), content);
      return file;
    },

    read: (id: string) => createReadStream(pathOf(id)),

    remove: (files: readonly { id: string }[]) => Promise.all(files.map(({ id }) => rm(pathOf(id), { force: true }))),
  };
}
