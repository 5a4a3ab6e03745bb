import { extensionOf, photoFormats } from '@site/contracts/media-files';

const formats: readonly string[] = photoFormats;

/** Whether a file is taken as a picture, by its extension. */
export const isPicture = (file: string): boolean => formats.includes(extensionOf(file));

/** Names of one file in 1C, the request, the archive and the XML may differ in letter case and in the form of «й» and «ё». */
export const pictureKey = (file: string): string => file.normalize('NFC').toLowerCase();

/** A file name of a request. The parser of queries leaves the escapes of a name that is no UTF-8: it is in Windows-1251. */
export function requestName(name: string): string {
  if (!/%[89a-f][\da-f]/i.test(name)) return name;
  const bytes = Buffer.from(
    name.replace(/%([\da-f]{2})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  );
  return new TextDecoder('windows-1251').decode(bytes);
}

/** A name in an archive, read as Latin-1 unless the archive states UTF-8: it is in UTF-8 nevertheless, or in the encoding of DOS. */
export function archivedName(name: string): string {
  if (!/^[\0-\u00ff]*[\u0080-\u00ff]/.test(name) || /[^\0-\u00ff]/.test(name)) return name;
  const bytes = Buffer.from(name, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('ibm866').decode(bytes);
  }
}
