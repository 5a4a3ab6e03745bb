import { expect, test } from '@jest/globals';
import { layOut, narrow, sizeOf, wide } from './map-layout.ts';
import type { Coordinates } from './maps-service.ts';
import { groupByTown } from './towns.ts';

const towns: { name: string; coords: Coordinates }[] = [
  { name: 'Москва', coords: [37.64, 55.71] },
  { name: 'Санкт-Петербург', coords: [30.3, 59.9] },
  { name: 'Краснодар', coords: [38.97, 45.03] },
  { name: 'Самара', coords: [50.15, 53.2] },
  { name: 'Екатеринбург', coords: [60.6, 56.84] },
  { name: 'Новосибирск', coords: [82.92, 55.03] },
  { name: 'Казань', coords: [49.1, 55.8] },
  { name: 'Ростов-на-Дону', coords: [39.7, 47.23] },
  { name: 'Нижний Новгород', coords: [44, 56.32] },
];

test.each([
  ['a phone', narrow],
  ['a wide window', wide],
])('on %s every town has a label, none covers another or leaves the sheet', (_where, stage) => {
  const { placed } = layOut(towns, stage);
  const boxes = placed.map(({ label }, index) => {
    const { width, height } = sizeOf(towns[index]!, stage);
    return {
      left: label!.x - width / 2,
      right: label!.x + width / 2,
      top: label!.y - height / 2,
      bottom: label!.y + height / 2,
    };
  });
  for (const [index, a] of boxes.entries()) {
    expect(Math.max(-a.left, a.right)).toBeLessThanOrEqual(stage.width / 2);
    for (const b of boxes.slice(index + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  }
});

test('east is on the right and north is above; one place is in the middle', () => {
  const { placed } = layOut(towns, wide);
  const [moscow, , krasnodar, , , novosibirsk] = placed.map(({ spot }) => spot);
  expect(moscow!.x).toBeLessThan(novosibirsk!.x);
  expect(moscow!.y).toBeLessThan(krasnodar!.y);
  expect(layOut(towns.slice(0, 1), narrow).placed[0]!.spot.x).toBeCloseTo(0);
});

test('addresses of one town share its pin; without a town the title names it', () => {
  const point = (text: string, title: string) => ({ coords: [37, 55] as Coordinates, title, text });
  expect(
    groupByTown([
      point('Самара, ул. Примерная, д. 14', 'А'),
      point('123456, Москва, ул. Примерная, д. 1', 'Б'),
      point('Ростов-на-Дону, ул. Типовая, д. 18', 'В'),
      point('Самара, Тестовый проезд, д. 2', 'Г'),
      point('ул. Тверская, 1', 'Магазин'),
    ]).map(({ name, points }) => [name, points.length]),
  ).toEqual([
    ['Магазин', 1],
    ['Москва', 1],
    ['Ростов-на-Дону', 1],
    ['Самара', 2],
  ]);
});
