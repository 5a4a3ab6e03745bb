import { describe, expect, test } from '@jest/globals';
import type { ParkingStructure, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { approvalReasons } from '../approval.ts';
import { customerOffer } from '../customer-offer.ts';
import { newStations } from '../new-configuration.ts';
import { purchase } from '../purchase.ts';
import { carPark, mall } from '../testing/car-parks.ts';
import { amounts, calculated, codesOf, problemOf } from '../testing/calculated.ts';
import { partnerLevels } from '../testing/partner-levels.ts';
import { priceBook } from '../testing/price-book.ts';
import { calculate } from './calculate.ts';
import { ruleGroups } from './rules/index.ts';

const withQuantities = (park: ProposalConfiguration, quantities: Record<string, number>) => ({
  ...park,
  summary: { ...park.summary, quantities },
});
const withStations = (park: ProposalConfiguration, count: number) => ({
  ...park,
  payment_points: { ...park.payment_points, stations: newStations(count, []) },
});

test.each<[string, Partial<ParkingStructure>, number]>([
  ['100 a day for 3 months plus 5 % are 9 450, two packs', { visits_per_day: 100 }, 2],
  ['4 725 fit into one pack', { visits_per_day: 5_000, onetime_share: 1 }, 1],
  ['none with plates', { one_time_media: 'plate' }, 0],
])('R26: counts ticket packs: %s', (_what, structure, packs) => {
  expect(amounts(carPark({ onetime_share: 100, ...structure }), '908TK-0010')).toEqual([packs]);
});

describe('R27: receipt rolls', () => {
  const rolls = (park: ProposalConfiguration) => amounts(park, '908RP-0010');
  test('counts rolls for paid visits when a device prints receipts', () => {
    // 100 × 30 × 3 × 60 % = 5 400 receipts: nine rolls.
    const park = carPark({ visits_per_day: 100, onetime_share: 100 });
    expect(rolls(withStations(park, 1))).toEqual([9]);
    expect(rolls(withStations(carPark({ visits_per_day: 101, onetime_share: 100 }), 1))).toEqual([10]);
    expect(rolls(park)).toEqual([0]);
  });
});

test.each<[number, ParkingStructure['permanent_media'], number[]]>([
  // In floating point 100 × 1.1 is above 110.
  [100, ['rfid'], [2, 0]],
  [90, ['rfid'], [1, 0]],
  [91, ['rfid'], [2, 0]],
  [1_000, ['rfid', 'uhf'], [11, 22]],
  [500, ['plate'], [0, 0]],
  [0, ['rfid', 'uhf'], [0, 0]],
])('R28: counts packs of cards and tags for %d clients with %s', (permanent_clients, permanent_media, expected) => {
  expect(amounts(carPark({ permanent_clients, permanent_media }), '908CD-0010', '908UT-0010')).toEqual(expected);
});

test.each([
  [1, 1, 1],
  [10, 1, 1],
  [11, 2, 1],
  [41, 5, 2],
  [400, 40, 10],
])('R29: reserves of %d places %d for disabled people, with %d pairs of signs', (spaces, places, pairs) => {
  const park = carPark({ spaces });
  expect(calculated(park).figures.disabled_places).toBe(places);
  expect(amounts(park, '908SG-0030')).toEqual([pairs]);
});

describe('R30: signs', () => {
  const signs = ['10', '20', '30', '40', '50', '60', '70'].map((number) => `908SG-00${number}`);
  const lanes = [{ kind: 'entry' }, { kind: 'exit' }, { kind: 'reversible' }, { kind: 'transit' }] as const;
  test.each<[string, Partial<ParkingStructure>, number[]]>([
    ['paid, with a reversible lane as entry and exit', {}, [5, 2, 3, 2, 0, 4, 2]],
    ['free', { mode: 'free' }, [5, 0, 3, 0, 0, 4, 0]],
    ['limited height', { ceiling_cm: 260 }, [5, 2, 3, 2, 2, 4, 2]],
  ])('counts signs: %s', (_what, structure, expected) => {
    expect(amounts(withStations(carPark(structure, ...lanes), 2), ...signs)).toEqual(expected);
  });
});

test.each([
  // Kilograms: 25 × 0.4 + 3 × 0.6 = 11.8; 54 × 0.4 + 6 × 0.6 = 25.2; 50 × 0.4 + 5 × 0.6 = 23.
  [25, 1],
  [50, 1],
  [54, 2],
  [400, 8],
])('R31: calculates paint for %d places: %d buckets', (spaces, buckets) => {
  expect(amounts(carPark({ spaces }), '908MK-0010')).toEqual([buckets]);
});

test('R32: adds two posts per column', () => {
  expect(amounts(carPark({}, { kind: 'entry' }, { kind: 'reversible' }), '908BU-0010')).toEqual([6]);
});

test('adds two wheel stops per place when selected', () => {
  const park = carPark({ spaces: 30 });
  const chosen = { ...park, marking_materials: { ...park.marking_materials, wheel_stops: true } };
  expect([amounts(park, '908KO-0010'), amounts(chosen, '908KO-0010')]).toEqual([[0], [60]]);
});

describe('R33: manual quantities', () => {
  const park = withStations(
    carPark({ visits_per_day: 100, plate_control: true }, { kind: 'entry' }, { kind: 'exit' }),
    1,
  );
  const edited = (key: string, qty: number) => {
    const { lines, problems } = calculated(withQuantities(park, { [key]: qty }));
    const { qty: result, manual, calculated: byRules } = lines.find((line) => line.key === key)!;
    return { result, manual, byRules, codes: problems.map(({ code }) => code) };
  };

  test.each([
    ['R1', 'transportation-points/903BR-0040'],
    ['R1', 'transportation-points/908LC-0010'],
    ['R2', 'transportation-points/908LD-0010'],
    ['R6', 'transportation-points/908PE-0010'],
    ['R15', 'payment-points/908FR-0010'],
    ['R17', 'servers/908SV-0010'],
    ['R18', 'servers/908SL-0010'],
    ['R19', 'servers/908LI-0050'],
  ])('allows raising a line of %s, but not lowering it', (_rule, key) => {
    expect(edited(key, 99)).toMatchObject({ result: 99, manual: true, codes: [] });
    const lowered = edited(key, 0);
    expect(lowered).toMatchObject({ result: lowered.byRules, codes: ['W-MANDATORY'] });
  });

  test.each([
    ['a camera', 'transportation-points/908LP-0010'],
    ['a switch', 'servers/908NS-0016'],
    ['a display', 'additionally/908DS-0010'],
  ])('lowers %s with a warning', (_what, key) => {
    expect(edited(key, 0)).toMatchObject({ result: 0, manual: true, codes: ['W-QUANTITY'] });
  });

  test.each([
    ['of tickets', 'marking-materials/908TK-0010'],
    ['of posts', 'marking-materials/908BU-0010'],
  ])('allows any quantity %s', (_what, key) => {
    expect(edited(key, 0)).toMatchObject({ result: 0, manual: true, codes: [] });
  });

  test('keeps a line set to zero, but hides it from the customer', () => {
    const configuration = withQuantities(park, { 'marking-materials/908BU-0010': 0 });
    const calculation = calculated(configuration);
    expect(calculation.lines.find(({ article }) => article === '908BU-0010')).toMatchObject({ qty: 0, calculated: 4 });
    const offer = customerOffer(calculation, configuration, '2026-11-20');
    expect(offer.lines.find(({ article }) => article === '908BU-0010')).toBeUndefined();
  });

  test('keeps a manual quantity when the steps change', () => {
    const key = 'marking-materials/908BU-0010';
    const more = withQuantities(carPark({}, { kind: 'entry' }, { kind: 'exit' }, { kind: 'exit' }), { [key]: 5 });
    expect(calculated(more).lines.find((line) => line.key === key)).toMatchObject({
      qty: 5,
      calculated: 6,
      manual: true,
    });
  });

  test('removes only the lines of a removed lane', () => {
    const all = mall();
    const fewer = { ...all, lanes: all.lanes.filter(({ name }) => name !== 'Выезд 2') };
    const keys = (configuration: ProposalConfiguration) => calculated(configuration).lines.map(({ key }) => key);
    const gone = keys(all).filter((key) => !keys(fewer).includes(key));
    expect(gone).toEqual([
      'transportation-points/903BR-0060',
      'transportation-points/903BM-0060',
      'transportation-points/903BS-0010',
    ]);
  });
});

describe('R34: a price on request', () => {
  const park = withStations(carPark({ visits_per_day: 100 }, { kind: 'entry' }, { kind: 'exit' }), 1);
  const unpriced = {
    ...priceBook,
    catalogue: { ...priceBook.catalogue, '908PA-0010': { ...priceBook.catalogue['908PA-0010']!, price: null } },
  };
  const calculation = calculate(park, unpriced);
  const offer = customerOffer(calculation, park, '2026-11-20');

  test('omits the line from the totals, and requires approval before sending', () => {
    const key = 'payment-points/908PA-0010';
    const whole = customerOffer(calculated(park), park, '2026-11-20');
    expect(offer.lines.find((line) => line.key === key)).toMatchObject({ qty: 1, price: null, sum: null });
    expect(offer.on_request).toEqual([key]);
    expect(whole.total - offer.total).toBe(1_290_000_00);
    expect(calculation.problems.map(({ code }) => code)).toEqual(['W-PRICE']);
    const cost = purchase(calculation, offer, partnerLevels.silver);
    expect(approvalReasons(calculation, offer, cost)).toEqual(['on_request']);
  });

  test('treats articles missing in the price book as on request', () => {
    const extras = [{ article: 'toString', qty: 2 }];
    const more = { ...park, additionally: { ...park.additionally, extras } };
    expect(calculated(more).lines.find(({ article }) => article === 'toString')).toMatchObject({
      name: 'toString',
      retail: null,
    });
    expect(problemOf(more, 'W-PRICE').text).toContain('«toString»');
  });
});

describe('without a rule number', () => {
  test('requires zones to add up to all places', () => {
    const zones = [
      { id: 'a', name: 'Двор', spaces: 30 },
      { id: 'b', name: 'Подвал', spaces: 60 },
    ];
    const problem = problemOf(carPark({ spaces: 100, zones }), 'E-ZONES');
    expect(problem.text).toBe('Сумма мест по зонам должна равняться общему числу мест');
    expect(problem.ways_out.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Всего мест: 90',
      '«Подвал»: 70',
    ]);
  });

  test('reports deleted own services, and makes no lines of them', () => {
    const park = mall();
    const own = [...park.additionally.own, { kind: 'service' as const, id: '404', qty: 1 }];
    const configuration = { ...park, additionally: { ...park.additionally, own } };
    expect(codesOf(configuration)).toEqual(['E-OWN']);
    expect(calculated(configuration).lines).toEqual(calculated(park).lines);
  });

  test('adds delivery as an own line, on request until it has a price', () => {
    const park = mall();
    const delivered = (price: number | null) => ({
      ...park,
      additionally: { ...park.additionally, delivery: { price } },
    });
    const totalOf = (configuration: ProposalConfiguration) =>
      customerOffer(calculated(configuration), configuration, '2026-11-20').total;
    expect(totalOf(delivered(12_345_67)) - totalOf(park)).toBe(12_345_67);
    expect(codesOf(delivered(null))).toEqual(['W-PRICE']);
  });

  test('requires approval above ten million roubles or 64 devices', () => {
    const reasons = (park: ProposalConfiguration) => {
      const calculation = calculated(park);
      const offer = customerOffer(calculation, park, '2026-11-20');
      return approvalReasons(calculation, offer, purchase(calculation, offer, partnerLevels.gold));
    };
    const entries = Array.from({ length: 65 }, () => ({ kind: 'entry' as const }));
    expect(reasons(carPark({}, ...entries))).toEqual(['total', 'devices']);
    expect(reasons(carPark({}, ...entries.slice(0, 2)))).toEqual([]);
  });

  test('implements each rule in one file', () => {
    const known = [...ruleGroups.flatMap(({ rules }) => rules), 'R33', 'R34'];
    expect(known).toEqual(Array.from({ length: 34 }, (_, index) => `R${index + 1}`));
  });
});
