import { crc32 } from 'node:zlib';

/** Whether a JPEG segment is needed for decoding: JFIF, the colour profile, Adobe's transform, and non-APP segments. */
const isNeeded = (marker: number, content: Buffer) =>
  marker < 0xe0 ||
  (marker > 0xef && marker !== 0xfe) ||
  marker === 0xe0 ||
  marker === 0xee ||
  (marker === 0xe2 && content.subarray(4, 15).toString('latin1') === 'ICC_PROFILE');

const SCAN = 0xda;
const END = 0xd9;
/** Markers without content: TEM, restarts, start and end of the image. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);

/** Returns the offset of the next JPEG marker. In a scan, FF followed by zero or a restart marker is data. */
function nextMarker(content: Buffer, from: number, inScan: boolean): number {
  for (let at = from; ; at++) {
    at = content.indexOf(0xff, at);
    if (at < 0 || at + 1 >= content.length) return content.length;
    const next = content[at + 1]!;
    if (next === 0xff || next === 0x00 || (inScan && next >= 0xd0 && next <= 0xd7)) continue;
    return at;
  }
}

const ORIENTATION = 0x0112;

/** Returns the orientation in Exif data, 1 to 8; 1 when it is missing. */
function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(directory); entry++) {
      const at = directory + 2 + entry * 12;
      if (short(at) === ORIENTATION) return short(at + 8);
    }
  } catch {
    // A damaged directory counts as no orientation.
  }
  return 1;
}

/** Builds Exif data with the orientation only. */
const orientationData = (orientation: number) =>
  Buffer.from(`4d4d002a000000080001011200030000000100${orientation.toString(16).padStart(2, '0')}000000000000`, 'hex');
const isTurned = (orientation: number) => orientation > 1 && orientation <= 8;

const EXIF = 'Exif\0\0';
const isExif = (segment: Buffer) => segment.subarray(4, 10).toString('latin1') === EXIF;
/** The start of an Exif segment of 34 bytes. */
const EXIF_HEAD = Buffer.from(`\xff\xe1\0\x22${EXIF}`, 'latin1');

function cleanJpeg(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 2)];
  let at = nextMarker(content, 2, false);
  while (at < content.length) {
    const marker = content[at + 1]!;
    if (marker === END) {
      kept.push(content.subarray(at, at + 2));
      break;
    }
    const size = isBare(marker) || at + 4 > content.length ? 0 : content.readUInt16BE(at + 2);
    // The data of a scan is part of its segment.
    const end = nextMarker(content, at + 2 + size, marker === SCAN);
    const segment = content.subarray(at, marker === SCAN ? end : at + 2 + size);
    const orientation = marker === 0xe1 && isExif(segment) ? orientationOf(segment.subarray(10)) : 1;
    if (isTurned(orientation)) kept.push(EXIF_HEAD, orientationData(orientation));
    else if (isNeeded(marker, segment)) kept.push(segment);
    at = end;
  }
  return Buffer.concat(kept);
}

/** PNG chunks that drawing needs, besides critical ones, which begin with a capital. */
const DRAWING_CHUNKS = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

function pngChunk(kind: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

function cleanPng(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 8)];
  for (let at = 8; at + 12 <= content.length;) {
    const kind = content.toString('latin1', at + 4, at + 8);
    const end = at + 12 + content.readUInt32BE(at);
    const orientation = kind === 'eXIf' ? orientationOf(content.subarray(at + 8, end - 4)) : 1;
    if (isTurned(orientation)) kept.push(pngChunk('eXIf', orientationData(orientation)));
    else if (/^[A-Z]/.test(kind) || DRAWING_CHUNKS.has(kind)) kept.push(content.subarray(at, end));
    if (kind === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

/** WebP chunks that drawing needs. */
const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of a VP8X chunk that announce Exif data and XMP. */
const HAS_EXIF = 8;
const HAS_XMP = 4;

function webpChunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(kind, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
}

function cleanWebp(content: Buffer): Buffer {
  const kept: Buffer[] = [];
  let flags = 0;
  const end = Math.min(content.length, 8 + content.readUInt32LE(4));
  for (let at = 12; at + 8 <= end;) {
    const kind = content.toString('latin1', at, at + 4);
    const length = content.readUInt32LE(at + 4);
    const data = content.subarray(at + 8, Math.min(end, at + 8 + length));
    const isPrefixed = data.toString('latin1', 0, EXIF.length) === EXIF;
    const orientation = kind === 'EXIF' ? orientationOf(data.subarray(isPrefixed ? EXIF.length : 0)) : 1;
    if (isTurned(orientation)) {
      kept.push(webpChunk(kind, orientationData(orientation)));
      flags = HAS_EXIF;
    } else if (WEBP_CHUNKS.has(kind)) kept.push(webpChunk(kind, data));
    at += 8 + length + (length % 2);
  }
  const [first] = kept;
  if (first?.toString('latin1', 0, 4) === 'VP8X') first[8] = (first[8]! & ~(HAS_EXIF | HAS_XMP)) | flags;
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept]));
}

const clean: Partial<Record<string, (content: Buffer) => Buffer>> = { jpg: cleanJpeg, png: cleanPng, webp: cleanWebp };

/**
 * Removes metadata from a picture: location, time, device, comments, previews, and data after its end. Pixels, colour
 * profile and orientation stay unchanged. Works on the file's segments, because sharp would encode the pixels again: a
 * photographed document loses details, and a damaged one is lost.
 */
export function withoutPhotoData(content: Buffer, extension: string): Buffer {
  return clean[extension]?.(content) ?? content;
}
