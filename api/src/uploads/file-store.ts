import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { cutTextFromStart, plainText } from '@site/kernel/plain-text';
import type { ByteRange, ObjectStore } from '@site/object-store/object-store';
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

/** Uploaded files of one kind. Their owners are in the tables of modules. */
export class FileStore {
  constructor(
    private readonly store: ObjectStore,
    private readonly folder: string,
  ) {}

  /** Writes the bytes before the row, so that a full store leaves no row without a file. */
  async keep(upload: Upload, insert: (row: FileRow) => Promise<unknown>): Promise<UploadedFile> {
    const extension = fileKind(upload.name, upload.content);
    if (!extension) throw uploadProblems.kind();
    const content = withoutPhotoData(upload.content, extension);
    const file = { id: randomUUID(), name: cleanName(upload.name), size_bytes: content.length };
    await this.store.put(this.keyOf(file.id), content);
    try {
      await insert({ ...file, extension });
    } catch (error) {
      await this.remove([file]);
      throw error;
    }
    return file;
  }

  /** Reads the file or a part of it. Throws 404 when the file is missing or its size differs from the stored one. */
  async read({ id, size_bytes }: Pick<UploadedFile, 'id' | 'size_bytes'>, part?: ByteRange): Promise<Readable> {
    const found = await this.store.get(this.keyOf(id), part);
    if (found?.size === size_bytes) return found.content;
    found?.content.destroy();
    throw uploadProblems.lost();
  }

  /** Call it in the transaction that deletes the rows: if the store is unavailable, they stay for another attempt. */
  async remove(files: readonly { id: string }[]): Promise<void> {
    await Promise.all(files.map(({ id }) => this.store.delete(this.keyOf(id))));
  }

  /** Contains the id only, never a name from a request. */
  private keyOf(id: string): string {
    return `${this.folder}/${id}`;
  }
}
