import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { cutTextFromStart, plainText } from '@site/kernel/plain-text';
import { writeAtomic } from '../disk/write-atomic.ts';
import { type FileExtension, fileKind } from './file-kind.ts';
import { withoutPhotoData } from './photo-data.ts';
import { uploadProblems } from './upload-problems.ts';

export type Upload = { name: string; content: Buffer };
/** Columns of a file, without its owner. */
type FileRow = UploadedFile & { extension: FileExtension };

/** Cleans a display name: no control characters, and short enough for any file system. */
export const cleanName = (name: string): string =>
  cutTextFromStart(
    plainText(name)
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim(),
    200,
  );

/** Stores uploaded files on the disk. Their owners are in the tables of modules. */
export class FileStore {
  constructor(
    private readonly folder: string,
    private readonly write = writeAtomic,
  ) {}

  /** Writes the bytes before the row, so that a full disk leaves no row without a file. */
  async keep(upload: Upload, insert: (row: FileRow) => Promise<unknown>): Promise<UploadedFile> {
    const extension = fileKind(upload.name, upload.content);
    if (!extension) throw uploadProblems.kind();
    const content = withoutPhotoData(upload.content, extension);
    const file = { id: randomUUID(), name: cleanName(upload.name), size_bytes: content.length };
    await this.write(this.pathOf(file.id), content);
    try {
      await insert({ ...file, extension });
    } catch (error) {
      await this.remove([file]);
      throw error;
    }
    return file;
  }

  /** Throws 404 when the file is missing or its size differs from the stored one. */
  async read({ id, size_bytes }: Pick<UploadedFile, 'id' | 'size_bytes'>): Promise<ReadStream> {
    const file = await open(this.pathOf(id)).catch(() => {
      throw uploadProblems.lost();
    });
    if ((await file.stat()).size !== size_bytes) {
      await file.close();
      throw uploadProblems.lost();
    }
    return file.createReadStream();
  }

  async remove(files: readonly { id: string }[]): Promise<void> {
    await Promise.all(files.map(({ id }) => rm(this.pathOf(id), { force: true })));
  }

  /** Contains the id only, never a name from a request. */
  private pathOf(id: string): string {
    return join(this.folder, id);
  }
}
