import sharp from 'sharp';
import type { TestApp } from './test-app.ts';

/** A whole, empty document. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n');

export const photo = (background = '#336699'): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

export function formOf(name: string, content: Buffer): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name));
  return form;
}

/** Uploads a photograph, or a document by a name with `.pdf`. */
export const addMedium = async (api: TestApp, name: string, content?: Buffer, alt = 'Привод у ворот') =>
  api.manage(
    'POST',
    `/media/?alt=${encodeURIComponent(alt)}`,
    formOf(name, content ?? (name.endsWith('.pdf') ? PDF : await photo())),
  );
