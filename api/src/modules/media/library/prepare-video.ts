import { HEVC_ADVICE, VIDEO_MISTAKE } from '@site/contracts/media-files';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '../../../errors.ts';
import { runApart } from '../../../uploads/run-apart.ts';

export type Task = { content: Uint8Array };
type Refused = 'format' | 'damaged' | 'sound' | 'codec' | 'audio';
type Prepared = { content: Uint8Array; width: number; height: number; seconds: number };
export type Result = Prepared | { refused: Refused; codec?: string | null };

const PROCESS = fileURLToPath(new URL('video-process.mjs', import.meta.url));
/** A file of 30 MB takes a second. */
const SECONDS = 20;

const codecNames: Record<string, string> = {
  ...{ hevc: 'HEVC (H.265)', vp8: 'VP8', vp9: 'VP9', av1: 'AV1', avc: 'H.264 с\u00a0глубиной цвета больше 8\u00a0бит' },
  ...{ ac3: 'AC-3', eac3: 'E-AC-3', mp3: 'MP3', opus: 'Opus', flac: 'FLAC' },
};
const nameOf = (codec: string | null | undefined) => codecNames[codec ?? ''] ?? 'в\u00a0другом формате';

const refusals: Record<Refused, (codec?: string | null) => string> = {
  format: () => VIDEO_MISTAKE,
  damaged: () => 'Видео загружено не\u00a0полностью или повреждено. Сохраните его заново',
  sound: () => 'В\u00a0файле только звук, а\u00a0нужно видео',
  codec: (codec) => `Видео сжато ${nameOf(codec)}: его показывают не\u00a0все браузеры. ${HEVC_ADVICE}`,
  audio: (codec) =>
    `Звук видео\u00a0— ${nameOf(codec)}: его слышно не\u00a0во\u00a0всех браузерах. Сохраните ролик со\u00a0звуком AAC`,
};

const refuse = (reason: Refused, codec?: string | null) => new ProblemError(415, 'file', refusals[reason](codec));

/** Brands of pictures in the same container. */
const PICTURE = /^(?:avi[fs]|hei[cfmsx]|hev[cmsx]|mif1|msf1)/;

/** Whether the content is an ISO base media file that is no picture. */
export const isVideo = (content: Buffer): boolean =>
  content.toString('latin1', 4, 8) === 'ftyp' && !PICTURE.test(content.toString('latin1', 8, 12));

/** Whether the file is not cut off: each of its boxes ends within it. */
function isWhole(content: Buffer): boolean {
  for (let at = 0; at + 8 <= content.length;) {
    const short = content.readUInt32BE(at);
    if (short === 0) return true; // Up to the end of the file.
    if (short === 1 && at + 16 > content.length) return false;
    const size = short === 1 ? Number(content.readBigUInt64BE(at + 8)) : short;
    if (size < 8 || at + size > content.length) return false;
    at += size;
  }
  return true;
}

/** Returns the video as an MP4 file with its index first and without metadata; the pictures and the sound stay as they are. */
export async function prepareVideo(content: Buffer): Promise<Prepared> {
  if (!isWhole(content)) throw refuse('damaged');
  const task: Task = { content };
  const { result } = await runApart<Result>(PROCESS, task, {
    ...{ seconds: SECONDS, kept: true },
    execArgv: ['--max-old-space-size=512'],
  });
  if (!result) throw refuse('damaged');
  if ('refused' in result) throw refuse(result.refused, result.codec);
  return result;
}
