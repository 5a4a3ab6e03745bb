import { hueTones, ink, mix, panel, rubber, steel } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { GarageOperator, ShaftOperator } from '../types.ts';

export function garageOperator(pen: Pen, { railLength, transmission, led, railOnly, hue }: GarageOperator): void {
  const tones = hueTones[hue];
  // Compress the rail's length, else the head would be too small; longer rails still look longer.
  const length = 560 + (railLength - 2500) * 0.22;
  pen.ground(-length - 60, -190, length + 470, 380);
  pen.shadow(-length, -30, length + 380, 60, 30);
  const z = 150;
  const beside = pen.apart();
  beside.box([-length, -12, z + 30], [16, 24, 70], steel);
  beside.box([-length - 60, -60, z + 60], [60, 120, 14], steel);
  const rail = railOnly ? pen : beside;
  rail.box([-length, -26, z], [length, 52, 34], steel);
  const slot = rail.panel('front', -length, 26, z);
  if (transmission === 'chain') {
    slot.line(
      [
        [10, 17],
        [length - 10, 17],
      ],
      { width: 3, dash: '6 3' },
    );
  } else slot.rect(6, 13, length - 12, 8, { fill: rubber.mid });
  const carriage = beside.at(-length * 0.52, 0, z);
  carriage.box([-70, -34, -22], [140, 68, 66], tones, { r: 10, chamfer: 4 });
  carriage.box([-16, -8, -90], [150, 16, 26], steel, { r: 8, axis: 'y' });
  carriage.wire(
    [
      [-40, 34, -20],
      [-40, 34, -80],
    ],
    { width: 2 },
  );
  carriage.panel('front', -40, 34, -92).circle(0, 0, 11, { fill: '#D8443C', stroke: ink, width: 1 });
  if (railOnly) return;
  pen.box([0, -110, z - 40], [350, 220, 110], { ...tones, mid: mix(tones.mid, tones.dark, 0.3) }, { r: 42 });
  const cover = pen.box([20, -95, z + 70], [310, 190, 34], tones, { r: 36, chamfer: 12 });
  cover.top.rect(60, 50, 190, 90, { width: 1, opacity: 0.4 }, 20);
  const front = pen.panel('front', 0, 110, z - 40);
  if (led) front.light(60, 30, 230, 16, 16);
  else front.rect(60, 28, 150, 20, { fill: panel, stroke: ink, width: 1 }, 10);
  front
    .circle(80, 78, 9, { fill: tones.light, stroke: ink, width: 1 })
    .circle(112, 78, 9, { fill: tones.light, stroke: ink, width: 1 });
  pen.panel('side', 350, 110, z - 40).rect(70, 34, 80, 44, { fill: rubber.mid, stroke: ink, width: 1 }, 8);
}

export function shaftOperator(pen: Pen, { torque, manualOverride, mounting, hue }: ShaftOperator): void {
  const tones = hueTones[hue];
  const k = 0.85 + (torque - 50) / 300;
  const size = { w: 190 * k, d: 170 * k, h: 250 * k };
  pen.wall(-130, -300, 640, mounting === 'chain' ? 700 : 520, -170);
  const axis = mounting === 'shaft' ? 0 : 210 * k;
  const beside = pen.apart();
  beside.tube(
    'x',
    -size.d * 0.3,
    axis + 40,
    [
      [-160, 17],
      [540, 17],
    ],
    steel,
    14,
  );
  if (mounting === 'chain') {
    beside.box([330, -140, -20], [14, 150, 320 * k], steel);
    beside.wire(
      [
        [352, -90, 30],
        [352, -90, axis + 40],
      ],
      { width: 4, dash: '5 3' },
    );
    beside.wire(
      [
        [352, -10, 30],
        [352, -10, axis + 40],
      ],
      { width: 4, dash: '5 3' },
    );
  }
  pen.box([60, -size.d, -size.h * 0.2], [size.w, size.d, size.h * 0.62], tones, { r: 26, chamfer: 12 });
  pen.box([60 + size.w, -size.d * 0.85, 0], [size.w * 0.42, size.d * 0.7, size.h * 0.36], steel, { r: 18, axis: 'x' });
  pen.tube(
    'x',
    -size.d * 0.3,
    40,
    [
      [40, 52 * k],
      [62, 52 * k],
    ],
    rubber,
  );
  const motor = pen.at(60 + size.w * 0.5, -size.d * 0.45, -size.h * 0.2);
  motor.tube(
    'z',
    0,
    0,
    [
      [-size.h * 0.82, 62 * k],
      [-size.h * 0.75, 72 * k],
      [0, 72 * k],
    ],
    tones,
  );
  motor.tube(
    'z',
    0,
    0,
    [
      [-size.h * 0.6, 75 * k],
      [-size.h * 0.2, 75 * k],
    ],
    steel,
    20,
  );
  const fins = motor.panel('front', 0, 54 * k, 0);
  for (let fin = -3; fin < 4; fin += 1) {
    fins.line(
      [
        [fin * 14 * k, -size.h * 0.56],
        [fin * 14 * k, -size.h * 0.26],
      ],
      { width: 1, opacity: 0.5 },
    );
  }
  const front = pen.panel('front', 60, 0, -size.h * 0.2);
  front.rect(26, 26, size.w - 52, size.h * 0.36, { fill: mix(tones.mid, tones.dark, 0.55), stroke: ink, width: 1 }, 12);
  front.light(size.w * 0.3, size.h * 0.2, size.w * 0.4, 10, 10);
  if (manualOverride === 'chain') {
    const x = 60 + size.w * 1.3;
    beside.tube(
      'y',
      x,
      20,
      [
        [0, 48],
        [16, 48],
      ],
      steel,
    );
    for (const u of [-40, 40])
      beside.wire(
        [
          [x + u, 16, 20],
          [x + u, 16, -330],
        ],
        { width: 3, dash: '4 4' },
      );
  } else {
    const x = 60 + size.w * 1.28;
    beside.tube(
      'z',
      x,
      -40,
      [
        [-180, 8],
        [0, 8],
      ],
      steel,
      10,
    );
    beside.box([x - 8, -48, -190], [96, 16, 14], steel);
    beside.tube(
      'z',
      x + 80,
      -40,
      [
        [-270, 13],
        [-190, 13],
      ],
      rubber,
      14,
    );
  }
  if (mounting === 'chain') {
    for (const [z, r] of [
      [40, 54],
      [axis + 40, 72],
    ] as const) {
      beside.tube(
        'x',
        -60,
        z,
        [
          [352, r],
          [366, r],
        ],
        steel,
        18,
      );
      beside
        .panel('side', 366, -60, z)
        .circle(0, 0, r * 0.84, { width: 5, dash: '4 4' })
        .circle(0, 0, r * 0.3, { fill: ink });
    }
  }
}
