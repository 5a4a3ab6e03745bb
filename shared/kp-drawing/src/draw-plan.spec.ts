import { describe, expect, test } from '@jest/globals';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { configuration } from '@site/kp-rules/testing/arbitrary';
import { calculated } from '@site/kp-rules/testing/calculated';
import { carPark, garage, mall } from '@site/kp-rules/testing/car-parks';
import { currentVersion, rulesOf } from '@site/kp-rules/versions';
import fc from 'fast-check';
import { sheetLimits } from './geometry.ts';
import { hostOf, kindOf } from './kinds.ts';
import { kindsOn, longCableNote } from './legend.ts';
import { drawPlan } from './draw-plan.ts';
import type { Plan, PlanObject } from './plan.ts';
import { dimensionShapes } from './sheet-shapes.ts';
import { objectShapes } from './signs.ts';

const planOf = (park: ProposalConfiguration) => drawPlan(park, calculated(park), rulesOf(currentVersion));
const objectsOf = ({ sheets }: Plan) => sheets.flatMap(({ objects }) => objects);
const named = (plan: Plan, id: string) => objectsOf(plan).find((object) => object.id === id)!;

/** Quantities on the plan by line, including parts. */
function drawnOf(plan: Plan): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { key, qty, parts } of objectsOf(plan))
    for (const drawn of [{ key, qty }, ...parts]) counts[drawn.key] = (counts[drawn.key] ?? 0) + drawn.qty;
  return counts;
}

/** Billed quantities of all lines that a plan shows, without spare items. */
function billedOf(park: ProposalConfiguration): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { key, article, qty, reasons } of calculated(park).lines) {
    if (article === null || !(kindOf(article) ?? hostOf(article))) continue;
    if (reasons.every(({ rules }) => rules.length === 0)) continue;
    const spare = reasons.filter(({ rules }) => rules.length === 0).reduce((sum, reason) => sum + reason.qty, 0);
    if (qty > spare) counts[key] = qty - spare;
  }
  return counts;
}

const boxOf = ({ x, y, width, height }: PlanObject) => ({ x: x - width / 2, y: y - height / 2, width, height });
type Box = ReturnType<typeof boxOf>;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isInside = (box: Box, sheet: { width: number; height: number }) =>
  box.x >= 0 && box.x + box.width <= sheet.width && box.y >= 0 && box.y + box.height <= sheet.height;
/** Fewer runs, because a drawing calculates a bill per lane. */
const runs = { numRuns: 40 };
const overlapping = (boxes: (Box & { id: string })[]) =>
  boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (overlap(one, other) ? [[one.id, other.id]] : [])),
  );

describe('any configuration', () => {
  test('shows exactly the quantities of the bill, also manual ones', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        expect(drawnOf(planOf(park))).toEqual(billedOf(park));
      }),
      runs,
    );
  });

  test('places objects without overlap and within the sheet', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        for (const { objects, bands, fields, room, width, height } of planOf(park).sheets) {
          expect(width).toBeLessThanOrEqual(sheetLimits.width);
          expect(height).toBeLessThanOrEqual(sheetLimits.height);
          const boxes = objects.map((object) => ({ ...boxOf(object), id: object.id }));
          const isLoop = ({ id }: { id: string }) => /loop/.test(id) && !id.startsWith('spare');
          // Loops are in the ground and may be below other objects.
          expect(overlapping(boxes.filter((box) => !isLoop(box)))).toEqual([]);
          expect(overlapping(boxes.filter(isLoop))).toEqual([]);
          const areas = [
            ...bands.map(({ id, outline }) => ({ ...outline, id })),
            ...fields.map((field) => ({ ...field, id: field.name })),
            ...(room ? [{ ...room, id: 'room' }] : []),
          ];
          expect(overlapping(areas)).toEqual([]);
          expect([...boxes, ...areas].filter((box) => !isInside(box, { width, height }))).toEqual([]);
        }
      }),
      runs,
    );
  });

  test('gives unique ids, independent of the order of lanes', () => {
    fc.assert(
      fc.property(configuration, (drawn) => {
        const park = { ...drawn, summary: { ...drawn.summary, quantities: {} } };
        const ids = objectsOf(planOf(park)).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        // Displays excluded: when there are fewer than entries, the first lanes get them.
        const reversed = objectsOf(planOf({ ...park, lanes: [...park.lanes].reverse() })).map(({ id }) => id);
        const fixed = (all: string[]) => all.filter((id) => !id.includes('display')).sort();
        expect(fixed(reversed)).toEqual(fixed(ids));
      }),
      runs,
    );
  });

  test('keeps moved objects on the sheet', () => {
    const far = fc.integer({ min: -60_000, max: 60_000 });
    fc.assert(
      fc.property(configuration, far, far, (park, dx, dy) => {
        const objects = Object.fromEntries(
          objectsOf(planOf(park)).flatMap(({ id, group }) =>
            [id, group].flatMap((one) => (one === null ? [] : [[one, { dx, dy, name: '' }]])),
          ),
        );
        const moved = planOf({ ...park, drawing: { objects } });
        for (const { objects: drawn, width, height } of moved.sheets)
          expect(drawn.filter((object) => !isInside(boxOf(object), { width, height }))).toEqual([]);
        expect(drawnOf(moved)).toEqual(billedOf(park));
      }),
      runs,
    );
  });
});

test('draws the mall of the worked example: four lanes with their equipment', () => {
  const plan = planOf(mall());
  expect(plan.sheets).toHaveLength(1);
  const [sheet] = plan.sheets;
  // Traffic keeps to the right.
  expect(sheet?.bands.map(({ lane, width, end }) => [lane.name, width, end])).toEqual([
    ['Выезд 1', 3_000, 'на\u00a0улицу'],
    ['Выезд 2', 4_500, 'на\u00a0улицу'],
    ['Въезд 1', 3_000, 'с\u00a0улицы'],
    ['Въезд 2', 3_000, 'с\u00a0улицы'],
  ]);
  const counts = (kind: string) => objectsOf(plan).filter((object) => object.kind === kind).length;
  expect(['column', 'barrier', 'camera', 'loop', 'light', 'rest', 'display', 'station', 'server'].map(counts)).toEqual([
    4, 4, 4, 8, 2, 1, 2, 2, 1,
  ]);
  // Four columns, four cameras, two displays, two pay stations.
  expect(plan.cables.runs).toBe(12);
  const wide = named(plan, 'lane/lane-4/barrier-1');
  const [foot, end] = wide.boom!;
  expect(Math.abs(end[0] - foot[0])).toBe(6_000);
  expect(wide.parts.map(({ article }) => article)).toEqual(['903BM-0060', '903BH-0010', '908LD-0010']);
});

test('draws the garage of the worked example', () => {
  const plan = planOf(garage());
  expect(drawnOf(plan)).toEqual(billedOf(garage()));
  expect(named(plan, 'lane/lane-2/column-1').key).toBe('transportation-points/908PX-0035');
  expect(plan.cables.runs).toBe(6);
});

test('keeps manual moves and names when the car park grows', () => {
  const drawing = {
    objects: {
      'lane/lane-1/camera-1': { dx: 500, dy: -1_000, name: 'Камера на\u00a0мачте' },
      'station/station-1': { dx: 2_000, dy: 0, name: '' },
    },
  };
  const before = planOf(mall());
  const after = planOf({ ...mall(), drawing });
  const camera = named(after, 'lane/lane-1/camera-1');
  const original = named(before, 'lane/lane-1/camera-1');
  expect([camera.x - original.x, camera.y - original.y, camera.name, camera.moved]).toEqual([
    500,
    -1_000,
    'Камера на\u00a0мачте',
    { dx: 500, dy: -1_000 },
  ]);
  const more = {
    ...mall(),
    lanes: [...mall().lanes, ...carPark({}, { kind: 'exit' }).lanes.map((lane) => ({ ...lane, id: 'lane-9' }))],
  };
  const grown = named(planOf({ ...more, drawing }), 'lane/lane-1/camera-1');
  const band = (plan: Plan) => plan.sheets[0]!.bands.find(({ id }) => id === 'lane/lane-1')!;
  expect(grown.x - band(planOf({ ...more, drawing })).x).toBe(camera.x - band(after).x);
  expect(grown.name).toBe('Камера на\u00a0мачте');
});

test('moves a lane’s objects with it, and lengthens the cables of a moved room', () => {
  const drawing = { objects: { 'lane/lane-4': { dx: -1_000, dy: 0, name: '' } } };
  const [before, after] = [planOf(mall()), planOf({ ...mall(), drawing })];
  for (const id of ['lane/lane-4/column-1', 'lane/lane-4/camera-1', 'lane/lane-4/loop-2'])
    expect(named(after, id).x - named(before, id).x).toBe(-1_000);
  const room = { objects: { room: { dx: 0, dy: 15_000, name: '' } } };
  expect(planOf({ ...mall(), drawing: room }).cables.metres).toBeGreaterThan(before.cables.metres);
});

test('measures each lane, and the way from its column to its barrier', () => {
  const [sheet] = planOf(mall()).sheets;
  const texts = dimensionShapes(sheet!).flatMap((shape) => ('text' in shape ? [shape.text] : []));
  expect(texts.toSorted()).toEqual(['3', '3', '3', '4,5', '6', '6', '6', '6'].map((metres) => `${metres}\u00a0м`));
});

test('distinguishes sensors from their hubs', () => {
  const park = mall();
  const plan = planOf({ ...park, additionally: { ...park.additionally, guidance: true } });
  const [sensors, hub] = objectsOf(plan).filter(({ kind }) => kind === 'sensor' || kind === 'hub');
  expect(sensors).toMatchObject({ kind: 'sensor', qty: 400 });
  expect(hub).toMatchObject({ kind: 'hub', qty: 13 });
  expect(objectShapes(sensors!)).not.toEqual(objectShapes(hub!));
  expect(kindsOn(plan.sheets)).toEqual(expect.arrayContaining(['sensor', 'hub']));
});

test('warns of devices that a twisted pair does not reach', () => {
  expect(longCableNote(planOf(mall()))).toBe('');
  const wide = planOf(carPark({}, ...Array.from({ length: 24 }, () => ({ kind: 'entry' as const }))));
  expect(longCableNote(wide)).toMatch(
    /^Дальше 100\u00a0м от\u00a0коммутатора витая пара не\u00a0работает: .* и\u00a0ещё \d+\. Нужна оптика/,
  );
});

test('draws zones by level, and labels a transit lane with its origin', () => {
  const park = carPark(
    {
      levels: 2,
      zones: [
        { id: 'a', name: 'Двор', spaces: 60, level: 1 },
        { id: 'b', name: 'Кровля', spaces: 40, level: 2 },
      ],
    },
    { kind: 'entry', zone_to: 'a' },
    { kind: 'transit', zone_from: 'a', zone_to: 'b' },
    { kind: 'exit', zone_from: 'a' },
  );
  const { sheets } = planOf(park);
  expect(sheets.map(({ title }) => title)).toEqual(['Уровень\u00a01. Двор', 'Уровень\u00a02. Кровля']);
  expect(sheets[1]?.bands.map(({ end }) => end)).toEqual(['из\u00a0зоны «Двор»']);
  const level = (id: string) => sheets.flatMap(({ cables }) => cables).find((cable) => cable.id === id)!.metres;
  expect(level('lane/lane-2/column-1')).toBeGreaterThan(0);
});

test('spreads sixty-four lanes over several sheets', () => {
  const park = carPark(
    {},
    ...Array.from({ length: 64 }, (_, n) => ({ kind: n % 2 ? ('exit' as const) : ('entry' as const) })),
  );
  const { sheets } = planOf(park);
  expect(sheets.length).toBeGreaterThan(6);
  expect(sheets.flatMap(({ bands }) => bands)).toHaveLength(64);
});
