import { drawDevice } from '../devices/index.ts';
import { hueTones, ink, mix, tonesOf, white } from '../palette.ts';
import type { Pen } from '../pen.ts';
import {
  asphalt,
  bays,
  bigSign,
  building,
  car,
  dayGlass,
  duskWall,
  fence,
  gateLeaf,
  hedge,
  house,
  lampPost,
  lawn,
  patch,
  paving,
  person,
  plaster,
  road,
  slab,
  tree,
  warmGlass,
} from './kit.ts';
import { barrierOf, columnOf } from './props.ts';

const graphite = hueTones.graphite;

export function homeGate(pen: Pen): void {
  slab(pen, 15000, 13000, lawn);
  patch(pen, 8600, 2400, 4200, 6600, paving.mid);
  road(pen, 0, 9600, 15000, 3400, 'x');
  patch(pen, 8600, 8900, 4200, 800, paving.mid);
  for (const [x, y, h] of [
    [1200, 1000, 4200],
    [13300, 1500, 4600],
  ] as const)
    tree(pen, x, y, h);
  house(pen.at(2000, 1800), [6200, 4600, 3000], duskWall, true);
  car(pen.at(9400, 3300), tonesOf('#1B82C4'));
  lampPost(pen, 8200, 7600, 3000);
  hedge(pen, 600, 7700, 6600, 700);
  drawDevice(pen.at(8900, 7500).bare().scale(2.8), {
    kind: 'sliding-operator',
    powerClass: 2,
    shape: 'rounded',
    keyCover: 'front',
    rack: false,
    lamp: true,
    hue: 'graphite',
  });
  gateLeaf(pen, 5000, 8750, 4600, 1900, graphite.mid);
  fence(pen, 0, 9000, 8300, 1900, duskWall);
  for (const x of [8200, 12900]) {
    pen.box([x, 8800, 0], [420, 420, 2200], duskWall);
    pen.panel('front', x, 9220, 0).lamp(210, 1500, 110);
    pen.tube(
      'z',
      x + 210,
      9010,
      [
        [2200, 130],
        [2480, 130],
        [2580, 70],
      ],
      tonesOf(warmGlass),
      12,
    );
  }
  fence(pen, 13300, 9000, 1700, 1900, duskWall);
}

export function houseEvening(pen: Pen): void {
  slab(pen, 14000, 12000, lawn);
  patch(pen, 6400, 6600, 4400, 5400, paving.mid);
  tree(pen, 1300, 1500, 4800);
  house(pen.at(1400, 2000), [5000, 5200, 3400], duskWall, true);
  const garage = pen.at(6400, 2600);
  garage.shadow(0, 0, 4800, 4600, 700);
  const { front } = garage.box([0, 0, 0], [4800, 4600, 2900], duskWall);
  garage.box([-150, -150, 2900], [5100, 4900, 240], tonesOf('#51667E'));
  front.rect(700, 0, 3400, 2300, { fill: warmGlass, opacity: 0.35 });
  for (let i = 0; i < 4; i += 1)
    front.rect(800, 500 + i * 440, 3200, 440, { fill: graphite.mid, stroke: ink, width: 1 });
  front.light(1700, 2500, 1400, 130, 130);
  lampPost(pen, 11600, 5600, 2800);
  car(pen.at(9600, 7400).turn('z', 90), tonesOf('#EEF2F6'));
  hedge(pen, 600, 8200, 4600, 800);
  drawDevice(pen.at(4600, 9700).bare().scale(3.4), {
    kind: 'photocell',
    mount: 'post',
    shape: 'square',
    hue: 'graphite',
  });
  drawDevice(pen.at(11900, 9600).bare().scale(2.6), {
    kind: 'flashing-lamp',
    shape: 'dome',
    bracket: false,
    hue: 'graphite',
  });
  tree(pen, 12900, 10400, 3000);
}

export function businessBarrier(pen: Pen): void {
  slab(pen, 16000, 13000, paving);
  road(pen, 7600, 0, 6200, 13000, 'y');
  building(pen.at(600, 600), [5600, 6200, 8200], plaster, [5, 5, 6], (index) =>
    index % 7 === 3 ? warmGlass : dayGlass,
  );
  pen.box([900, 6800, 2500], [4600, 1400, 240], hueTones.blue).front.light(600, 80, 3400, 90, 90);
  for (const x of [1200, 4900])
    pen.tube(
      'z',
      x,
      8000,
      [
        [0, 110],
        [2500, 110],
      ],
      white,
      12,
    );
  car(pen.at(10100, 1500).turn('z', 90), tonesOf('#8D9FB2'));
  hedge(pen, 6300, 900, 900, 4600);
  tree(pen, 14700, 2200, 4000);
  const k = 1.9;
  drawDevice(pen.at(6900, 8200).bare().scale(k), barrierOf({ boomLength: 8, boomType: 'oval' }));
  drawDevice(pen.at(6700, 10600).bare().scale(k), columnOf());
  for (const y of [5200, 6800, 8400])
    drawDevice(pen.at(14500, y).bare().scale(1.4), {
      kind: 'bollard',
      height: 800,
      diameter: 220,
      lightRing: true,
      count: 1,
      design: 'automatic',
      hue: 'graphite',
    });
  person(pen, 3600, 9600, hueTones.blue);
  hedge(pen, 800, 10800, 4200, 900);
}

export function parking(pen: Pen): void {
  slab(pen, 17000, 14000, asphalt);
  building(pen.at(500, 400), [8600, 3600, 5000], plaster, [7, 3, 2], () => dayGlass);
  pen.panel('front', 500, 4000, 0).light(700, 4550, 7200, 130, 130);
  bays(pen, 400, 4500, 3, 4700);
  for (const [i, hue] of ['#8D9FB2', '#1B82C4', '#EEF2F6'].entries()) {
    if (i !== 1) car(pen.at(2600 + i * 2600, 4700).turn('z', 90), tonesOf(hue));
  }
  patch(pen, 400, 10000, 7600, 3200, lawn.light);
  tree(pen, 1500, 11000, 3200);
  road(pen, 9900, 400, 5600, 13300, 'y');
  bigSign(pen, 16000, 1200, 3400);
  drawDevice(pen.at(9300, 5200).bare().scale(2), {
    kind: 'display-board',
    digits: 3,
    rows: 2,
    mount: 'post',
    hue: 'graphite',
  });
  car(pen.at(14900, 4600).turn('z', 90), tonesOf('#D8D0C4'));
  const k = 1.9;
  drawDevice(pen.at(9200, 9400).bare().scale(k), barrierOf({ boomLength: 7 }));
  drawDevice(pen.at(9000, 11900).bare().scale(k), columnOf());
  person(pen, 5200, 10900, hueTones.orange);
}

export function yard(pen: Pen): void {
  slab(pen, 16000, 13000, paving);
  for (const [x, w] of [
    [500, 5200],
    [7600, 5600],
  ] as const) {
    building(pen.at(x, 500), [w, 3600, 7800], x === 500 ? plaster : tonesOf('#DDE6EE'), [4, 3, 6], (index) =>
      index % 5 === 2 ? warmGlass : dayGlass,
    );
  }
  patch(pen, 600, 5200, 6800, 3600, lawn.light);
  for (const [x, y, h] of [
    [1500, 6200, 3600],
    [6200, 7600, 3000],
    [14600, 2600, 3800],
  ] as const)
    tree(pen, x, y, h);
  road(pen, 8400, 4400, 5000, 8600, 'y');
  car(pen.at(10600, 4900).turn('z', 90), tonesOf('#D8D0C4'));
  person(pen, 4200, 7000, hueTones.orange);
  fence(pen, 0, 9900, 8000, 1600, { ...white, dark: '#3C5067' });
  drawDevice(pen.at(7500, 9700).bare().scale(1.8), barrierOf({ boomLength: 7, hue: 'blue' }));
  fence(pen, 14000, 9900, 2000, 1600, { ...white, dark: '#3C5067' });
  drawDevice(pen.at(5200, 11600).bare().scale(2), {
    kind: 'bollard',
    height: 700,
    diameter: 220,
    lightRing: true,
    count: 2,
    design: 'automatic',
    hue: 'graphite',
  });
}

export function warehouse(pen: Pen): void {
  slab(pen, 17000, 13000, asphalt);
  building(pen.at(600, 600), [11200, 5400, 5200], tonesOf('#E3EAF1'), [1, 4, 5], () => mix(dayGlass, '#FFFFFF', 0.3));
  const wall = pen.panel('front', 600, 6000, 0).rect(0, 0, 11200, 5200, { fill: '#DCE5ED', stroke: ink });
  for (let i = 0; i < 3; i += 1) {
    const u = 700 + i * 3600;
    for (let row = 0; row < 6; row += 1)
      wall.rect(u, row * 560, 2800, 560, { fill: i === 1 ? '#1B82C4' : graphite.mid, stroke: ink, width: 1 });
    wall
      .rect(u + 240, 1760, 640, 300, { fill: dayGlass, stroke: ink, width: 1 }, 80)
      .rect(u + 1080, 1760, 640, 300, { fill: dayGlass, stroke: ink, width: 1 }, 80)
      .rect(u + 1920, 1760, 640, 300, { fill: dayGlass, stroke: ink, width: 1 }, 80);
    wall.light(u + 700, 3700, 1400, 120, 120);
  }
  const lorry = pen.at(5000, 11000).turn('z', -90);
  lorry.shadow(0, 0, 5000, 2300, 400);
  lorry.box([0, 0, 500], [5000, 2300, 2500], white, { r: 0 }).front.rect(400, 900, 4200, 500, { fill: '#1B82C4' });
  drawDevice(pen.at(12900, 8400).bare().scale(1.9), {
    kind: 'traffic-light',
    sections: 2,
    mount: 'post',
    hue: 'graphite',
  });
  drawDevice(pen.at(9600, 10400).bare().scale(2), barrierOf({ boomType: 'skirt', boomLights: false, hue: 'warm' }));
  person(pen, 7400, 11200, hueTones.orange);
}
