import type { P2 } from '../iso.ts';
import { cyan, glass, hueTones, ink, mix, rubber, steel, tonesOf, white, type Tones } from '../palette.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { write } from '../devices/digits.ts';

/** Building blocks of scenes besides devices. Sizes in mm. */

export const lawn: Tones = { light: '#CFE3DA', mid: '#B4CFC4', dark: '#93B4A8' };
export const paving: Tones = { light: '#F3F6F9', mid: '#DCE4EC', dark: '#C2CFDB' };
export const asphalt: Tones = { light: '#B9C6D3', mid: '#A3B2C1', dark: '#8A9BAC' };
export const floor: Tones = { light: '#EFF3F7', mid: '#D3DDE6', dark: '#B8C6D3' };
export const plaster: Tones = { light: '#FFFFFF', mid: '#E7EDF3', dark: '#C6D3DF' };
export const duskWall: Tones = { light: '#C3D0DF', mid: '#A9BACD', dark: '#8498B0' };
export const roof: Tones = { light: '#6C8097', mid: '#51667E', dark: '#3A4E66' };
const leaves: Tones = { light: '#A9D0C0', mid: '#79AE9B', dark: '#568B7A' };

export const warmGlass = '#FFD27A';
export const dayGlass = '#CDE9F5';

export function slab(pen: Pen, w: number, d: number, tones: Tones): void {
  pen.box([0, 0, -420], [w, d, 420], tones, { r: 500 });
}

export function patch(pen: Pen, x: number, y: number, w: number, d: number, fill: string): Panel {
  return pen.panel('top', x, y, 0).rect(0, 0, w, d, { fill });
}

export function road(pen: Pen, x: number, y: number, w: number, d: number, along: 'x' | 'y'): void {
  const top = patch(pen, x, y, w, d, asphalt.mid);
  const line: P2[] =
    along === 'x'
      ? [
          [200, d / 2],
          [w - 200, d / 2],
        ]
      : [
          [w / 2, 200],
          [w / 2, d - 200],
        ];
  top.line(line, { stroke: '#FFFFFF', width: 3, dash: '16 14' });
}

export function glazing(
  face: Panel,
  w: number,
  h: number,
  columns: number,
  rows: number,
  fill: (index: number) => string,
  share = 0.62,
): void {
  const [du, dv] = [w / columns, h / rows];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [u, v] = [column * du + (du * (1 - share)) / 2, row * dv + (dv * (1 - share)) / 2];
      face.rect(u, v, du * share, dv * share, { fill: fill(row * columns + column), stroke: ink, width: 1 });
    }
  }
}

export function building(
  pen: Pen,
  [w, d, h]: [number, number, number],
  tones: Tones,
  grid: [number, number, number],
  fill: (index: number) => string,
): void {
  pen.shadow(0, 0, w, d, 900);
  const faces = pen.box([0, 0, 0], [w, d, h], tones);
  glazing(faces.front, w, h, grid[0], grid[2], fill);
  glazing(faces.side, d, h, grid[1], grid[2], (index) => mix(fill(index + 1), ink, 0.16));
  pen.box([-120, -120, h], [w + 240, d + 240, 220], roof);
}

/** Draws a house with a gabled roof, its ridge along x. */
export function house(pen: Pen, [w, d, h]: [number, number, number], tones: Tones, lit: boolean): void {
  pen.shadow(0, 0, w, d, 900);
  const { front, side } = pen.box([0, 0, 0], [w, d, h], tones);
  const fill = lit ? warmGlass : dayGlass;
  pen.prism(
    'x',
    [
      [-350, h],
      [d / 2, h + d * 0.42],
      [d + 350, h],
    ],
    -300,
    w + 300,
    roof,
  );
  const count = Math.max(2, Math.round(w / 2400));
  for (let i = 0; i < count; i += 1) {
    const u = (i + 0.5) * (w / count) - 600;
    if (lit) front.rect(u - 160, h * 0.32, 1520, h * 0.5, { fill: warmGlass, opacity: 0.3 }, 120);
    front.rect(u, h * 0.36, 1200, h * 0.42, { fill, stroke: ink, width: 1 });
    front
      .line(
        [
          [u + 600, h * 0.36],
          [u + 600, h * 0.78],
        ],
        { width: 1 },
      )
      .line(
        [
          [u, h * 0.6],
          [u + 1200, h * 0.6],
        ],
        { width: 1 },
      );
  }
  side.rect(d * 0.28, h * 0.36, d * 0.2, h * 0.42, { fill, stroke: ink, width: 1 });
  side
    .rect(d * 0.62, 0, 1000, h * 0.72, { fill: hueTones.blue.dark, stroke: ink, width: 1 })
    .circle(d * 0.62 + 160, h * 0.34, 60, { fill: cyan });
  pen.box([w * 0.7, d * 0.3, h + d * 0.2], [500, 500, d * 0.34], tones);
}

export function tree(pen: Pen, x: number, y: number, height: number): void {
  const r = height * 0.24;
  pen.shadow(x - r * 0.7, y - r * 0.7, 1.4 * r, 1.4 * r, r * 0.3);
  pen.tube(
    'z',
    x,
    y,
    [
      [0, height * 0.035],
      [height * 0.4, height * 0.03],
    ],
    tonesOf('#8A7A6A'),
    6,
  );
  const crown: P2[] = [
    [0.26, 0.5],
    [0.34, 0.86],
    [0.52, 1],
    [0.72, 0.84],
    [0.9, 0.48],
    [1, 0.1],
  ];
  pen.tube(
    'z',
    x,
    y,
    crown.map(([at, share]): P2 => [at * height, share * r]),
    leaves,
    12,
  );
}

export function hedge(pen: Pen, x: number, y: number, w: number, d: number, h = 700): void {
  pen.box([x, y, 0], [w, d, h], leaves, { r: 160, chamfer: 110 });
}

/** Draws a car along x, facing +x. */
export function car(pen: Pen, tones: Tones): void {
  pen.shadow(0, 0, 4300, 1780, 300);
  for (const x of [820, 3420])
    pen.tube(
      'y',
      x,
      330,
      [
        [-20, 330],
        [200, 330],
      ],
      rubber,
      16,
    );
  const hull: P2[] = [
    [0, 360],
    [0, 820],
    [240, 930],
    [3050, 930],
    [4180, 800],
    [4300, 620],
    [4300, 330],
  ];
  pen.prism('y', hull, 0, 1780, tones);
  pen.loft(
    [
      [
        [260, 90],
        [3140, 90],
        [3140, 1690],
        [260, 1690],
      ],
      [
        [760, 240],
        [2380, 240],
        [2380, 1540],
        [760, 1540],
      ],
    ].map((ring, level) => ring.map(([x = 0, y = 0]): [number, number, number] => [x, y, level === 0 ? 930 : 1450])),
    { ...glass, light: tones.light },
  );
  pen.panel('front', 1500, 1620, 930).line(
    [
      [0, 0],
      [0, 480],
    ],
    { width: 3, stroke: tones.mid },
  );
  const side = pen.panel('front', 0, 1780, 0);
  for (const u of [820, 3420]) {
    side
      .circle(u, 330, 340, { fill: rubber.dark, stroke: ink, width: 1 })
      .circle(u, 330, 190, { fill: steel.light, stroke: ink, width: 1 });
  }
  side
    .line(
      [
        [1480, 420],
        [1480, 900],
      ],
      { width: 1, opacity: 0.5 },
    )
    .line(
      [
        [2640, 420],
        [2640, 900],
      ],
      { width: 1, opacity: 0.5 },
    );
  pen
    .panel('side', 4300, 1780, 0)
    .rect(140, 560, 300, 130, { fill: '#FFF3D1', stroke: ink, width: 1 }, 50)
    .rect(1340, 560, 300, 130, { fill: '#FFF3D1', stroke: ink, width: 1 }, 50)
    .rect(620, 380, 540, 130, { fill: white.light, stroke: ink, width: 1 });
}

/** Draws a person, slightly enlarged like the devices. */
export function person(scene: Pen, x: number, y: number, coat: Tones): void {
  const pen = scene.at(x, y).scale(1.3);
  pen.shadow(-200, -160, 400, 320, 100);
  pen.tube(
    'z',
    0,
    0,
    [
      [0, 130],
      [760, 170],
    ],
    roof,
    8,
  );
  pen.tube(
    'z',
    0,
    0,
    [
      [760, 190],
      [1350, 230],
      [1460, 120],
    ],
    coat,
    9,
  );
  pen.tube(
    'z',
    0,
    0,
    [
      [1490, 90],
      [1600, 128],
      [1720, 70],
    ],
    tonesOf('#E9C7A6'),
    9,
  );
}

export function lampPost(pen: Pen, x: number, y: number, height: number): void {
  pen.shadow(x - 120, y - 120, 240, 240, 120);
  pen.tube(
    'z',
    x,
    y,
    [
      [0, 70],
      [height, 45],
    ],
    roof,
    10,
  );
  pen.panel('front', x, y, height - 300).circle(0, 0, 620, { fill: warmGlass, opacity: 0.28 });
  pen.tube(
    'z',
    x,
    y,
    [
      [height - 520, 170],
      [height - 80, 210],
      [height, 120],
    ],
    tonesOf(warmGlass),
    12,
  );
}

/** Draws a fence along x. */
export function fence(pen: Pen, x: number, y: number, length: number, height: number, tones: Tones): void {
  const count = Math.max(1, Math.round(length / 2400));
  const step = length / count;
  for (let i = 0; i < count; i += 1) {
    gateLeaf(pen, x + i * step + 100, y, step - 100, height - 180, tones.dark);
    pen.box([x + i * step, y - 110, 0], [220, 220, height], tones);
  }
}

export function gateLeaf(pen: Pen, x: number, y: number, length: number, height: number, colour: string): void {
  const face = pen.panel('front', x, y, 160);
  const bars = Math.round(length / 230);
  face.rect(0, 0, length, height - 160, { fill: colour, opacity: 0.22 });
  for (let i = 1; i < bars; i += 1)
    face.line(
      [
        [(i * length) / bars, 60],
        [(i * length) / bars, height - 220],
      ],
      { stroke: colour, width: 2 },
    );
  pen.box([x, y - 40, 100], [length, 80, 150], tonesOf(colour));
  pen.box([x, y - 40, height - 80], [length, 80, 120], tonesOf(colour));
}

/** Draws marked parking bays along x, open towards +y. */
export function bays(pen: Pen, x: number, y: number, count: number, depth: number): void {
  const top = pen.panel('top', x, y, 0);
  for (let i = 0; i <= count; i += 1)
    top.line(
      [
        [i * 2600, 0],
        [i * 2600, depth],
      ],
      { stroke: '#FFFFFF', width: 3 },
    );
}

export function bigSign(pen: Pen, x: number, y: number, height: number): void {
  pen.box([x, y, 0], [260, 260, height], steel);
  const face = pen.box([x - 700, y, height], [1660, 260, 1660], hueTones.blue, { r: 200, axis: 'y' }).front;
  write(face, 500, 350, 'P', 960, { stroke: '#FFFFFF', width: 6 });
}
