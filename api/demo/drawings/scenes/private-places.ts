import { hueTones, ink, steel, tonesOf, white } from '../palette.ts';
import type { Pen } from '../pen.ts';
import {
  asphalt,
  bays,
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
import { barrierOf, carRow, columnOf, lorry, plate, stand } from './props.ts';

/** Scenes of projects on private sites; each is used only once. */

const silver = tonesOf('#EEF2F6');

export function factoryGate(pen: Pen): void {
  slab(pen, 17000, 13000, { light: '#FBFDFE', mid: '#E4ECF3', dark: '#C7D4E0' });
  building(pen.at(500, 500), [9000, 4000, 4200], tonesOf('#D9C3B4'), [7, 3, 2], (index) =>
    index % 4 === 1 ? warmGlass : dayGlass,
  );
  for (const x of [1800, 3900])
    pen.tube(
      'z',
      x,
      1700,
      [
        [4400, 420],
        [8600, 300],
        [8800, 320],
      ],
      tonesOf('#C98F72'),
      16,
    );
  road(pen, 9800, 400, 5400, 12600, 'y');
  lorry(pen.at(13900, 600).turn('z', 90), '#1B82C4');
  fence(pen, 0, 8600, 9200, 2300, hueTones.graphite);
  stand(pen, 8200, 7300, 3, {
    kind: 'sliding-operator',
    powerClass: 4,
    shape: 'square',
    keyCover: 'side',
    rack: false,
    lamp: true,
    hue: 'orange',
  });
  gateLeaf(pen, 9300, 8500, 2500, 2300, hueTones.graphite.mid);
  pen.box([15200, 8500, 0], [420, 420, 2500], hueTones.graphite);
  fence(pen, 15700, 8600, 1300, 2300, hueTones.graphite);
  stand(pen, 10000, 9500, 1.25, { kind: 'road-blocker', width: 3400, height: 700, stripes: 'red', hue: 'graphite' });
  const post = pen.at(4700, 9900);
  post.shadow(0, 0, 2600, 1900, 300);
  const { front } = post.box([0, 0, 0], [2600, 1900, 2500], plaster);
  front.rect(300, 900, 1400, 1000, { fill: warmGlass, stroke: ink, width: 1 });
  post.box([-200, -200, 2500], [3000, 2300, 260], silver);
  person(pen, 8100, 11800, hueTones.orange);
}

export function villageEntrance(pen: Pen): void {
  slab(pen, 17000, 13500, lawn);
  road(pen, 8600, 0, 4600, 13500, 'y');
  for (const [x, y] of [
    [600, 600],
    [13600, 500],
  ] as const)
    house(pen.at(x, y), [3000, 3400, 2300], plaster, false);
  tree(pen, 5200, 1400, 4600);
  tree(pen, 7000, 3000, 3600);
  house(pen.at(1000, 4700), [4400, 3200, 2400], tonesOf('#F1E4D2'), true);
  car(pen.at(12600, 800).turn('z', 90), tonesOf('#EE8434'));
  car(pen.at(10700, 3900).turn('z', 90), silver);
  tree(pen, 15000, 5600, 4200);
  fence(pen, 0, 9200, 7600, 1500, duskWall);
  stand(pen, 7700, 9300, 1.9, barrierOf({ boomLength: 6, hue: 'warm' }));
  fence(pen, 13600, 9200, 3400, 1500, duskWall);
  pen.box([5600, 10400, 0], [300, 300, 1700], steel);
  stand(
    pen,
    5500,
    10600,
    5,
    { kind: 'video-panel', buttons: 2, screen: true, keypad: true, mount: 'surface', hue: 'graphite' },
    1000,
  );
  hedge(pen, 600, 10600, 3600, 800);
  person(pen, 3400, 12300, hueTones.blue);
}

export function businessTower(pen: Pen): void {
  slab(pen, 15500, 13000, paving);
  building(pen.at(700, 600), [4600, 4600, 12500], tonesOf('#7FB9DC'), [5, 5, 10], (index) =>
    index % 9 === 4 ? warmGlass : dayGlass,
  );
  building(pen.at(5900, 900), [3200, 3600, 4600], white, [3, 3, 3], () => dayGlass);
  road(pen, 9600, 0, 4600, 13000, 'y');
  pen.box([1500, 5200, 2500], [3000, 1500, 220], hueTones.orange);
  for (const x of [1700, 4200])
    pen.tube(
      'z',
      x,
      6500,
      [
        [0, 100],
        [2500, 100],
      ],
      steel,
      10,
    );
  for (const x of [1400, 2900, 4400])
    stand(pen, x, 8400, 1.5, {
      kind: 'bollard',
      height: 700,
      diameter: 220,
      lightRing: true,
      count: 1,
      design: 'automatic',
      hue: 'graphite',
    });
  person(pen, 6300, 7000, hueTones.graphite);
  stand(
    pen,
    8700,
    7400,
    1.9,
    barrierOf({ boomLength: 5, boomType: 'oval', housing: 'steel', hue: 'orange', boomLights: false }),
  );
  car(pen.at(12700, 8000).turn('z', 90), tonesOf('#3C5067'));
  stand(pen, 8500, 10600, 1.9, columnOf({ hue: 'orange', screenInches: 19 }));
  hedge(pen, 700, 10800, 5600, 900);
}

export function manorGate(pen: Pen): void {
  slab(pen, 16000, 13500, lawn);
  patch(pen, 6400, 5200, 3200, 8300, paving.mid);
  const manor = pen.at(3300, 700);
  house(manor, [9400, 4200, 4200], tonesOf('#F7EEDF'), true);
  for (const x of [3900, 5100, 6300, 7500].map((at) => at - 1000))
    manor.tube(
      'z',
      x,
      5000,
      [
        [0, 190],
        [3700, 160],
      ],
      white,
      12,
    );
  manor.prism(
    'y',
    [
      [2300, 3700],
      [4650, 5100],
      [7000, 3700],
    ],
    4200,
    5300,
    white,
  );
  tree(pen, 1500, 2200, 5200);
  tree(pen, 14400, 2000, 5600);
  tree(pen, 2500, 6600, 3600);
  tree(pen, 13700, 6900, 3800);
  car(pen.at(9050, 5600).turn('z', 90), silver);
  gateLeaf(pen.at(6350, 9800).turn('z', -75), 0, 0, 1750, 2100, '#22364D');
  gateLeaf(pen.at(9860, 9800).turn('z', -105), 0, 0, 1750, 2100, '#22364D');
  fence(pen, 0, 9700, 5600, 2000, { light: '#5C7087', mid: '#3C5067', dark: '#22364D' });
  for (const x of [5700, 9900]) {
    pen.box([x, 9500, 0], [620, 620, 2700], white);
    pen.tube(
      'z',
      x + 310,
      9810,
      [
        [2700, 330],
        [2900, 330],
        [3200, 120],
      ],
      hueTones.warm,
      14,
    );
  }
  fence(pen, 10600, 9700, 5400, 2000, { light: '#5C7087', mid: '#3C5067', dark: '#22364D' });
  hedge(pen, 700, 11300, 4200, 800);
  hedge(pen, 11400, 11300, 3600, 800);
}

export function winterParking(pen: Pen): void {
  const snow = { light: '#FFFFFF', mid: '#E6EEF5', dark: '#C9D7E4' };
  slab(pen, 16500, 13000, snow);
  patch(pen, 500, 600, 10600, 5000, asphalt.light);
  bays(pen, 500, 700, 4, 4600);
  carRow(pen, 500, 800, ['#3C5067', '#EE8434', null, '#1B82C4']);
  road(pen, 11300, 0, 4200, 13000, 'y');
  for (const [x, y, h] of [
    [2200, 7600, 4600],
    [5200, 9300, 3800],
  ] as const) {
    pen.shadow(x - 500, y - 500, 1000, 1000, 400);
    pen.tube(
      'z',
      x,
      y,
      [
        [0, 160],
        [600, 160],
      ],
      tonesOf('#8A7A6A'),
      6,
    );
    for (const at of [0.12, 0.4, 0.68])
      pen.tube(
        'z',
        x,
        y,
        [
          [at * h, (1 - at) * h * 0.3],
          [(at + 0.34) * h, 60],
        ],
        at > 0.5 ? snow : hueTones.graphite,
        12,
      );
  }
  lampPost(pen, 8200, 7000, 4200);
  stand(pen, 10500, 8000, 1.9, barrierOf({ boomLength: 5, boomType: 'skirt', boomLights: false, hue: 'blue' }));
  stand(pen, 10300, 10500, 1.9, columnOf({ hue: 'graphite', screenInches: 7 }));
  for (const [x, y, w] of [
    [700, 11200, 2600],
    [3700, 11600, 1800],
  ] as const)
    pen.box([x, y, 0], [w, 900, 520], snow, { r: 300, chamfer: 180 });
  person(pen, 7700, 10900, hueTones.blue);
}

export function carParkRamp(pen: Pen): void {
  slab(pen, 16000, 12500, paving);
  building(pen.at(500, 500), [14600, 3600, 6200], tonesOf('#DDE6EE'), [10, 3, 4], (index) =>
    index % 7 === 3 ? warmGlass : dayGlass,
  );
  const face = pen.panel('front', 7000, 4110, 0);
  face
    .rect(0, 0, 5200, 2500, { fill: '#172B43', stroke: ink })
    .rect(0, 2500, 5200, 420, { fill: '#EE8434', stroke: ink, width: 1 });
  for (let i = 0; i < 6; i += 1)
    face.polygon(
      [
        [i * 900, 2500],
        [i * 900 + 400, 2500],
        [i * 900 + 700, 2920],
        [i * 900 + 300, 2920],
      ],
      { fill: '#3C5067' },
    );
  plate(pen, [12700, 4110, 1500], [1300, 1300], 'P');
  pen.panel('top', 7000, 4100, 0).polygon(
    [
      [0, 0],
      [5200, 0],
      [5600, 8300],
      [-400, 8300],
    ],
    { fill: asphalt.mid },
  );
  for (const x of [6600, 12200]) pen.box([x, 4100, 0], [300, 3400, 700], white);
  car(pen.at(10700, 4300).turn('z', 90), tonesOf('#8D9FB2'));
  patch(pen, 600, 6200, 5000, 5400, lawn.light);
  tree(pen, 1700, 7300, 3400);
  stand(pen, 3600, 8800, 1.9, {
    kind: 'bollard',
    height: 700,
    diameter: 220,
    lightRing: true,
    count: 2,
    design: 'automatic',
    hue: 'blue',
  });
  stand(pen, 6000, 9000, 1.9, barrierOf({ boomLength: 5, boomType: 'articulated', hue: 'blue' }));
  stand(pen, 13200, 8800, 2, { kind: 'traffic-light', sections: 2, mount: 'post', hue: 'graphite' });
  person(pen, 3000, 11500, hueTones.orange);
}
