import { portraitSize } from '../../src/modules/media/picture-urls.ts';
import type { PortraitName } from '@site/contracts/portrait-names';
import { drawGround } from './ground.ts';
import { cyan, hueTones, ink, mix, tonesOf, white, type Tones } from './palette.ts';
import { documentOf } from './svg.ts';
import type { Hue } from './types.ts';

/** Features that distinguish portraits at a small size. */
interface Portrait {
  skin: string;
  hair: string;
  cut: 'cropped' | 'parted' | 'bob' | 'bun' | 'long' | 'receding';
  beard?: true;
  glasses?: true;
  coat: Hue;
  /** `jacket` includes a shirt; engineers wear overalls. */
  clothes: 'jacket' | 'overalls' | 'jumper';
  ground: string;
}

const portraits: Record<PortraitName, Portrait> = {
  'bearded-engineer': {
    skin: '#EBC4A2',
    hair: '#6B4A33',
    cut: 'cropped',
    beard: true,
    coat: 'blue',
    clothes: 'overalls',
    ground: '#DCE9F3',
  },
  'woman-with-bob': {
    skin: '#F2D0B4',
    hair: '#3A2A28',
    cut: 'bob',
    coat: 'graphite',
    clothes: 'jacket',
    ground: '#E6EDE9',
  },
  'dark-haired-engineer': {
    skin: '#DDAE86',
    hair: '#20222B',
    cut: 'parted',
    coat: 'graphite',
    clothes: 'jumper',
    ground: '#E3EAF1',
  },
  'woman-with-bun': {
    skin: '#F0CDB2',
    hair: '#B9824C',
    cut: 'bun',
    glasses: true,
    coat: 'blue',
    clothes: 'jacket',
    ground: '#EFE9E1',
  },
  'grey-haired-engineer': {
    skin: '#E8C1A0',
    hair: '#9AA3AD',
    cut: 'receding',
    glasses: true,
    coat: 'warm',
    clothes: 'jumper',
    ground: '#DFE8EE',
  },
  'woman-with-long-hair': {
    skin: '#EFC7A5',
    hair: '#8A4B2E',
    cut: 'long',
    coat: 'orange',
    clothes: 'overalls',
    ground: '#E1EBF0',
  },
};

/** Shade colour for any skin tone. */
const BLUSH = '#8A4B35';

type Line = { stroke?: string; width?: number };

const shape = (d: string, fill: string, { stroke, width }: Line = {}) =>
  `<path fill="${fill}"${stroke ? ` stroke="${stroke}"` : ''}${width ? ` stroke-width="${width}"` : ''} d="${d}"/>`;
const stroke = (d: string, colour: string, width: number) => shape(d, 'none', { stroke: colour, width });
/** A shape without an outline. */
const tone = (d: string, fill: string) => shape(d, fill, { stroke: 'none' });
const oval = (x: number, y: number, rx: number, ry: number, fill: string, line = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${line}/>`;

/** Hair behind the head. */
const back: Partial<Record<Portrait['cut'], string>> = {
  bob: 'M214 372C188 268 202 110 320 108C438 110 452 268 426 372C412 392 390 388 378 372L262 372C250 388 228 392 214 372Z',
  long: 'M200 470C172 330 196 106 320 106C444 106 468 330 440 470C428 500 396 492 384 456L256 456C244 492 212 500 200 470Z',
};

const front: Record<Portrait['cut'], string> = {
  cropped:
    'M234 262C220 160 260 116 322 116C386 114 420 162 406 262C400 240 398 218 386 200C352 208 300 206 256 198C244 216 240 238 234 262Z',
  parted:
    'M232 264C214 156 266 100 346 106C410 110 424 170 408 264C402 232 396 212 378 190C336 200 296 186 272 160C256 184 242 222 232 264Z',
  receding:
    'M232 274C216 206 244 146 282 134C272 160 262 180 252 192C244 214 242 246 240 274ZM408 274C424 206 396 146 358 134C368 160 378 180 388 192C396 214 398 246 400 274ZM276 142C298 110 342 110 364 142C342 156 298 156 276 142Z',
  bob: 'M238 280C222 180 262 128 322 126C382 128 420 180 402 280C398 232 388 212 372 196C338 214 284 214 262 204C248 220 242 248 238 280Z',
  bun: 'M238 262C224 168 266 128 320 128C374 128 416 168 402 262C396 226 372 192 306 172C280 190 248 218 238 262Z',
  long: 'M236 300C218 178 264 124 322 124C380 124 422 178 404 300C402 246 380 206 330 170C296 196 246 220 236 300Z',
};

const face = 'M240 244C238 104 402 104 400 244C402 320 370 378 320 380C270 378 238 320 240 244Z';
const cheek = 'M352 176C388 188 401 212 400 244C402 320 370 378 320 380C362 352 382 282 352 176Z';
const beard =
  'M241 276C244 352 274 398 320 400C366 398 396 352 399 276C390 306 374 318 352 314C332 304 308 304 288 314C266 318 250 306 241 276Z';

function clothesOf(kind: Portrait['clothes'], coat: Tones): string {
  const body = 'M92 640C96 506 152 462 268 424L320 470L372 424C488 462 544 506 548 640Z';
  const shade = 'M372 424C488 462 544 506 548 640L436 640C448 556 430 488 372 424Z';
  const torso = shape(body, coat.mid) + tone(shade, coat.dark);
  const badge = `<rect x="404" y="526" width="58" height="16" rx="8" fill="${cyan}"/>`;
  if (kind === 'jumper')
    return torso + shape('M264 424C276 474 364 474 376 424L392 432C376 500 264 500 248 432Z', coat.light) + badge;
  const shirt = shape('M272 416L320 560L368 416L320 462Z', white.light);
  if (kind === 'jacket')
    return (
      torso +
      shirt +
      shape('M266 420L320 584L276 552L282 522L232 506L240 432Z', coat.light) +
      shape('M374 420L320 584L364 552L358 522L408 506L400 432Z', coat.light) +
      stroke('M320 584L320 640', ink, 1.5)
    );
  return (
    torso +
    shape('M266 420L320 486L268 520L236 434Z', coat.light) +
    shape('M374 420L320 486L372 520L404 434Z', coat.light) +
    stroke('M320 486L320 640', ink, 1.5) +
    shape('M392 506h82v52h-82z', coat.mid) +
    badge
  );
}

const glasses =
  '<g stroke-width="4" fill="#fff" fill-opacity=".25"><rect x="258" y="238" width="54" height="44" rx="16"/>' +
  '<rect x="328" y="238" width="54" height="44" rx="16"/></g>' +
  stroke('M312 256Q320 250 328 256M258 254L240 250M382 254L400 250', ink, 4);

function features(skin: string, hair: Tones): string {
  const eye = (x: number) =>
    oval(x, 261, 6.5, 7.5, ink, ' stroke="none"') + oval(x + 2, 258, 2, 2, '#fff', ' stroke="none"');
  return (
    eye(286) +
    eye(354) +
    stroke('M268 234Q286 222 306 231M334 231Q354 222 372 234', hair.dark, 6) +
    stroke('M322 264Q334 296 318 302Q311 303 306 299', skin, 3)
  );
}

const moved = (parts: string) => `<g transform="translate(0 26)">${parts}</g>`;

export function drawPortrait(name: PortraitName): string {
  const { skin: skinColour, hair: hairColour, cut, clothes, coat, ground, ...has } = portraits[name];
  const hair = tonesOf(hairColour);
  const shaded = mix(skinColour, BLUSH, 0.2);
  const { width, height } = portraitSize;
  const behind =
    (cut === 'bun' ? oval(320, 106, 46, 42, hair.mid) : '') + (back[cut] ? shape(back[cut], hair.dark) : '');
  const ears = back[cut] ? '' : oval(238, 268, 15, 24, shaded) + oval(402, 268, 15, 24, shaded);
  const head =
    ears +
    shape(face, skinColour) +
    tone(cheek, shaded) +
    (has.beard ? shape(beard, hair.mid) : '') +
    features(mix(skinColour, BLUSH, 0.5), hair) +
    stroke('M294 332Q320 352 346 332', '#9A4A43', 4.5) +
    shape(front[cut], hair.mid) +
    (has.glasses ? glasses : '');
  const neck = shape('M280 340L278 424C282 458 300 472 320 474C340 472 358 458 362 424L360 340Z', shaded);
  return documentOf(
    width,
    height,
    drawGround(width, height, ground) +
      oval(320, 330, 270, 270, mix(ground, '#FFFFFF', 0.55), ' stroke="none"') +
      `<g transform="matrix(1.16 0 0 1.16 -51 -42)">${moved(behind)}${neck}${clothesOf(clothes, hueTones[coat])}${moved(head)}</g>`,
  );
}
