import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { TestApp } from './test-app.ts';

/** A whole, empty document. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n');

const step = (schema: string) =>
  Buffer.from(
    `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('m','2026-11-01T00:00:00',(''),(''),'','','');\nFILE_SCHEMA(('${schema}'));\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n`,
  );
export const STEP = step('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }');
export const IFC = step('IFC4');
export const DWG = Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(200)]);
export const DXF = Buffer.from('999\r\nExported\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n');

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

/**
 * `short.mp4`: two seconds of H.264 and AAC with a place of recording. The other videos have a codec or a track that is
 * refused. `photo.heic`: HEVC, as of an iPhone.
 */
export const mediaSample = (name: 'short.mp4' | 'hevc.mp4' | 'ac3.mp4' | 'sound.mp4' | 'photo.heic'): Promise<Buffer> =>
  readFile(fileURLToPath(new URL(`media/${name}`, import.meta.url)));

/** Uploads a video with the poster `poster.jpg`. */
export const addVideo = async (api: TestApp, name: string, content?: Buffer) =>
  api.manage(
    'POST',
    `/media/?alt=${encodeURIComponent('Монтаж привода')}&poster=poster.jpg`,
    formOf(name, content ?? (await mediaSample('short.mp4'))),
  );
