import type { P2 } from '../iso.ts';
import { cyan, cyanTones, hueTones, ink, mix, rubber, steel, stripeFill, white } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Barrier, BarrierAccessory, Boom, BoomType, StripeColour } from '../types.ts';

/** Compresses the boom's length in the picture, so that the housing stays recognisable. */
export const boomInPicture = (metres: number): number => 1150 + (metres - 3) * 300;

interface BoomShape {
  metres: number;
  type: BoomType;
  stripes: StripeColour;
  lights: boolean;
}

/** Draws a boom along x from the origin, vertically centred at z 0. */
export function boomAlong(pen: Pen, { metres, type, stripes, lights }: BoomShape): void {
  const length = boomInPicture(metres);
  const oval = type === 'oval';
  const [d, h] = oval ? [50, 116] : [52, 76];
  const part = (own: Pen, from: number, to: number): void => {
    own.box([from, -d / 2, -h / 2], [to - from, d, h], white, oval ? { r: 25, axis: 'x' } : {});
    const front = own.panel('front', from, d / 2, -h / 2);
    const top = own.panel('top', from, -d / 2, h / 2);
    const count = Math.max(2, Math.round((to - from) / 190));
    const pitch = (to - from) / count;
    const [low, high] = oval ? [16, h - 16] : [0, h];
    const starts = Array.from({ length: count }, (_, i) => i * pitch + pitch * 0.3);
    front.polygons(
      starts.map((u): P2[] => [
        [u, low],
        [u + pitch * 0.4, low],
        [u + pitch * 0.5, high],
        [u + pitch * 0.1, high],
      ]),
      { fill: stripeFill[stripes] },
    );
    if (!oval)
      top.polygons(
        starts.map((u): P2[] => [
          [u + pitch * 0.1, d],
          [u + pitch * 0.5, d],
          [u + pitch * 0.5, 0],
          [u + pitch * 0.1, 0],
        ]),
        { fill: mix(stripeFill[stripes], '#FFFFFF', 0.35) },
      );
    front.line(
      [
        [0, low],
        [to - from, low],
      ],
      { width: 1, opacity: 0.5 },
    );
    if (lights) front.light(20, h * 0.42, to - from - 40, 9, 11);
  };
  if (type === 'skirt') {
    const front = pen.panel('front', 0, 0, -h / 2);
    for (let u = 160; u < length; u += 150)
      front.line(
        [
          [u, 0],
          [u, -520],
        ],
        { width: 2.5, stroke: steel.dark },
      );
    front
      .line(
        [
          [160, -520],
          [length - 40, -520],
        ],
        { width: 4 },
      )
      .line(
        [
          [160, -520],
          [length - 40, -520],
        ],
        { width: 2, stroke: white.mid },
      );
    front.line(
      [
        [160, -260],
        [length - 40, -260],
      ],
      { width: 2, stroke: steel.dark },
    );
  }
  if (type === 'articulated') {
    const knee = length * 0.52;
    part(pen, 0, knee);
    const far = pen.at(knee, 0, 0).turn('y', 34);
    part(far, 10, length * 0.48);
    pen.tube(
      'y',
      knee,
      0,
      [
        [-38, 58],
        [38, 58],
      ],
      rubber,
    );
    pen.panel('front', knee, 38, 0).circle(0, 0, 20, { fill: steel.mid, stroke: ink, width: 1 });
  } else {
    part(pen, 0, length);
    pen.box([length, -d / 2, -h / 2], [18, d, h], rubber, oval ? { r: 25, axis: 'x' } : {});
  }
}

/** Draws a barrier; `raised` is the boom's angle in degrees, for videos. */
export function barrier(pen: Pen, drawing: Barrier, raised = 0): void {
  const steelBody = drawing.housing === 'steel';
  const tones = steelBody ? steel : hueTones[drawing.hue];
  const accent = hueTones[drawing.hue];
  const k = 0.9 + drawing.boomLength * 0.035;
  const [w, d, h] = [340 * k, 300 * k, 1010 * k];
  const length = boomInPicture(drawing.boomLength);
  pen.ground(-120, -100, w + 250, d + 260);
  pen.shadow(-20, -20, w + 40, d + 40);
  pen.box([-20, -20, 0], [w + 40, d + 40, 20], steel);
  const body = pen.box([0, 0, 20], [w, d, h], tones, { r: steelBody ? 12 : 46 });
  body.front.rect(w * 0.13, h * 0.06, w * 0.74, h * 0.6, { width: 1, opacity: 0.5 }, 16);
  body.front
    .circle(w * 0.76, h * 0.36, 15, { fill: steel.mid, stroke: ink, width: 1 })
    .circle(w * 0.76, h * 0.36, 5, { fill: ink });
  if (steelBody)
    for (let i = 1; i < 5; i += 1)
      body.side.line(
        [
          [d * 0.16, h * 0.14 * i],
          [d * 0.84, h * 0.14 * i],
        ],
        { width: 1, opacity: 0.4 },
      );
  else
    body.side.rect(d * 0.2, h * 0.1, d * 0.6, h * 0.3, { fill: accent.dark, stroke: ink, width: 1, opacity: 0.8 }, 14);
  pen.box([-8, -8, 20 + h], [w + 16, d + 16, 66 * k], steelBody ? accent : { ...tones, light: tones.light }, {
    r: steelBody ? 16 : 50,
    chamfer: 26,
  });
  if (drawing.boomLights) {
    pen.tube(
      'z',
      w / 2,
      d / 2,
      [
        [20 + h + 66 * k, 44],
        [20 + h + 96 * k, 44],
        [20 + h + 110 * k, 30],
      ],
      cyanTones,
    );
  } else body.front.light(w * 0.2, h * 0.88, w * 0.6, 16, 16);
  const pivot = pen.apart().at(w * 0.5, d, 20 + h * 0.78);
  pivot.tube(
    'y',
    0,
    0,
    [
      [0, 78 * k],
      [34, 78 * k],
    ],
    rubber,
  );
  const arm = pivot.turn('y', -raised);
  boomAlong(arm.at(-150, 64, 0), {
    metres: (length + 150 - 1150) / 300 + 3,
    type: drawing.boomType,
    stripes: drawing.stripes,
    lights: drawing.boomLights,
  });
  arm.box([-110, 24, -58], [250, 78, 116], steel, { r: 18, axis: 'y' });
  arm
    .panel('front', 0, 102, 0)
    .circle(-60, 0, 15, { fill: steel.light, stroke: ink, width: 1 })
    .circle(80, 0, 15, { fill: steel.light, stroke: ink, width: 1 });
}

export function boom(pen: Pen, { boomLength, boomType, stripes, boomLights }: Boom): void {
  const length = boomInPicture(boomLength);
  pen.ground(-80, -200, length + 160, 440);
  pen.shadow(0, -40, length, 80, 60);
  const z = boomType === 'skirt' ? 620 : 110;
  for (const x of boomType === 'skirt'
    ? [60, length - 90]
    : [length * 0.14, length * (boomType === 'articulated' ? 0.4 : 0.82)]) {
    pen.apart().box([x, -60, 0], [50, 120, z - 40], steel, { r: 8 });
  }
  boomAlong(pen.at(0, 0, z), { metres: boomLength, type: boomType, stripes, lights: boomLights });
}

export function barrierAccessory(pen: Pen, { item, hue }: BarrierAccessory): void {
  const tones = hueTones[hue];
  pen.ground(-120, -120, 480, 460);
  pen.shadow(0, 0, 240, 220);
  if (item === 'support') {
    pen.box([0, 0, 0], [240, 220, 22], steel, { r: 12 });
    pen.tube(
      'z',
      120,
      110,
      [
        [22, 44],
        [620, 44],
      ],
      tones,
    );
    pen.tube(
      'z',
      120,
      110,
      [
        [300, 46],
        [380, 46],
      ],
      { light: '#FFFFFF', mid: '#FFFFFF', dark: '#C9D5E0' },
    );
    const fork: P2[] = [
      [30, 620],
      [30, 780],
      [62, 780],
      [62, 668],
      [178, 668],
      [178, 780],
      [210, 780],
      [210, 620],
    ];
    pen.prism('y', fork, 70, 150, rubber);
    pen.panel('front', 120, 150, 640).lamp(0, 4, 9);
  } else if (item === 'heater') {
    pen.box([0, 20, 0], [240, 50, 150], steel, { r: 8, axis: 'y' });
    for (let i = 0; i < 7; i += 1) pen.box([14 + i * 31, 70, 10], [12, 70, 130], tones);
    pen.panel('front', 0, 140, 0).light(30, 66, 180, 10, 12);
    pen.apart().cable(
      [
        [240, 110, 30],
        [330, 120, 20],
        [300, 240, 0],
        [220, 280, 0],
      ],
      rubber.mid,
      5,
    );
  } else if (item === 'light-strip') {
    for (const [i, r] of [150, 120, 90].entries()) {
      pen.tube(
        'z',
        120,
        110,
        [
          [i * 16, r],
          [i * 16 + 44, r],
        ],
        i % 2 === 0 ? cyanTones : white,
        36,
      );
    }
    pen.panel('top', 120, 110, 76).circle(0, 0, 60, { fill: rubber.mid, stroke: ink, width: 1 });
    pen.apart().cable(
      [
        [260, 120, 20],
        [340, 130, 10],
        [320, 260, 0],
        [230, 290, 0],
      ],
      cyan,
      4,
    );
  } else {
    pen.box([0, 0, 260], [240, 220, 20], steel, { r: 8 });
    for (const [x, y] of [
      [40, 40],
      [200, 40],
      [40, 180],
      [200, 180],
    ] as const)
      pen.tube(
        'z',
        x,
        y,
        [
          [0, 13],
          [260, 13],
        ],
        steel,
        10,
      );
    pen.box([0, 0, 280], [240, 220, 16], tones, { r: 8 });
    for (const [x, y] of [
      [40, 40],
      [200, 40],
      [40, 180],
      [200, 180],
    ] as const)
      pen.bolt(x, y, 296, 20);
    pen.panel('front', 0, 220, 260).light(80, 22, 80, 8, 8);
  }
}
