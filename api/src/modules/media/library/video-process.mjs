// Reads uploaded videos. Plain JavaScript starts without a compiler.
import { BufferSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny';
import { performTasks } from '../../../uploads/perform-tasks.mjs';

/** Profiles of H.264 that browsers decode: Baseline, Main and High, which have 8 bits. */
const PROFILES = /^avc1\.(?:42|4d|64)/i;

/**
 * Copies the first picture and the first sound into a new file: its index comes first, so that playing starts before the
 * whole file has arrived, and it has no metadata, such as the place of recording.
 *
 * @param {import('./prepare-video.ts').Task} task
 * @returns {Promise<import('./prepare-video.ts').Result>}
 */
async function rewrap({ content }) {
  const input = new Input({ source: new BufferSource(content), formats: [MP4] });
  if (!(await input.canRead())) return { refused: 'format' };
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) return { refused: audio ? 'sound' : 'damaged' };
  if (!PROFILES.test((await video.getCodecParameterString()) ?? '')) return { refused: 'codec', codec: video.codec };
  if (audio && audio.codec !== 'aac') return { refused: 'audio', codec: audio.codec };
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
  const conversion = await Conversion.init({
    ...{ input, output, tags: {}, showWarnings: false },
    video: (track) => ({ discard: track.id !== video.id }),
    audio: (track) => ({ discard: track.id !== audio?.id }),
  });
  if (!conversion.isValid || conversion.utilizedTracks.length !== (audio ? 2 : 1)) return { refused: 'damaged' };
  await conversion.execute();
  return {
    content: new Uint8Array(output.target.buffer),
    width: video.displayWidth,
    height: video.displayHeight,
    seconds: Math.max(1, Math.round(await input.computeDuration())),
  };
}

performTasks((task) => rewrap(task).catch(() => ({ refused: 'damaged' })));
