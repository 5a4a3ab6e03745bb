import { screenContent } from '../devices/parking-terminals.ts';
import { cyan, green, hueTones, ink, rubber, steel, tonesOf, white } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { desk, room } from './indoor.ts';
import {
  car,
  dayGlass,
  fence,
  gateLeaf,
  glazing,
  hedge,
  house,
  lawn,
  patch,
  paving,
  person,
  plaster,
  slab,
  tree,
} from './kit.ts';
import { barrierOf, cartons, columnOf, stand, van } from './props.ts';

/** Scenes of the news. */

export function barrierBench(pen: Pen): void {
  room(pen, 13500, 10500, 4400);
  const wall = pen.panel('front', 0, 240, 0);
  wall.rect(800, 1500, 5200, 2200, { fill: '#12304C', stroke: ink }, 120);
  wall.line(
    [
      [1200, 1900],
      [2000, 2900],
      [2700, 2500],
      [3400, 3200],
      [4200, 2700],
      [5500, 3350],
    ],
    { stroke: cyan, width: 4 },
  );
  glazing(pen.panel('front', 6800, 240, 1300), 6000, 2300, 5, 1, () => dayGlass, 0.86);
  for (const [i, y] of [1600, 4200, 6800].entries()) {
    pen.shadow(1500, y - 250, 9800, 1300, 200);
    pen.box([1500, y - 250, 0], [9800, 1300, 180], hueTones.graphite, { r: 60 });
    pen.panel('front', 1500, y + 1050, 0).light(4200, 60, 5200, 60, 50);
    stand(pen, 2000, y, 1.9, barrierOf({ boomLength: 8, hue: (['blue', 'orange', 'graphite'] as const)[i]! }), 180);
  }
  desk(pen, 9800, 8700);
  person(pen, 8700, 9200, hueTones.blue);
}

export function carParkLanes(pen: Pen): void {
  slab(pen, 18000, 13000, paving);
  for (const x of [800, 4900, 9700, 13800]) {
    patch(pen, x, 300, 3200, 12400, tonesOf('#A3B2C1').mid);
    const [from, to] = x < 9000 ? [9800, 11400] : [11400, 9800];
    const top = pen.panel('top', x + 1600, 0, 0);
    top.line(
      [
        [0, from],
        [0, to],
      ],
      { stroke: '#FFFFFF', width: 4 },
    );
    top.line(
      [
        [-350, to + (to > from ? -500 : 500)],
        [0, to],
        [350, to + (to > from ? -500 : 500)],
      ],
      { stroke: '#FFFFFF', width: 4 },
    );
  }
  for (const x of [300, 8500, 16900]) pen.box([x, 4300, 0], [360, 360, 4200], steel);
  car(pen.at(3300, 500).turn('z', 90), tonesOf('#1B82C4'));
  car(pen.at(16300, 900).turn('z', 90), tonesOf('#EEF2F6'));
  pen.box([0, 3900, 4200], [17600, 1300, 420], hueTones.blue).front.light(900, 150, 15600, 110, 100);
  for (const [i, x] of [100, 4200, 8900, 13100].entries()) {
    stand(pen, x, 7000, 1.7, barrierOf({ boomLength: 5, hue: i < 2 ? 'graphite' : 'orange', boomLights: true }));
    stand(pen, x, 9200, 1.8, {
      kind: 'camera',
      body: 'bullet',
      mount: 'pole',
      infrared: true,
      hue: i < 2 ? 'graphite' : 'orange',
    });
  }
  car(pen.at(7200, 7700).turn('z', 90), tonesOf('#EE8434'));
}

export function fitterAtGate(pen: Pen): void {
  slab(pen, 15500, 12500, lawn);
  house(pen.at(900, 900), [5600, 4000, 2700], tonesOf('#F1E4D2'), false);
  tree(pen, 8100, 1700, 4600);
  patch(pen, 9400, 600, 4000, 11500, paving.mid);
  fence(pen, 0, 6300, 8200, 1700, hueTones.warm);
  stand(pen, 7900, 6700, 4, {
    kind: 'sliding-operator',
    powerClass: 2,
    shape: 'rounded',
    keyCover: 'front',
    rack: false,
    lamp: true,
    hue: 'blue',
  });
  gateLeaf(pen, 9400, 6250, 4000, 1700, hueTones.graphite.mid);
  pen.box([13400, 6200, 0], [380, 380, 2000], hueTones.warm);
  van(pen.at(2300, 8800), tonesOf('#EEF2F6'), '#1B82C4');
  const box = pen.at(9300, 9500);
  box.shadow(0, 0, 900, 500, 120);
  box.box([0, 0, 0], [900, 500, 420], hueTones.orange, { r: 60 }).front.light(320, 200, 260, 60, 40);
  person(pen, 8500, 8800, hueTones.orange);
  person(pen, 11600, 8600, hueTones.blue);
  hedge(pen, 600, 11500, 7600, 600);
}

export function gatewayRoom(pen: Pen): void {
  room(pen, 11000, 9500, 4200);
  const wall = pen.panel('front', 0, 240, 0);
  wall.rect(3600, 1100, 6400, 2500, { fill: '#12304C', stroke: ink }, 140);
  const nodes = [
    [4500, 3000],
    [6200, 3100],
    [8900, 2900],
    [4700, 1700],
    [7400, 1600],
    [9200, 1800],
  ] as const;
  for (const [u, v] of nodes)
    wall.line(
      [
        [6800, 2350],
        [u, v],
      ],
      { stroke: cyan, width: 2 },
    );
  for (const [u, v] of nodes) wall.circle(u, v, 190, { fill: '#FFFFFF', stroke: cyan, width: 3 });
  wall.circle(6800, 2350, 330, { fill: cyan });
  const rack = pen.at(700, 900);
  rack.shadow(0, 0, 1500, 1500, 300);
  const { front } = rack.box([0, 0, 0], [1500, 1500, 3200], rubber);
  for (let i = 0; i < 7; i += 1)
    front.rect(150, 200 + i * 420, 1200, 330, { fill: '#3C5067', stroke: ink, width: 1 }).lamp(300, 365 + i * 420, 45);
  pen.shadow(3700, 3300, 4700, 2000, 300);
  pen.box([3700, 3300, 0], [4700, 2000, 900], white, { r: 200 });
  stand(pen, 4500, 3900, 7, { kind: 'gateway', antennas: 2, ports: 4, form: 'flat', hue: 'graphite' }, 900);
  stand(pen, 7000, 4300, 5.2, { kind: 'gateway', antennas: 1, ports: 2, form: 'upright', hue: 'blue' }, 900);
  desk(pen, 2200, 6600);
  person(pen, 3000, 8100, hueTones.warm);
  person(pen, 8400, 6800, hueTones.blue);
}

export function tradeFair(pen: Pen): void {
  slab(pen, 15500, 12500, tonesOf('#DDE6EE'));
  pen.box([700, 700, 0], [14000, 10800, 160], tonesOf('#BFE0F2'), { r: 300 });
  const booth = pen.at(0, 0, 160);
  booth.box([900, 900, 0], [13400, 240, 4400], hueTones.blue);
  booth.box([900, 1140, 0], [240, 5600, 4400], white);
  const wall = booth.panel('front', 900, 1140, 0);
  screenContent(wall, 900, 1100, 3800, 2400, 'entry');
  wall.rect(5400, 1100, 3400, 2400, { fill: '#FFFFFF', stroke: ink, width: 1 }, 100).light(6000, 2900, 2200, 180, 140);
  wall
    .line(
      [
        [5900, 1600],
        [8300, 1600],
      ],
      { stroke: '#C6D2DE', width: 4 },
    )
    .line(
      [
        [5900, 2100],
        [7700, 2100],
      ],
      { stroke: '#C6D2DE', width: 4 },
    );
  for (const x of [900, 13700]) booth.box([x, 1140, 4400], [600, 5600, 360], hueTones.orange);
  stand(booth, 9600, 2400, 1.7, barrierOf({ boomLength: 3, hue: 'orange' }));
  stand(booth, 2200, 3600, 1.8, { kind: 'turnstile', design: 'flap', passage: 650, steel: true, hue: 'blue' });
  person(booth, 6900, 4200, hueTones.blue);
  stand(booth, 9400, 5600, 1.7, columnOf({ hue: 'graphite' }));
  stand(booth, 2300, 8700, 1.9, {
    kind: 'bollard',
    height: 700,
    diameter: 220,
    lightRing: true,
    count: 3,
    design: 'automatic',
    hue: 'blue',
  });
  booth.shadow(11300, 6800, 2000, 1100, 200);
  booth.box([11300, 6800, 0], [2000, 1100, 1050], white, { r: 300 }).front.light(400, 600, 1200, 80, 80);
  person(booth, 12300, 6500, hueTones.orange);
  person(booth, 6800, 8400, hueTones.warm);
  person(booth, 8300, 9300, hueTones.graphite);
  person(booth, 11200, 9700, hueTones.blue);
}

export function boardLine(pen: Pen): void {
  room(pen, 14000, 10500, 4400);
  glazing(pen.panel('front', 900, 240, 2500), 12400, 1500, 8, 1, () => dayGlass, 0.86);
  for (const [row, y] of [2000, 6100].entries()) {
    pen.shadow(900, y, 12200, 1700, 300);
    pen.box([900, y, 0], [12200, 1700, 850], white, { r: 120 });
    pen.box([900, y + 250, 850], [12200, 1200, 60], rubber);
    pen.panel('front', 900, y + 1700, 0).light(500, 480, 11200, 60, 60);
    for (let i = 0; i < 3; i += 1) {
      const x = 1700 + i * 4000;
      if (i === 1) {
        const { front } = pen.box(
          [x - 200, y - 100, 910],
          [2000, 1900, 1500],
          row === 0 ? hueTones.blue : hueTones.orange,
          { r: 160 },
        );
        front
          .rect(300, 500, 1400, 700, { fill: '#12304C', stroke: ink, width: 1 }, 80)
          .rect(520, 720, 700, 90, { fill: cyan }, 40);
      } else
        stand(
          pen,
          x,
          y + 400,
          5,
          { kind: 'spare-part', part: 'board', size: 3, hue: i % 2 === 0 ? 'blue' : 'graphite' },
          910,
        );
    }
    person(pen, row === 0 ? 10900 : 3400, y + 2700, row === 0 ? hueTones.warm : hueTones.blue);
  }
  person(pen, 9700, 8900, hueTones.graphite);
}

export function stockroom(pen: Pen): void {
  room(pen, 14000, 11000, 5000);
  for (const y of [900, 3600]) {
    const shelf = pen.at(900, y);
    shelf.shadow(0, 0, 9400, 1300, 250);
    for (const z of [0, 1500, 3000]) {
      for (const x of [0, 4600, 9200]) shelf.box([x, 0, z], [140, 140, 1500], hueTones.blue);
      shelf.box([0, 0, z + 100], [9340, 1200, 110], hueTones.orange);
      for (const [i, x] of [300, 2500, 4900, 7100].entries())
        if ((i + z / 1500 + y) % 5 !== 1) cartons(shelf.at(x, 150, z + 210), 2, 1, 920);
      for (const x of [0, 4600, 9200]) shelf.box([x, 1060, z], [140, 140, 1500], hueTones.blue);
    }
  }
  const truck = pen.at(6600, 7300);
  truck.shadow(0, 0, 2600, 1300, 250);
  truck.box([0, 0, 250], [1900, 1200, 800], hueTones.orange, { r: 140 });
  for (const x of [350, 1500])
    truck.panel('front', x, 1200, 300).circle(0, 0, 270, { fill: rubber.dark, stroke: ink, width: 1 });
  person(truck, 800, 600, hueTones.blue);
  truck.box([1950, 150, 0], [140, 900, 2600], rubber);
  truck.box([2090, 200, 160], [1300, 800, 70], steel);
  cartons(truck.at(2200, 260, 230), 2, 2, 620);
  cartons(pen.at(1400, 8200), 3, 2, 800);
  person(pen, 4600, 8700, hueTones.warm);
  const way = pen.panel('top', 11300, 900, 0);
  way.rect(0, 0, 160, 9000, { fill: '#F7A93B' }).rect(2100, 0, 160, 9000, { fill: '#F7A93B' });
}

export function gateByPhone(pen: Pen): void {
  slab(pen, 14500, 12000, lawn);
  house(pen.at(6900, 700), [5600, 4000, 2800], plaster, true);
  tree(pen, 2300, 1900, 5000);
  tree(pen, 5000, 3600, 3800);
  patch(pen, 8200, 4600, 1900, 7300, paving.mid);
  gateLeaf(pen.at(10150, 6800).turn('z', -110), 0, 0, 1900, 1900, hueTones.blue.dark);
  fence(pen, 0, 6800, 7600, 1800, hueTones.blue);
  for (const x of [7700, 10200]) pen.box([x, 6600, 0], [420, 420, 2300], white);
  fence(pen, 10700, 6800, 3800, 1800, hueTones.blue);
  stand(
    pen,
    7740,
    7030,
    4.6,
    { kind: 'video-panel', buttons: 1, screen: true, keypad: false, mount: 'surface', hue: 'graphite' },
    1050,
  );
  person(pen, 9300, 9400, hueTones.orange);
  const phone = pen.at(2300, 9000);
  phone.shadow(0, 0, 2300, 500, 260);
  const { front } = phone.box([0, 0, 0], [2300, 360, 4200], rubber, { r: 300, axis: 'y' });
  front.rect(160, 260, 1980, 3680, { fill: '#E8F6FC', stroke: ink, width: 1 }, 160);
  front.circle(1150, 2600, 640, { fill: cyan }).line(
    [
      [860, 2600],
      [1080, 2380],
      [1460, 2860],
    ],
    { stroke: '#FFFFFF', width: 6 },
  );
  front.rect(480, 1100, 1340, 480, { fill: green.mid }, 240).rect(480, 640, 1340, 160, { fill: '#B2D9EA' }, 80);
  hedge(pen, 10800, 9200, 3000, 800);
}

export function schoolExit(pen: Pen): void {
  room(pen, 12500, 9000, 4200);
  const wall = pen.panel('front', 0, 240, 0);
  for (const u of [2400, 6600]) {
    wall.rect(u, 0, 3000, 2900, { fill: dayGlass, stroke: ink }).line([
      [u + 1500, 0],
      [u + 1500, 2900],
    ]);
    wall.rect(u + 700, 3150, 1600, 620, { fill: green.mid, stroke: ink, width: 1 }, 90);
    wall
      .line(
        [
          [u + 1000, 3460],
          [u + 1900, 3460],
        ],
        { stroke: '#FFFFFF', width: 4 },
      )
      .line(
        [
          [u + 1650, 3620],
          [u + 1900, 3460],
          [u + 1650, 3300],
        ],
        { stroke: '#FFFFFF', width: 4 },
      );
  }
  wall
    .circle(11200, 3300, 330, { fill: '#D8443C', stroke: ink })
    .circle(11200, 3300, 560, { fill: '#D8443C', opacity: 0.2 });
  for (const [x, y, hue] of [
    [3600, 1700, 'blue'],
    [4600, 2700, 'orange'],
    [7900, 1800, 'warm'],
    [8300, 3100, 'blue'],
  ] as const)
    person(pen.at(x, y).scale(0.72), 0, 0, hueTones[hue]);
  for (const x of [1500, 5200, 8900])
    stand(pen, x, 4600, 2.5, { kind: 'turnstile', design: 'tripod', passage: 560, steel: true, hue: 'blue' });
  for (const [x, y, hue, size] of [
    [3900, 7200, 'orange', 0.72],
    [7500, 7300, 'blue', 0.7],
    [5600, 7900, 'graphite', 1.1],
  ] as const)
    person(pen.at(x, y).scale(size), 0, 0, hueTones[hue]);
}
