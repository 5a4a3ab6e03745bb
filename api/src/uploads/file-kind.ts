import { extname } from 'node:path';
import { fileExtensions } from '@site/contracts/limits';

export type FileExtension = (typeof fileExtensions)[number];

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

/** Magic bytes of each kind. `.xls` files are OLE containers, `.xlsx` files ZIP archives. */
const signatures: Record<FileExtension, Buffer> = {
  pdf: Buffer.from('%PDF-'),
  jpg: bytesOf('ff d8 ff'),
  png: bytesOf('89 50 4e 47 0d 0a 1a 0a'),
  xls: bytesOf('d0 cf 11 e0 a1 b1 1a e1'),
  xlsx: bytesOf('50 4b 03 04'),
};

/** Whether a ZIP archive is a workbook, and not another document or a program. */
const isWorkbook = (content: Buffer) => content.includes('[Content_Types].xml') && content.includes('xl/');

const aliases: Record<string, string> = { jpeg: 'jpg' };

/** Returns the kind of a file, or null when its extension is not accepted or its content does not match. */
export function fileKind(name: string, content: Buffer): FileExtension | null {
  const ending = extname(name).slice(1).toLowerCase();
  const extension = fileExtensions.find((known) => known === (aliases[ending] ?? ending));
  if (!extension || !content.subarray(0, signatures[extension].length).equals(signatures[extension])) return null;
  return extension === 'xlsx' && !isWorkbook(content) ? null : extension;
}

export const contentTypes: Record<FileExtension, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
