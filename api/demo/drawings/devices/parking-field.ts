import { amber, cyan, hueTones, ink, paper, rubber, steel, stripeFill, white, type Tones } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Camera, DisplayBoard, ParkingSensor, ParkingSign, TrafficLight } from '../types.ts';
import { widthOf, write } from './digits.ts';

function pole(pen: Pen, height: number, tones: Tones = steel): void {
  pen.ground(-220, -200, 480, 460);
  pen.shadow(-70, -70, 140, 140, 60);
  pen.tube(
    'z',
    0,
    0,
    [
      [0, 78],
      [16, 78],
    ],
    steel,
    24,
  );
  pen.tube(
    'z',
    0,
    0,
    [
      [16, 34],
      [height, 34],
    ],
    tones,
    18,
  );
}

export function camera(pen: Pen, { body, mount, infrared, hue }: Camera): void {
  const tones = hueTones[hue];
  if (mount === 'pole') pole(pen.apart(), 760);
  else pen.wall(-260, -170, 470, 480, -200);
  const head = mount === 'pole' ? pen.at(-70, 40, 620) : pen.at(-90, 0, 0);
  if (body === 'dome') {
    head.box([-20, -200, 40], [180, 260, 40], tones, { r: 20 });
    head.tube(
      'z',
      70,
      10,
      [
        [-20, 110],
        [40, 118],
      ],
      tones,
      28,
    );
    head.tube(
      'z',
      70,
      10,
      [
        [-110, 44],
        [-80, 78],
        [-20, 96],
      ],
      rubber,
      28,
    );
    head.panel('front', 70, 88, -50).lamp(0, 0, 9);
    return;
  }
  if (mount === 'wall') {
    head.box([10, -200, -20], [110, 22, 150], steel, { r: 20, axis: 'y' });
    head.box([45, -180, 20], [40, 150, 40], steel, { r: 10, axis: 'y' });
  } else head.box([30, -60, 30], [80, 90, 60], steel, { r: 12 });
  const aim = head.turn('x', -8);
  const box = body === 'box';
  const [w, h] = box ? [150, 130] : [140, 140];
  aim.box([0, -60, 0], [w, 400, h], white, { r: box ? 14 : 68, axis: 'y', chamfer: 4 });
  const lens = aim.panel('front', w / 2, 340, h / 2);
  lens.rect(-w * 0.42, -h * 0.42, w * 0.84, h * 0.84, { fill: rubber.dark, stroke: ink, width: 1 }, box ? 14 : 60);
  if (infrared)
    for (let i = 0; i < 8; i += 1) {
      const a = (i / 8) * 2 * Math.PI;
      lens.circle(Math.cos(a) * 46, Math.sin(a) * 46, 8, { fill: cyan, opacity: 0.85 });
    }
  lens
    .circle(0, 0, 27, { fill: '#33475E', stroke: steel.mid, width: 1.5 })
    .circle(-7, 8, 8, { fill: '#FFFFFF', opacity: 0.8 });
  aim.box([-12, -70, h], [w + 24, 470, 14], tones, { r: 10 });
  aim.panel('side', w, 340, 0).line(
    [
      [60, h * 0.5],
      [320, h * 0.5],
    ],
    { width: 1, opacity: 0.4 },
  );
  if (!infrared) aim.panel('front', 0, 340, 0).lamp(w * 0.82, h * 0.14, 5);
}

const counts = ['128', '47', '306'];

export function displayBoard(pen: Pen, { digits, rows, mount, hue }: DisplayBoard): void {
  const tones = hueTones[hue];
  const [w, h] = [250 + digits * 150, 70 + rows * 230];
  const base = mount === 'post' ? 760 : 0;
  if (mount === 'post') {
    pen.ground(-180, -260, w + 360, 620);
    for (const x of [w * 0.2, w * 0.8]) {
      pen.shadow(x - 50, -50, 100, 100, 40);
      pen.apart().box([x - 34, -30, 0], [68, 60, base + 60], steel);
    }
  } else pen.wall(-110, -120, w + 220, h + 240, -70);
  pen.box([0, -70, base], [w, 140, h], tones, { r: 26, axis: 'y', chamfer: 8 });
  const face = pen.panel('front', 0, 70, base);
  face.rect(26, 26, w - 52, h - 52, { fill: '#0F2A43', stroke: ink, width: 1 }, 14);
  for (let row = 0; row < rows; row += 1) {
    const v = h - 40 - (row + 1) * 230 + 52;
    face.rect(56, v, 128, 128, { fill: '#1B82C4', stroke: ink, width: 1 }, 14);
    write(face, 96, v + 30, 'P', 70, { stroke: '#FFFFFF', width: 3 });
    const text = (counts[row] ?? '9').padStart(3, '0').slice(-digits).padStart(digits, '2');
    const right = w - 60 - widthOf(text, 128);
    write(face, right, v, text, 128, { stroke: cyan, width: 9, opacity: 0.22 });
    write(face, right, v, text, 128, { stroke: cyan, width: 4 });
  }
}

export function trafficLight(pen: Pen, { sections, mount, hue }: TrafficLight): void {
  const base = mount === 'post' ? 520 : 0;
  const h = 60 + sections * 230;
  if (mount === 'post') pole(pen.apart(), base + 40);
  else pen.wall(-240, -120, 480, h + 240, -90);
  pen.box([-130, -90, base], [260, 180, h], hueTones[hue], { r: 40, axis: 'y', chamfer: 10 });
  for (let i = 0; i < sections; i += 1) {
    const z = base + 145 + i * 230;
    const [ring, lens] = sections === 1 || i === 0 ? ['#147A4B', '#4FC08A'] : ['#8E1E22', '#D8443C'];
    pen
      .panel('front', 0, 90, z)
      .circle(0, 0, 92, { fill: rubber.dark, stroke: ink, width: 1 })
      .circle(0, 0, 74, { fill: ring })
      .circle(0, 0, 56, { fill: lens });
    pen.panel('front', 0, 100, z).arc(0, 0, 96, 15, 165, { width: 6, stroke: rubber.mid });
  }
  pen.panel('front', 0, 90, base).light(-30, 16, 60, 9, 7);
}

export function parkingSign(pen: Pen, { item, hue }: ParkingSign): void {
  const fill = hueTones[hue].mid;
  const [w, h] = item === 'direction' ? [760, 300] : item === 'tariff-board' ? [620, 800] : [520, 520];
  pole(pen.apart(), 640 + h);
  const plate = pen.box([-w / 2, 34, 590], [w, 22, h], white, { r: 44, axis: 'y' });
  const face = plate.front;
  face.rect(22, 22, w - 44, h - 44, { fill: item === 'height-limit' ? paper : fill }, 30);
  const [u, v] = [w / 2, h / 2];
  if (item === 'parking') write(face, u - 92, v - 130, 'P', 260, { stroke: paper, width: 9 });
  else if (item === 'height-limit') {
    face.circle(u, v, 226, { fill: stripeFill.red }).circle(u, v, 176, { fill: paper });
    write(face, u - 20, v - 50, '2', 100, { width: 4 });
    face
      .polygon(
        [
          [u - 34, v + 92],
          [u + 66, v + 92],
          [u + 16, v + 140],
        ],
        { fill: ink },
      )
      .polygon(
        [
          [u - 34, v - 92],
          [u + 66, v - 92],
          [u + 16, v - 140],
        ],
        { fill: ink },
      );
  } else if (item === 'direction') {
    write(face, 96, 80, 'P', 140, { stroke: paper, width: 6 });
    face.polygon(
      [
        [300, 125],
        [520, 125],
        [520, 70],
        [670, 150],
        [520, 230],
        [520, 175],
        [300, 175],
      ],
      { fill: paper },
    );
  } else {
    face.rect(60, h - 210, 150, 150, { fill: paper }, 16);
    write(face, 105, h - 180, 'P', 90, { stroke: fill, width: 5 });
    for (let row = 0; row < 4; row += 1) {
      face
        .rect(60, h - 320 - row * 110, 260, 36, { fill: paper, opacity: 0.85 }, 12)
        .rect(430, h - 320 - row * 110, 120, 36, { fill: cyan }, 12);
    }
  }
}

export function parkingSensor(pen: Pen, { item, hue }: ParkingSensor): void {
  const tones = hueTones[hue];
  if (item === 'space-sensor') {
    pen.ground(-190, -190, 380, 380);
    pen.shadow(-100, -100, 200, 200, 40);
    pen.tube(
      'z',
      0,
      0,
      [
        [0, 110],
        [16, 110],
      ],
      steel,
      32,
    );
    pen.tube(
      'z',
      0,
      0,
      [
        [16, 100],
        [46, 96],
        [70, 66],
      ],
      tones,
      32,
    );
    pen.panel('top', 0, 0, 70).circle(0, 0, 44, { fill: rubber.mid, stroke: ink, width: 1 }).lamp(0, 0, 14);
    for (const [x, y] of [
      [70, 70],
      [-70, 70],
      [70, -70],
    ] as const)
      pen.panel('top', x, y, 34).circle(0, 0, 7, { fill: amber.light, stroke: ink, width: 1 });
    return;
  }
  pen.ground(-100, -90, 560, 400);
  pen.shadow(0, 0, 360, 200);
  const box = pen.box([0, 0, 0], [360, 200, 74], tones, { r: 22, chamfer: 8 });
  for (let i = 0; i < 8; i += 1) box.front.rect(24 + i * 40, 22, 28, 24, { fill: ink, stroke: steel.mid, width: 1 }, 3);
  for (let i = 0; i < 8; i += 1) box.top.circle(40 + i * 40, 168, 6, { fill: cyan });
  box.top.rect(60, 40, 240, 90, { width: 1, opacity: 0.5 }, 14);
}
