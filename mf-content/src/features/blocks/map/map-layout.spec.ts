import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { apart, runsThrough, type Box } from './map-geometry.ts';
import { dotOf, layOut, sizeOf, stages, viewBoxOf, type Stage } from './map-layout.ts';
import type { Coordinates } from './maps-service.ts';
import { onOutline, russia } from './russia.ts';
import { groupByTown } from './towns.ts';

interface Named {
  name: string;
  coords: Coordinates;
  count: number;
}
const town = (name: string, longitude: number, latitude: number, count = 1): Named => ({
  ...{ name, coords: [longitude, latitude], count },
});

const partners = [
  town('Москва', 37.64, 55.71, 2),
  town('Санкт-Петербург', 30.31, 59.95),
  town('Краснодар', 38.98, 45.04),
  town('Самара', 50.15, 53.2),
  town('Екатеринбург', 60.6, 56.84),
  town('Новосибирск', 82.92, 55.03),
  town('Казань', 49.11, 55.79),
  town('Ростов-на-Дону', 39.72, 47.23),
  town('Нижний Новгород', 44, 56.33, 2),
  town('Воронеж', 39.19, 51.66),
  town('Ярославль', 39.872, 57.605),
  town('Тула', 37.584, 54.176),
];
const projects = [
  town('Екатеринбург', 60.61, 56.84),
  town('Казань', 49.11, 55.79),
  town('Краснодар', 38.98, 45.04, 2),
  town('Москва', 37.62, 55.75),
  town('Нижний Новгород', 44, 56.33),
  town('Новосибирск', 82.92, 55.03, 2),
  town('Ростов-на-Дону', 39.72, 47.23),
  town('Самара', 50.15, 53.2, 2),
  town('Санкт-Петербург', 30.31, 59.94, 2),
];
/** Towns from one end of the country to the other, with many places in one of them. */
const everywhere = [
  town('Калининград', 20.51, 54.71),
  town('Мурманск', 33.08, 68.97),
  town('Сочи', 39.72, 43.59, 12),
  town('Москва', 37.62, 55.75, 150),
  town('Якутск', 129.73, 62.03),
  town('Владивосток', 131.89, 43.12),
  town('Петропавловск-Камчатский', 158.65, 53.02),
  town('Южно-Сахалинск', 142.73, 46.96),
];
const sets = Object.entries({ partners, projects, everywhere });

/** Widths of a map in windows of 320, 360, 768 and 1440, as a block and beside a list, and some between. */
const widths = [288, 326, 530, 655, 704, 720, 890].map((width) => width / 16);
const stageFor = (width: number): Stage => stages.findLast((stage) => width >= stage.width + 0.25) ?? stages[0]!;

const boxOf = ({ x, y }: { x: number; y: number }, width: number, height: number): Box => ({ x, y, width, height });

test.each(sets.flatMap(([set, towns]) => widths.map((width) => [set, width, towns] as const)))(
  '%s, %d rem: no pin covers another, a dot or a line; each has its name or number and is on the sheet',
  (_set, width, towns) => {
    const stage = stageFor(width);
    expect(stage.width).toBeLessThanOrEqual(width);
    const placed = layOut(towns, stage);
    for (const [index, { pin, spot }] of placed.entries()) {
      const { width: side, height } = pin!.named ? sizeOf(towns[index]!, stage) : { width: 1.5, height: 1.5 };
      const box = boxOf(pin!, side, height);
      expect(Math.abs(box.x) + box.width / 2).toBeLessThanOrEqual(stage.width / 2);
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(stage.height - 4.5);
      for (const [other, { pin: its, spot: dot }] of placed.entries()) {
        expect(apart(box, boxOf(dot, dotOf(towns[other]!.count), dotOf(towns[other]!.count)))).toBe(true);
        if (other === index) continue;
        expect(apart(box, its!)).toBe(true);
        expect(runsThrough([spot, pin!], its!)).toBe(false);
      }
    }
  },
);

test.each(stages)('$name: shows names, most of them on a wide sheet', (stage) => {
  const named = layOut(partners, stage).filter(({ pin }) => pin?.named).length;
  expect(named).toBeGreaterThanOrEqual({ small: 4, medium: 7, large: 9 }[stage.name]);
});

test.each(stages)('$name: shows the whole country for towns from end to end', (stage) => {
  const { x, y, width, height } = viewBoxOf(stage, everywhere);
  expect(Math.max(x, y)).toBeLessThan(0);
  expect(x + width).toBeGreaterThan(russia.width);
  expect(y + height).toBeGreaterThan(russia.height);
});

test.each(stages)('$name: shows the part of the country around few towns', (stage) => {
  const [moscow] = partners;
  for (const towns of [[moscow!], [moscow!, town('Тула', 37.584, 54.176)], [town('Владивосток', 131.89, 43.12)]]) {
    const { x, y, width, height } = viewBoxOf(stage, towns);
    expect(width).toBeLessThan(russia.width / 2);
    for (const { coords } of towns) {
      const spot = onOutline(coords);
      expect(spot.x).toBeGreaterThan(x);
      expect(spot.x).toBeLessThan(x + width);
      expect(spot.y).toBeGreaterThan(y);
      expect(spot.y).toBeLessThan(y + height);
    }
  }
});

test('has the same stages as the style sheet', () => {
  const css = readFileSync(new URL('map-frame.module.css', import.meta.url), 'utf8');
  const [small, ...wider] = stages;
  expect(css).toContain(`2px) / ${small!.width})`);
  for (const { width, height } of wider)
    expect(css).toMatch(
      new RegExp(`@container \\(min-width: ${width + 0.25}rem\\) \\{\\s+\\.frame \\{\\s+--sheet: ${height};`),
    );
  for (const { label } of stages) expect(css).toContain(`max-width: calc(${label.max} * var(--u))`);
});

test('sizes a label by name and count, and a dot by the square root of the count', () => {
  const large = stages.at(-1)!;
  const widthOf = (count: number) => sizeOf({ name: 'Тула', count }, large).width;
  expect(widthOf(1)).toBeLessThan(widthOf(2));
  expect(widthOf(2)).toBeLessThan(widthOf(20));
  expect(sizeOf({ name: 'Я'.repeat(80), count: 1 }, large).width).toBe(large.label.max);
  expect(dotOf(4)).toBeCloseTo(2 * dotOf(1));
  expect(dotOf(1000)).toBe(dotOf(100));
});

test('places east on the right and north at the top', () => {
  const [moscow, , krasnodar, , , novosibirsk] = layOut(partners, stages[0]!).map(({ spot }) => spot);
  expect(moscow!.x).toBeLessThan(novosibirsk!.x);
  expect(moscow!.y).toBeLessThan(krasnodar!.y);
});

test('keeps pins apart when there are more towns than a small sheet has room for', () => {
  const many = Array.from({ length: 70 }, (_, index) =>
    town(`Город ${index}`, 32 + (index % 10) * 2.5, 46 + index / 6),
  );
  const pins = layOut(many, stages[0]!).flatMap(({ pin }) => pin ?? []);
  expect(pins.length).toBeGreaterThan(15);
  for (const [index, pin] of pins.entries())
    for (const other of pins.slice(index + 1)) expect(apart(pin, other)).toBe(true);
});

test('groups addresses by town, and names a point without a town by its title', () => {
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
