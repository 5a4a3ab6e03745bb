/**
 * Regenerates the demo videos from the site's drawings: `npx tsx demo/videos/render.ts` in api/. Needs ffmpeg with
 * libvpx and libx264. The videos are committed next to it, so that a start does not need ffmpeg.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { isometric } from '../drawings/iso.ts';
import { panel } from '../drawings/palette.ts';
import { drawnBy } from '../drawings/stage.ts';
import { boundsOf, documentOf, fitInto, paint } from '../drawings/svg.ts';
import { POSTER } from '../../src/modules/media/picture-urls.ts';
import { type Clip, clips } from './clips.ts';

const RATE = 25;
const [WIDTH, HEIGHT, MARGIN] = [POSTER.width, POSTER.height, 48];

/** Explicit colour space: players would guess another one from the height. */
const COLOUR = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];
const encoders = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-row-mt', '1'],
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '24', '-profile:v', 'high', '-movflags', '+faststart'],
};

/** Returns the frames with a fixed viewport that fits the whole motion. */
function camera({ seconds, draw }: Clip) {
  const marksAt = (second: number) => drawnBy((pen) => draw(pen, second), isometric);
  const moments = Array.from({ length: seconds * RATE }, (_, index) => index / RATE);
  const box = { left: MARGIN, top: MARGIN, right: WIDTH - MARGIN, bottom: HEIGHT - MARGIN };
  const fit = fitInto(boundsOf(moments.flatMap(marksAt)), box);
  // Same blending as the background of the gallery's stage.
  const ground = {
    input: { create: { width: WIDTH, height: HEIGHT, channels: 3 as const, background: panel } },
    blend: 'multiply' as const,
  };
  const frame = (second: number) =>
    sharp(Buffer.from(documentOf(WIDTH, HEIGHT, paint(marksAt(second), fit))))
      .flatten({ background: '#ffffff' })
      .composite([ground]);
  return { moments, frame };
}

const target = (file: string) => fileURLToPath(new URL(`../media/video/${file}`, import.meta.url));

async function encode(frames: Buffer[], options: string[], file: string) {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(RATE), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...COLOUR, ...options, '-an', target(file)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg exited with code ${code}`);
}

for (const [name, clip] of Object.entries(clips)) {
  const { moments, frame } = camera(clip);
  const frames: Buffer[] = [];
  for (const moment of moments) frames.push(await frame(moment).removeAlpha().raw().toBuffer());
  for (const [format, options] of Object.entries(encoders)) await encode(frames, options, `${name}.${format}`);
  await frame(clip.poster)
    .webp({ quality: 82 })
    .toFile(target(`${name}.webp`));
}
