/** Segments of a JPEG that say how its pixels are to be decoded: JFIF, the colour profile, Adobe's transform. */
const isNeeded = (marker: number, content: Buffer) =>
  marker < 0xe0 ||
  (marker > 0xef && marker !== 0xfe) ||
  marker === 0xe0 ||
  marker === 0xee ||
  (marker === 0xe2 && content.subarray(4, 15).toString('latin1') === 'ICC_PROFILE');

const SCAN = 0xda;
const END = 0xd9;
/** Markers without content: restarts, and the beginning. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);

/** Where the next marker of a JPEG begins: in a scan, zeros and restarts after FF are data. */
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

/** How the camera was held, 1 to 8, as its Exif data says. */
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
    // A damaged directory says nothing.
  }
  return 1;
}

/** Exif data that says nothing but how the camera was held. */
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
    // The data of a scan belongs to its segment.
    const end = nextMarker(content, at + 2 + size, marker === SCAN);
    const segment = content.subarray(at, marker === SCAN ? end : at + 2 + size);
    const orientation = marker === 0xe1 ? orientationOf(segment) : 1;
    if (orientation > 1 && orientation <= 8) kept.push(exifOf(orientation));
    else if (isNeeded(marker, segment)) kept.push(segment);
    at = end;
  }
  return Buffer.concat(kept);
}

/** Chunks of a PNG that hold data of cameras and texts of programs. */
const spoken = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function cleanPng(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 8)];
  for (let at = 8; at + 12 <= content.length;) {
    const kind = content.toString('latin1', at + 4, at + 8);
    const end = at + 12 + content.readUInt32BE(at);
    if (!spoken.has(kind)) kept.push(content.subarray(at, end));
    if (kind === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

/**
 * The picture without what its camera wrote into it: the place, the time and the device, notes, previews, and whatever
 * follows its end. Its pixels, its colours and the way it is held stay as they are, bit for bit.
 */
export function withoutPhotoData(content: Buffer, extension: string): Buffer {
  if (extension === 'jpg') return cleanJpeg(content);
  return extension === 'png' ? cleanPng(content) : content;
}
