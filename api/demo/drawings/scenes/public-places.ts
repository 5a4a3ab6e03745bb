import { hueTones, ink, mix, steel, tonesOf, white } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { room } from './indoor.ts';
import {
  asphalt,
  bays,
  bigSign,
  building,
  car,
  dayGlass,
  hedge,
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
import { barrierOf, carRow, columnOf, redCross, stand, van } from './props.ts';

/** Scenes of projects in public places; each is used only once. */

const silver = tonesOf('#EEF2F6');
const water = { light: '#BFE6F5', mid: '#9AD5EC', dark: '#6FB9D6' };

export function mallParking(pen: Pen): void {
  slab(pen, 17000, 13500, asphalt);
  building(pen.at(500, 500), [13600, 4200, 2600], white, [9, 3, 1], () => dayGlass);
  building(pen.at(500, 500, 2600), [13600, 4200, 2400], plaster, [9, 3, 1], () => mix(dayGlass, '#1B82C4', 0.25));
  pen
    .box([5200, 4700, 0], [3800, 900, 3600], hueTones.blue)
    .front.rect(700, 0, 2400, 2600, { fill: warmGlass, stroke: ink });
  pen.panel('front', 900, 4860, 5300).light(500, 0, 3400, 260, 200);
  bays(pen, 500, 6300, 3, 4400);
  carRow(pen, 500, 6300, ['#D8D0C4', '#3C5067', '#EEF2F6']);
  road(pen, 9400, 5800, 6400, 7700, 'y');
  car(pen.at(12000, 5900).turn('z', 90), tonesOf('#1B82C4'));
  bigSign(pen, 16200, 4000, 3600);
  stand(pen, 9000, 9500, 1.8, barrierOf({ boomLength: 4, hue: 'blue' }));
  stand(pen, 12400, 9500, 1.8, barrierOf({ boomLength: 4, hue: 'blue' }));
  for (const x of [9000, 12600])
    stand(pen, x, 11600, 1.9, { kind: 'camera', body: 'bullet', mount: 'pole', infrared: true, hue: 'graphite' });
  person(pen, 6800, 11600, hueTones.orange);
}

export function airportSquare(pen: Pen): void {
  slab(pen, 18000, 13500, paving);
  const tower = pen.at(600, 700);
  tower.tube(
    'z',
    900,
    900,
    [
      [0, 620],
      [6600, 480],
      [7000, 1050],
      [8300, 1200],
      [8700, 900],
    ],
    white,
    16,
  );
  tower.tube(
    'z',
    900,
    900,
    [
      [7200, 1110],
      [8100, 1190],
    ],
    tonesOf('#8CCBE8'),
    16,
  );
  building(pen.at(3200, 600), [13600, 3600, 3800], white, [10, 3, 1], () => dayGlass);
  pen.prism(
    'x',
    [
      [-300, 3900],
      [1800, 5000],
      [4700, 3900],
      [4700, 3700],
      [-300, 3700],
    ],
    3000,
    17000,
    hueTones.blue,
  );
  road(pen, 300, 5200, 17400, 2600, 'x');
  car(pen.at(3600, 5700), tonesOf('#F7A93B'));
  van(pen.at(9800, 5500), white, '#1B82C4');
  stand(pen, 1800, 8400, 2.2, { kind: 'display-board', digits: 3, rows: 3, mount: 'post', hue: 'graphite' });
  road(pen, 5200, 8200, 11600, 5300, 'y');
  for (const x of [5000, 9000, 13000]) {
    stand(pen, x, 9000, 1.7, barrierOf({ boomLength: 5, hue: 'graphite' }), 0);
    stand(pen, x - 100, 11000, 1.7, columnOf());
  }
  car(pen.at(8200, 8900).turn('z', 90), silver);
  person(pen, 3300, 11600, hueTones.warm);
}

export function hospitalParking(pen: Pen): void {
  slab(pen, 17000, 13500, paving);
  building(pen.at(600, 500), [9400, 4000, 6800], white, [7, 3, 5], (index) => (index % 6 === 2 ? warmGlass : dayGlass));
  pen.panel('front', 4300, 4510, 5400).rect(0, 0, 2000, 1300, { fill: '#FFFFFF', stroke: ink, width: 1 }, 120);
  redCross(pen, 4850, 4520, 5600, 900);
  pen.box([3800, 4500, 2200], [3200, 1700, 240], hueTones.blue);
  for (const x of [4000, 6700])
    pen.tube(
      'z',
      x,
      6000,
      [
        [0, 100],
        [2200, 100],
      ],
      steel,
      10,
    );
  patch(pen, 700, 7400, 6200, 4800, lawn.light);
  tree(pen, 1700, 8400, 3600);
  tree(pen, 4900, 10600, 3000);
  bays(pen, 11000, 700, 2, 4600);
  carRow(pen, 11000, 800, ['#8D9FB2', '#EEF2F6']);
  road(pen, 8600, 5600, 5600, 7900, 'y');
  van(pen.at(12000, 5400).turn('z', 90), white, '#D8443C', true);
  stand(pen, 7900, 9900, 1.9, barrierOf({ boomLength: 6, hue: 'blue' }));
  stand(pen, 14700, 8200, 2, { kind: 'parking-sign', item: 'parking', hue: 'blue' });
  stand(pen, 14800, 11400, 1.9, columnOf({ hue: 'graphite' }));
  person(pen, 6500, 12500, hueTones.blue);
}

export function schoolLobby(pen: Pen): void {
  room(pen, 12600, 8800, 4200);
  const wall = pen.panel('front', 0, 240, 0);
  for (let i = 0; i < 8; i += 1)
    wall
      .rect(900 + i * 760, 0, 700, 2300, { fill: i % 3 === 1 ? '#F7A93B' : '#58AEE0', stroke: ink, width: 1 })
      .circle(1460 + i * 760, 1200, 50, { fill: ink });
  wall.circle(9000, 3100, 620, { fill: '#FFFFFF', stroke: ink }).line(
    [
      [9000, 3500],
      [9000, 3100],
      [9280, 3000],
    ],
    { width: 2 },
  );
  wall
    .rect(8000, 300, 2000, 1900, { fill: '#5FA97A', stroke: ink, width: 1 })
    .rect(10400, 300, 1900, 2600, { fill: dayGlass, stroke: ink, width: 1 });
  person(pen.at(4200, 2600).scale(0.74), 0, 0, hueTones.blue);
  person(pen.at(6700, 2200).scale(0.7), 0, 0, hueTones.orange);
  for (const [index, x] of [1000, 3800, 6600, 9400].entries())
    stand(pen, x, 4300, 2.4, {
      kind: 'turnstile',
      design: 'tripod',
      passage: 540,
      steel: true,
      hue: index % 2 === 0 ? 'blue' : 'orange',
    });
  for (const [x, y, hue, size] of [
    [3100, 7000, 'warm', 0.8],
    [5700, 7600, 'blue', 0.86],
    [8500, 7100, 'orange', 0.8],
    [10900, 7600, 'graphite', 1.15],
  ] as const)
    person(pen.at(x, y).scale(size), 0, 0, hueTones[hue]);
}

export function embankment(pen: Pen): void {
  slab(pen, 17500, 13500, paving);
  pen.box([0, 0, -400], [17500, 3400, 430], water, { r: 500 });
  const top = pen.panel('top', 0, 0, 40);
  for (const [x, y] of [
    [1200, 900],
    [5200, 1900],
    [9800, 1000],
    [13600, 2200],
  ] as const)
    top.line(
      [
        [x, y],
        [x + 500, y - 140],
        [x + 1000, y],
        [x + 1500, y - 140],
      ],
      { stroke: '#FFFFFF', width: 2 },
    );
  const boat = pen.at(6300, 900, 60);
  boat.prism(
    'y',
    [
      [0, 700],
      [500, 0],
      [3900, 0],
      [5000, 800],
    ],
    0,
    1300,
    white,
  );
  boat
    .box([900, 250, 700], [2300, 800, 800], hueTones.blue)
    .front.rect(200, 250, 1900, 330, { fill: dayGlass, stroke: ink, width: 1 });
  pen.box([0, 3400, 0], [17500, 260, 800], white);
  for (const x of [1500, 7400, 13300]) lampPost(pen, x, 4300, 3800);
  person(pen, 4400, 4600, hueTones.warm);
  person(pen, 10600, 4700, hueTones.orange);
  patch(pen, 400, 5600, 13200, 4700, asphalt.mid);
  bays(pen, 400, 5600, 5, 4600);
  carRow(pen, 400, 5700, ['#1B82C4', null, '#EEF2F6', '#3C5067', '#D8D0C4']);
  stand(pen, 14600, 5400, 1.9, { kind: 'pay-station', payment: 'card', screenInches: 19, hue: 'blue' });
  stand(pen, 15200, 9800, 2, { kind: 'display-board', digits: 3, rows: 1, mount: 'post', hue: 'graphite' });
  hedge(pen, 700, 11300, 9000, 900);
  tree(pen, 12600, 11900, 3000);
}

export function stationSquare(pen: Pen): void {
  slab(pen, 17500, 13500, paving);
  building(pen.at(600, 700), [5600, 3600, 3800], tonesOf('#F1E4D2'), [4, 3, 2], () => dayGlass);
  const hall = pen.at(6200, 600);
  hall.shadow(0, 0, 3400, 4000, 900);
  const { front } = hall.box([0, 0, 0], [3400, 4000, 6400], tonesOf('#EAD8C0'));
  front.circle(1700, 5200, 850, { fill: '#FFFFFF', stroke: ink }).line(
    [
      [1700, 5800],
      [1700, 5200],
      [2100, 5000],
    ],
    { width: 3 },
  );
  front.rect(700, 0, 2000, 3300, { fill: dayGlass, stroke: ink, width: 1 }, 900);
  hall.loft(
    [
      [
        [-200, -200, 6400],
        [3600, -200, 6400],
        [3600, 4200, 6400],
        [-200, 4200, 6400],
      ],
      [
        [1500, 1700, 8600],
        [1900, 1700, 8600],
        [1900, 2300, 8600],
        [1500, 2300, 8600],
      ],
    ],
    hueTones.graphite,
  );
  building(pen.at(9600, 700), [6400, 3600, 3800], tonesOf('#F1E4D2'), [5, 3, 2], () => dayGlass);
  road(pen, 300, 5800, 17000, 3600, 'x');
  for (const [x, y] of [
    [2300, 5900],
    [8000, 5900],
    [12700, 5900],
  ] as const)
    car(pen.at(x, y), tonesOf('#F7A93B'));
  car(pen.at(5600, 7700), silver);
  stand(pen, 11600, 10300, 1.9, barrierOf({ boomLength: 5, hue: 'orange' }));
  stand(pen, 10100, 11200, 1.9, columnOf({ hue: 'graphite' }));
  stand(pen, 7200, 10800, 2, { kind: 'parking-sign', item: 'tariff-board', hue: 'blue' });
  for (const [x, hue] of [
    [2400, 'blue'],
    [4700, 'warm'],
  ] as const)
    person(pen, x, 11200, hueTones[hue]);
}
