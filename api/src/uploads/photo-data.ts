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

/** Returns the Exif orientation, 1 to 8; 1 when it is missing. */
function orientationOf(segment: Buffer): number {
  if (segment.subarray(4, 10).toString('latin1') !== 'Exif\0\0') return 1;
  const tiff = segment.subarray(10);
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

/** Builds an Exif segment with the orientation only. */
const exifOf = (orientation: number) =>
  Buffer.from(
    `ffe10022457869660000${'4d4d002a00000008'}0001${'011200030000000100'}${orientation.toString(16).padStart(2, '0')}0000${'00000000'}`,
    'hex',
  );

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
    const orientation = marker === 0xe1 ? orientationOf(segment) : 1;
    if (orientation > 1 && orientation <= 8) kept.push(exifOf(orientation));
    else if (isNeeded(marker, segment)) kept.push(segment);
    at = end;
  }
  return Buffer.concat(kept);
}

/** PNG chunks with camera data and text. */
const METADATA_CHUNKS = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function cleanPng(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 8)];
  for (let at = 8; at + 12 <= content.length;) {
    const kind = content.toString('latin1', at + 4, at + 8);
    const end = at + 12 + content.readUInt32BE(at);
    if (!METADATA_CHUNKS.has(kind)) kept.push(content.subarray(at, end));
    if (kind === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

/**
 * Removes metadata from a picture: location, time, device, comments, previews, and data after its end. Pixels, colour
 * profile and orientation stay unchanged.
 */
export function withoutPhotoData(content: Buffer, extension: string): Buffer {
  if (extension === 'jpg') return cleanJpeg(content);
  return extension === 'png' ? cleanPng(content) : content;
}
