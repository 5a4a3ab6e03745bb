import { MAX_CAPTIONS_BYTES } from '@site/contracts/limits';
import { CAPTIONS_MISTAKE, extensionOf } from '@site/contracts/media-files';
import { formatFileSize } from '@site/kernel/typography';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as WebVtt from 'webvtt-parser';
import { ProblemError } from '../../../errors.ts';
import type { Upload } from '../../../uploads/file-store.ts';

const require = createRequire(import.meta.url);
// Node.js finds no named exports in it.
const { WebVTTParser } = require('webvtt-parser') as typeof WebVtt;

const refuse = (message: string) => new ProblemError(415, 'file', message);

const HEADER = 'файл должен начинаться словом WEBVTT';
const TIME = 'время пишут так: 00:01:05.000 --> 00:01:08.500';
const GAP = 'между репликами должна быть пустая строка';

type Mistake = { text: string; /** Lines back from the reported one. */ back?: 1 };

/**
 * Mistakes with which browsers lose a cue or show it at another time, by the message of the parser. They tolerate the
 * others: in the header, in settings of a cue, and in the mark-up of its text.
 */
const mistakes: Readonly<Record<string, Mistake>> = {
  'No valid signature. (File needs to start with "WEBVTT".)': { text: HEADER },
  'Cue identifier cannot be standalone.': { text: `текст без времени: ${TIME}`, back: 1 },
  'Cue identifier needs to be followed by timestamp.': { text: TIME, back: 1 },
  'Blank line missing before cue.': { text: GAP },
  'Cannot have timestamp in a comment.': { text: GAP },
  'Cannot have timestamp in a style block.': { text: GAP },
  'End timestamp is not greater than start timestamp.': { text: 'реплика кончается раньше, чем начинается' },
  'Start timestamp is not greater than or equal to start timestamp of previous cue.': {
    text: 'реплика начинается раньше предыдущей',
  },
  ...Object.fromEntries(
    [
      ...['No timestamp found.', 'Timestamp must start with a character in the range 0-9.'],
      ...['No time unit separator found.', 'Must be exactly two digits.', 'No decimal separator (".") found.'],
      ...['No seconds found or minutes is greater than 59.', 'Milliseconds must be given in three digits.'],
      ...['You cannot have more than 59 minutes.', 'You cannot have more than 59 seconds.'],
      ...["Timestamp not separated from '-->' by whitespace.", 'No valid timestamp separator found.'],
      ...["'-->' not separated from timestamp by whitespace.", 'Timestamp must not have trailing characters.'],
    ].map((message) => [message, { text: TIME }]),
  ),
};

function parse(text: string) {
  try {
    return new WebVTTParser().parse(text);
  } catch (error) {
    // Tags that are nested in thousands.
    if (error instanceof RangeError) throw refuse('Субтитры не\u00a0читаются. Сохраните их заново');
    throw error;
  }
}

function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw refuse('Субтитры не\u00a0в\u00a0кодировке UTF-8. Сохраните файл в\u00a0ней');
  }
}

/** Captions to store, as they were uploaded. */
export function prepareCaptions({ name, content }: Upload) {
  if (extensionOf(name) !== 'vtt') throw refuse(CAPTIONS_MISTAKE);
  if (content.length > MAX_CAPTIONS_BYTES)
    throw new ProblemError(
      ...([413, 'file', `Субтитры больше ${formatFileSize(MAX_CAPTIONS_BYTES)}: это не\u00a0субтитры ролика`] as const),
    );
  const { cues, errors } = parse(decode(content));
  for (const { message, line } of errors) {
    const mistake = mistakes[message];
    if (mistake) throw refuse(`Строка ${line - (mistake.back ?? 0)}: ${mistake.text}`);
  }
  if (cues.every(({ text }) => text.trim() === '')) throw refuse('В\u00a0файле нет ни\u00a0одной реплики');
  return { content, captions_hash: createHash('sha256').update(content).digest('hex'), captions_bytes: content.length };
}
