import { describe, expect, test } from '@jest/globals';
import type { Lane, ParkingStructure } from '@site/contracts/proposal-configuration';
import { carPark } from '../testing/car-parks.ts';
import { amounts, calculated, codesOf, problemOf, quantitiesOf } from '../testing/calculated.ts';
import { columnChoices } from './column-choices.ts';

const LOOP = '908LC-0010';
const DETECTOR = '908LD-0010';
const LIGHT = '908TL-0010';
const columns = ['908PE-0010', '908PE-0020', '908PX-0010'];
const barriers = ['903BR-0040', '903BR-0060', '903BR-0080'];
const booms = ['903BM-0030', '903BM-0040', '903BM-0060', '903BM-0080', '903BJ-0040'];

describe('R1: equipment of a lane', () => {
  test.each<[Lane['kind'], number[], number[]]>([
    ['entry', [1, 0, 0], [1, 1, 2, 1]],
    ['exit', [0, 0, 1], [1, 1, 2, 1]],
    ['reversible', [1, 0, 1], [1, 1, 3, 2]],
    ['transit', [0, 1, 0], [1, 1, 2, 1]],
  ])('equips an %s lane', (kind, expectedColumns, expected) => {
    const park = carPark({}, { kind });
    expect(amounts(park, ...columns)).toEqual(expectedColumns);
    expect(amounts(park, '903BR-0040', '903BM-0040', LOOP, DETECTOR)).toEqual(expected);
  });
});

test('R2: counts one detector per two loops of a lane, not of the car park', () => {
  expect(amounts(carPark({}, { kind: 'reversible' }, { kind: 'reversible' }), LOOP, DETECTOR)).toEqual([6, 4]);
});

describe('R3: the smallest boom longer than the lane by 0.2 m, and the smallest barrier for it', () => {
  test.each([
    [230, [1, 0, 0], [1, 0, 0, 0, 0]],
    [280, [1, 0, 0], [1, 0, 0, 0, 0]],
    [281, [1, 0, 0], [0, 1, 0, 0, 0]],
    [380, [1, 0, 0], [0, 1, 0, 0, 0]],
    [381, [0, 1, 0], [0, 0, 1, 0, 0]],
    [580, [0, 1, 0], [0, 0, 1, 0, 0]],
    [581, [0, 0, 1], [0, 0, 0, 1, 0]],
    [780, [0, 0, 1], [0, 0, 0, 1, 0]],
  ])('fits a lane of %d cm', (width_cm, expectedBarriers, expectedBooms) => {
    const park = carPark({}, { kind: 'entry', width_cm });
    expect([amounts(park, ...barriers), amounts(park, ...booms)]).toEqual([expectedBarriers, expectedBooms]);
  });

  test('rejects 781 cm as too wide', () => {
    const park = carPark({}, { kind: 'entry', width_cm: 781 });
    expect(problemOf(park, 'E-WIDTH')).toMatchObject({
      rule: 'R3',
      objects: ['lane-1'],
      text: 'Слишком широкий проезд: установите два шлагбаума навстречу друг другу или уменьшите ширину',
    });
    expect(amounts(park, ...barriers, ...booms)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('halves the width for two opposed barriers', () => {
    const park = carPark({}, { kind: 'entry', width_cm: 781, opposed_barriers: true });
    expect([amounts(park, ...barriers), amounts(park, ...booms)]).toEqual([
      [0, 2, 0],
      [0, 0, 2, 0, 0],
    ]);
  });
});

describe('R4: a low ceiling', () => {
  const garage = (width_cm: number, ceiling_cm: number | null, placement: Lane['placement'] = 'indoor') =>
    carPark({ ceiling_cm }, { kind: 'entry', placement, width_cm });

  test.each([
    ['articulated below 5 m with a 4 m boom', garage(320, 499), [0, 0, 0, 0, 1]],
    ['straight at exactly 5 m', garage(320, 500), [0, 1, 0, 0, 0]],
    ['articulated at 3.99 m with a 3 m boom', garage(250, 399), [0, 0, 0, 0, 1]],
    ['straight below an unknown height', garage(320, null), [0, 1, 0, 0, 0]],
    ['straight outdoors', garage(320, 260, 'outdoor'), [0, 1, 0, 0, 0]],
  ])('selects the boom: %s', (_what, park, expected) => {
    expect(amounts(park, ...booms)).toEqual(expected);
  });

  test('reports an error for a boom too long to fold', () => {
    expect(problemOf(garage(450, 260), 'E-CEILING')).toMatchObject({
      rule: 'R4',
      text: 'Для этой ширины при низком потолке нет подходящей стрелы',
      ways_out: [
        { change: { kind: 'lanes', ids: ['lane-1'], set: { opposed_barriers: true } } },
        { change: { kind: 'lanes', ids: ['lane-1'], set: { width_cm: 380 } } },
      ],
    });
  });
});

test.each([
  [380, 0],
  [450, 1],
  [700, 1],
])('R5: adds a rest for booms of 6 m and more: %d cm, %d', (width_cm, rests) => {
  expect(amounts(carPark({}, { kind: 'exit', width_cm }), '903BS-0010')).toEqual([rests]);
});

describe('R6: the column', () => {
  const models = (structure: Partial<ParkingStructure>, lane: { kind: Lane['kind'] } & Partial<Lane>) =>
    Object.keys(quantitiesOf(carPark(structure, lane))).filter((article) => /^908P[EX]/.test(article));

  test.each<[ParkingStructure['one_time_media'], Lane['kind'], boolean, string]>([
    ['ticket', 'entry', false, '908PE-0010'],
    ['ticket', 'exit', false, '908PX-0010'],
    ['ticket', 'exit', true, '908PX-0015'],
    ['plate', 'entry', true, '908PE-0030'],
    ['plate', 'exit', false, '908PX-0030'],
    ['plate', 'exit', true, '908PX-0035'],
    ['none', 'entry', false, '908PE-0020'],
    ['none', 'exit', true, '908PX-0020'],
    ['ticket', 'transit', false, '908PE-0020'],
  ])('selects for %s, %s, payment at the exit %s: %s', (one_time_media, kind, pay_at_exit, article) => {
    expect(models({ one_time_media }, { kind, pay_at_exit })).toEqual([article]);
  });

  test('uses no terminal at the exit in free mode', () => {
    expect(models({ mode: 'free' }, { kind: 'exit', pay_at_exit: true })).toEqual(['908PX-0010']);
    expect(models({ mode: 'mixed' }, { kind: 'exit', pay_at_exit: true })).toEqual(['908PX-0015']);
  });

  test('offers a card column for permanent clients', () => {
    const park = carPark({}, { kind: 'entry', column: '908PE-0020' });
    expect(columnChoices(park, park.lanes[0]!)).toEqual([['908PE-0010', '908PE-0020']]);
    expect(amounts(park, ...columns)).toEqual([0, 1, 0]);
  });

  test('replaces an incompatible model by the calculated one, with a warning', () => {
    const park = carPark({ permanent_media: [] }, { kind: 'entry', column: '908PE-0020' });
    expect(amounts(park, ...columns)).toEqual([1, 0, 0]);
    expect(problemOf(park, 'W-COLUMN').objects).toEqual(['lane-1']);
  });
});

describe('R7: readers', () => {
  const both = [{ kind: 'entry' }, { kind: 'exit' }] as const;
  test.each<[string, Partial<ParkingStructure>, number[]]>([
    ['cards, in columns without a built-in reader', { permanent_media: ['rfid'] }, [2, 0]],
    ['cards only, with built-in readers', { permanent_media: ['rfid'], one_time_media: 'none' }, [0, 0]],
    ['tags, at every column', { permanent_media: ['uhf'], one_time_media: 'none' }, [0, 2]],
    ['both', { permanent_media: ['rfid', 'uhf'] }, [2, 2]],
    ['none', { permanent_media: [] }, [0, 0]],
  ])('counts readers: %s', (_what, structure, expected) => {
    expect(amounts(carPark(structure, ...both), '908RM-0010', '908RU-0010')).toEqual(expected);
  });
});

describe('R8: plate cameras', () => {
  const lanes = [{ kind: 'entry' }, { kind: 'exit' }, { kind: 'reversible' }] as const;
  test.each<[string, Partial<ParkingStructure>, number]>([
    ['no plate control', {}, 0],
    ['control on all lanes, one per column', { plate_control: true }, 4],
    ['required by plates of one-time clients', { one_time_media: 'plate' }, 4],
    ['required by plates of permanent clients', { permanent_media: ['rfid', 'plate'] }, 4],
  ])('counts cameras: %s', (_what, structure, expected) => {
    expect(amounts(carPark(structure, ...lanes), '908LP-0010')).toEqual([expected]);
  });
});

describe('R9: voice', () => {
  test('adds a module per column of lanes with voice, and one desk', () => {
    const park = carPark({}, { kind: 'reversible' }, { kind: 'exit', intercom: false });
    expect(amounts(park, '908IM-0010', '908IC-0010')).toEqual([2, 1]);
  });

  test.each([
    [0, 0],
    [32, 1],
    [33, 2],
  ])('needs for %d columns with voice: %d desks', (count, desks) => {
    const lanes = Array.from({ length: count }, () => ({ kind: 'entry' }) as const);
    expect(amounts(carPark({}, ...lanes, { kind: 'exit', intercom: false }), '908IC-0010')).toEqual([desks]);
  });
});

describe('R10: heating', () => {
  const heaters = (temp_min: number, lane: Partial<Lane>) =>
    amounts(carPark({ temp_min }, { kind: 'reversible', ...lane }), '908HK-0010', '903BH-0010');
  test.each<[string, number, Partial<Lane>, number[]]>([
    ['outdoors below −20 °C, per column and barrier', -21, {}, [2, 1]],
    ['two opposed barriers', -21, { opposed_barriers: true }, [2, 2]],
    ['at exactly −20 °C', -20, {}, [0, 0]],
    ['indoors', -40, { placement: 'indoor' }, [0, 0]],
    ['switched off', -40, { heating: false }, [0, 0]],
    ['switched on', 0, { heating: true }, [2, 1]],
  ])('counts heaters: %s', (_what, temp, lane, expected) => {
    expect(heaters(temp, lane)).toEqual(expected);
  });
});

test.each<[Lane['kind'], number, number]>([
  ['entry', 1, 1],
  ['exit', 0, 1],
  ['reversible', 2, 2],
  ['transit', 1, 1],
])('R11: counts traffic lights of %s: %d, switched on %d, switched off none', (kind, byDefault, on) => {
  const lights = (traffic_light: boolean | null) => amounts(carPark({}, { kind, traffic_light }), LIGHT)[0];
  expect([lights(null), lights(true), lights(false)]).toEqual([byDefault, on, 0]);
});

describe('R12: recommended lanes', () => {
  // 2 000 visits a day are 240 in the busiest hour.
  test.each<[ParkingStructure['one_time_media'], number, number, number]>([
    ['ticket', 2_000, 1, 2],
    ['ticket', 2_001, 2, 2],
    ['plate', 3_000, 1, 1],
    ['plate', 3_001, 2, 2],
  ])('recommends for %s, %d visits: %d entries, %d exits', (one_time_media, visits_per_day, entries, exits) => {
    const { recommended } = calculated(carPark({ one_time_media, visits_per_day })).figures;
    expect([recommended.entries, recommended.exits]).toEqual([entries, exits]);
  });

  test('warns about too few lanes, and offers the missing ones', () => {
    const park = carPark({ visits_per_day: 4_001 }, { kind: 'entry' }, { kind: 'exit' }, { kind: 'exit' });
    const texts = calculated(park)
      .problems.filter(({ code }) => code === 'W-LANES')
      .map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(texts).toEqual([
      'Рекомендуем не менее 3 въезда при заявленном потоке',
      'Рекомендуем не менее 3 выезда при заявленном потоке',
    ]);
    expect(problemOf(park, 'W-LANES').ways_out).toMatchObject([
      { text: 'Добавить 2\u00a0въезда', change: { lanes: [{ name: 'Въезд 2' }, { name: 'Въезд 3' }] } },
    ]);
  });

  test('declines the noun for five: «въездов»', () => {
    expect(problemOf(carPark({ visits_per_day: 10_000 }), 'W-LANES').text).toBe(
      'Рекомендуем не менее 5 въездов при заявленном потоке',
    );
  });

  test.each<[string, Lane['kind'][], boolean]>([
    ['no lanes', [], true],
    ['entries only', ['entry'], true],
    ['exits only', ['exit', 'transit'], true],
    ['both', ['entry', 'exit'], false],
    ['a reversible lane', ['reversible'], false],
  ])('requires a way in and out: %s', (_what, kinds, isError) => {
    const park = carPark({}, ...kinds.map((kind) => ({ kind })));
    expect(codesOf(park).includes('E-LANES')).toBe(isError);
    if (isError) expect(problemOf(park, 'E-LANES').text).toBe('Добавьте хотя бы один въезд и один выезд');
  });
});
