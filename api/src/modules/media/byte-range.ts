import type { ByteRange } from '@site/object-store/object-store';

/**
 * Parses a Range header into an inclusive range (RFC 9110, 14.2). Null means the whole content: the header is absent, invalid
 * or has several ranges, which players do not request. False means that the range is unsatisfiable.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | false {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') return Number(last) > 0 && { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size && { start, end };
}
