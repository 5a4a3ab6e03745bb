import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { cutTextFromStart, plainText } from '@site/kernel/plain-text';
import { writeWhole } from '../disk/write-whole.ts';
import { type FileExtension, fileKind } from './file-kind.ts';
import { withoutPhotoData } from './photo-data.ts';
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

/** Files of visitors on the disk; whose they are, the tables of modules know. */
export function createFileStore(folder: string, write = writeWhole) {
  // Under the id alone: a name from outside never becomes a path.
  const pathOf = (id: string) => join(folder, id);
  const remove = (id: string) => rm(pathOf(id), { force: true });

  return {
    /** The bytes before the row: a disk that is full leaves no row of a file that nobody can open. */
    async keep(upload: Upload, insert: (row: FileRow) => Promise<unknown>): Promise<UploadedFile> {
      const extension = fileKind(upload.name, upload.content);
      if (!extension) throw uploadProblems.kind();
      const content = withoutPhotoData(upload.content, extension);
      const file = { id: randomUUID(), name: cleanName(upload.name), size_bytes: content.length };
      await write(pathOf(file.id), content);
      try {
        await insert({ ...file, extension });
      } catch (error) {
        await remove(file.id);
        throw error;
      }
      return file;
    },

    /** Refuses when the bytes are gone, or are not those that were kept. */
    async read({ id, size_bytes }: Pick<UploadedFile, 'id' | 'size_bytes'>): Promise<ReadStream> {
      const file = await open(pathOf(id)).catch(() => {
        throw uploadProblems.lost();
      });
      if ((await file.stat()).size !== size_bytes) {
        await file.close();
        throw uploadProblems.lost();
      }
      return file.createReadStream();
    },

    remove: (files: readonly { id: string }[]) => Promise.all(files.map(({ id }) => remove(id))),
  };
}
