import { drawDevice } from '../devices/index.ts';
import { gear } from '../devices/sliding.ts';
import { screenContent } from '../devices/parking-terminals.ts';
import { write } from '../devices/digits.ts';
import { cyan, glass, hueTones, ink, steel, tonesOf, white } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { car, dayGlass, floor, glazing, person, plaster, slab } from './kit.ts';
import { barrierOf, columnOf } from './props.ts';

/** Draws a cut-away room: the floor and the two far walls. */
export function room(pen: Pen, w: number, d: number, h: number): void {
  slab(pen, w, d, floor);
  pen.box([0, 0, 0], [w, 240, h], plaster);
  pen.box([0, 240, 0], [240, d - 240, h], plaster);
  const top = pen.panel('top', 240, 240, 0);
  for (let i = 1; i < 6; i += 1) {
    top
      .line(
        [
          [(i * w) / 6, 0],
          [(i * w) / 6, d - 300],
        ],
        { stroke: '#D3DDE6', width: 1 },
      )
      .line(
        [
          [0, (i * d) / 6],
          [w - 300, (i * d) / 6],
        ],
        { stroke: '#D3DDE6', width: 1 },
      );
  }
}

const pit = { light: '#F3E9DC', mid: '#D8C8B4', dark: '#B4A28C' };

export function desk(pen: Pen, x: number, y: number): void {
  pen.shadow(x, y, 1500, 800, 120);
  for (const [u, v] of [
    [40, 40],
    [1400, 40],
    [40, 720],
    [1400, 720],
  ] as const)
    pen.box([x + u, y + v, 0], [60, 60, 720], steel);
  pen.box([x, y, 720], [1500, 800, 60], pit);
  pen.box([x + 500, y + 180, 780], [520, 380, 30], steel);
  pen
    .panel('front', x + 500, y + 190, 810)
    .rect(0, 0, 520, 340, { fill: '#12304C', stroke: ink, width: 1 }, 20)
    .rect(60, 200, 260, 50, { fill: cyan }, 20);
}

export function academy(pen: Pen): void {
  room(pen, 11000, 10500, 3800);
  const wall = pen.panel('front', 0, 240, 0);
  screenContent(wall, 1400, 1100, 3600, 1900, 'entry');
  glazing(pen.panel('front', 5800, 240, 800), 4800, 2300, 4, 1, () => dayGlass, 0.82);
  drawDevice(pen.at(6400, 900).bare().scale(1.6), barrierOf({ boomLength: 3 }));
  const stand = pen.at(700, 1000, 0);
  stand.box([0, 0, 0], [300, 3600, 2300], white);
  const board = stand.panel('side', 300, 3600, 0);
  for (let i = 0; i < 3; i += 1)
    board
      .rect(240 + i * 1120, 900, 900, 1100, { fill: '#F4F7FA', stroke: ink, width: 1 }, 60)
      .light(400 + i * 1120, 1800, 560, 70, 60);
  for (let i = 0; i < 3; i += 1)
    drawDevice(
      stand
        .at(360, 2900 - i * 1120, 1050)
        .bare()
        .scale(2)
        .turn('z', -90)
        .at(-60, 0, 0),
      { kind: 'reader', shape: 'square', mount: 'surface', keypad: i === 1, hue: i === 1 ? 'warm' : 'graphite' },
    );
  person(pen, 5400, 2200, hueTones.blue);
  for (const y of [5600, 7900]) {
    for (const [i, x] of [2200, 6400].entries()) {
      desk(pen, x, y);
      person(pen, x + 750, y + 1250, i % 2 === 0 ? hueTones.graphite : hueTones.warm);
    }
  }
}

export function factory(pen: Pen): void {
  room(pen, 14000, 10500, 4600);
  glazing(pen.panel('front', 900, 240, 2700), 12600, 1500, 9, 1, () => dayGlass, 0.86);
  drawDevice(pen.at(700, 1500, 0).bare().scale(3.2), {
    kind: 'server',
    units: 4,
    item: 'ups',
    count: 2,
    hue: 'graphite',
  });
  for (const y of [3900, 7400]) {
    pen.shadow(1600, y, 11400, 1500, 300);
    pen.box([1600, y, 0], [11400, 1500, 760], steel, { r: 120 });
    pen.box([1700, y + 120, 760], [11200, 1260, 60], tonesOf('#3C5067'));
    const front = pen.panel('front', 1600, y + 1500, 0);
    front.light(400, 460, 10600, 70, 60);
    const hues = ['graphite', 'blue', 'warm', 'graphite'] as const;
    for (const [i, hue] of hues.entries()) {
      const place = pen
        .at(2300 + i * 2700, y + 400, 820)
        .bare()
        .scale(2.4);
      if (y < 5000)
        drawDevice(place, {
          kind: 'sliding-operator',
          powerClass: 2,
          shape: i % 2 === 0 ? 'square' : 'sloped',
          keyCover: 'side',
          rack: false,
          lamp: false,
          hue,
        });
      else if (i % 2 === 0) drawDevice(place, { kind: 'spare-part', part: 'motor', size: 2, hue });
      else gear(place, 120, 40, 120, 120, 16, 70, hueTones[hue]);
    }
    for (const x of [3800, 9400]) person(pen, x, y + 2300, x === 3800 ? hueTones.blue : hueTones.orange);
  }
}

export function turnstileHall(pen: Pen): void {
  room(pen, 12500, 10000, 4200);
  glazing(pen.panel('front', 1000, 240, 700), 10600, 3000, 6, 1, () => dayGlass, 0.9);
  const desk1 = pen.at(700, 1400);
  desk1.shadow(0, 0, 1300, 3600, 300);
  desk1.box([0, 0, 0], [1300, 3600, 1100], hueTones.blue, { r: 200 }).side.light(500, 200, 2600, 70, 70);
  desk1.box([-80, -80, 1100], [1460, 3760, 90], white, { r: 220 });
  person(pen, 3400, 3200, hueTones.warm);
  const k = 1.9;
  for (const x of [3200, 5800, 8400])
    drawDevice(pen.at(x, 4800).bare().scale(k), {
      kind: 'turnstile',
      design: 'tripod',
      passage: 560,
      steel: true,
      hue: 'graphite',
    });
  pen.shadow(10600, 4800, 300, 700, 120);
  pen.tube(
    'z',
    10700,
    5000,
    [
      [0, 90],
      [1500, 90],
    ],
    steel,
    14,
  );
  pen.tube(
    'z',
    12100,
    5000,
    [
      [0, 90],
      [1500, 90],
    ],
    steel,
    14,
  );
  pen
    .panel('front', 10800, 5000, 300)
    .rect(0, 0, 1300, 1100, { fill: glass.mid, stroke: ink, opacity: 0.85 }, 60)
    .light(200, 940, 900, 50, 40);
  person(pen, 5000, 7600, hueTones.graphite);
  person(pen, 8900, 7900, hueTones.blue);
}

export function officeEntrance(pen: Pen): void {
  room(pen, 12000, 9500, 4400);
  const w = 5600;
  drawDevice(pen.at(3200, 700, 0).bare().scale(1.25), {
    kind: 'automatic-door',
    motion: 'sliding',
    leaves: 2,
    passage: 1900,
    hue: 'graphite',
  });
  glazing(pen.panel('front', 3200 + w + 500, 240, 500), 2600, 3200, 2, 1, () => dayGlass, 0.86);
  const wall = pen.panel('front', 800, 240, 1500);
  wall.rect(0, 0, 1500, 1900, { fill: '#F4F7FA', stroke: ink, width: 1 }, 120).light(300, 1400, 900, 90, 80);
  drawDevice(pen.at(1100, 300, 1700).bare().scale(4.4), {
    kind: 'video-panel',
    buttons: 1,
    screen: true,
    keypad: true,
    mount: 'surface',
    hue: 'graphite',
  });
  person(pen, 5800, 4600, hueTones.blue);
  person(pen, 3200, 5400, hueTones.warm);
  drawDevice(pen.at(2400, 6900).bare().scale(1.7), {
    kind: 'bollard',
    height: 700,
    diameter: 220,
    lightRing: true,
    count: 3,
    design: 'automatic',
    hue: 'graphite',
  });
  drawDevice(pen.at(8200, 5600).bare().scale(1.7), {
    kind: 'turnstile',
    design: 'flap',
    passage: 700,
    steel: true,
    hue: 'blue',
  });
}

export function payHall(pen: Pen): void {
  room(pen, 12000, 9000, 4200);
  const face = pen.panel('front', 700, 240, 2900).rect(0, 0, 1000, 1000, { fill: '#1B82C4', stroke: ink }, 140);
  write(face, 310, 220, 'P', 560, { stroke: '#FFFFFF', width: 5 });
  for (const [i, x] of [2000, 4900].entries()) {
    drawDevice(pen.at(x, 900).bare().scale(1.8), {
      kind: 'pay-station',
      payment: i === 0 ? 'cash-and-card' : 'card',
      screenInches: 19,
      hue: i === 0 ? 'graphite' : 'blue',
    });
  }
  drawDevice(pen.at(7600, 900).bare().scale(2.6), {
    kind: 'display-board',
    digits: 3,
    rows: 3,
    mount: 'post',
    hue: 'graphite',
  });
  person(pen, 3200, 3800, hueTones.blue);
  person(pen, 6200, 4900, hueTones.warm);
  drawDevice(pen.at(2400, 6200).bare().scale(1.6), {
    kind: 'turnstile',
    design: 'swing-gate',
    passage: 1000,
    steel: true,
    hue: 'blue',
  });
  person(pen, 8600, 7000, hueTones.graphite);
}

export function parkingUnderground(pen: Pen): void {
  room(pen, 15000, 12000, 3800);
  const wall = pen.panel('front', 240, 240, 0).rect(0, 0, 14760, 900, { fill: '#1B82C4', opacity: 0.85 });
  for (let i = 0; i < 4; i += 1) wall.light(700 + i * 3600, 3200, 2400, 90, 90);
  const marks = pen.panel('top', 700, 700, 0);
  for (let i = 0; i <= 5; i += 1)
    marks.line(
      [
        [i * 2700, 0],
        [i * 2700, 4600],
      ],
      { stroke: '#9DB2C6', width: 3 },
    );
  for (const [i, colour] of ['#8D9FB2', '#1B82C4', '#EEF2F6', '#D8D0C4', '#3C5067'].entries()) {
    const x = 700 + i * 2700;
    pen
      .panel('front', x + 1350, 260, 2600)
      .circle(0, 0, 130, { fill: i === 2 ? '#4FC08A' : '#D8443C', stroke: ink, width: 1 });
    if (i !== 2) car(pen.at(x + 2240, 900).turn('z', 90), tonesOf(colour));
  }
  for (const x of [3000, 8400]) {
    pen.shadow(x, 6000, 700, 700, 200);
    const { front } = pen.box([x, 6000, 0], [700, 700, 3800], plaster);
    front.rect(0, 700, 700, 700, { fill: '#EE8434' });
    write(front, 190, 1900, x === 3000 ? '1' : '2', 560, { width: 4 });
  }
  car(pen.at(4600, 8200), tonesOf('#EEF2F6'));
  drawDevice(
    pen.at(10400, 9600).bare().scale(1.9),
    columnOf({ direction: 'exit', cardReader: false, terminal: true, hue: 'graphite' }),
  );
  drawDevice(pen.at(12400, 7200).bare().scale(2), {
    kind: 'display-board',
    digits: 2,
    rows: 1,
    mount: 'post',
    hue: 'graphite',
  });
}
