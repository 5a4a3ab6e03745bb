export type ByteRange = { start: number; end: number };

/**
 * The part that a Range header asks for, both ends included (RFC 9110, 14.2). Null: the whole is answered, since there is
 * no header, or one of several parts, which players do not ask for. False: there is no such part.
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
