import { describe, expect, test } from '@jest/globals';
import type { Lane, ParkingStructure, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { newStations } from '../new-configuration.ts';
import { carPark } from '../testing/car-parks.ts';
import { amounts, calculated, codesOf, problemOf } from '../testing/calculated.ts';

type Payment = ProposalConfiguration['payment_points'];
type Servers = ProposalConfiguration['servers'];

/** A car park with one entry, one exit, and the given payment points. */
function paidBy(
  payment: Partial<Payment>,
  structure: Partial<ParkingStructure> = {},
  exit: Partial<Lane> = {},
): ProposalConfiguration {
  const park = carPark(structure, { kind: 'entry' }, { kind: 'exit', ...exit });
  return { ...park, payment_points: { ...park.payment_points, ...payment } };
}
const withServers = (park: ProposalConfiguration, servers: Partial<Servers>) => ({
  ...park,
  servers: { ...park.servers, ...servers },
});
const entries = (count: number, lane: Partial<Lane> = {}) =>
  Array.from({ length: count }, () => ({ kind: 'entry' as const, ...lane }));
const stations = (count: number, model: 'cash-and-card' | 'card' = 'cash-and-card') =>
  newStations(count, []).map((station) => ({ ...station, model }));

describe('R13: payment points', () => {
  test.each<[string, ProposalConfiguration, boolean]>([
    ['none', paidBy({}), true],
    ['validators only', paidBy({ validators: 1 }), true],
    ['a pay station', paidBy({ stations: stations(1) }), false],
    ['a cashier', paidBy({ cashier_desks: 1 }), false],
    ['online', paidBy({ online: true }), false],
    ['a terminal at the exit', paidBy({}, {}, { pay_at_exit: true }), false],
    ['none in mixed mode', paidBy({}, { mode: 'mixed' }), true],
    ['none in free mode', paidBy({}, { mode: 'free' }), false],
    ['no one-time visits', paidBy({}, { onetime_share: 0 }), false],
  ])('checks for a payment point: %s', (_what, park, isError) => {
    expect(codesOf(park).includes('E-PAY')).toBe(isError);
  });

  test('offers every way to pay', () => {
    const problem = problemOf(paidBy({}), 'E-PAY');
    expect(problem.text).toBe('Для платной парковки нужна хотя бы одна точка оплаты');
    expect(problem.ways_out.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Добавить 1 автоматическую кассу',
      'Добавить кассу оператора',
      'Принимать оплату на выездах',
      'Включить онлайн-оплату',
    ]);
  });

  test('ignores payment devices in free mode', () => {
    const park = paidBy({ stations: stations(2), cashier_desks: 1, validators: 3, online: true }, { mode: 'free' });
    expect(calculated(park).lines.filter(({ step }) => step === 'payment-points')).toEqual([]);
    expect(amounts(park, '908LI-0030', '908LI-0060', '999PN-0020')).toEqual([0, 0, 0]);
  });
});

describe('R14: recommended pay stations', () => {
  // All visits one-time: 750 a day are 90 in the busiest hour.
  const busy = { onetime_share: 100, visits_per_day: 751 };
  test.each([
    [750, 1],
    [751, 2],
    [1_501, 3],
  ])('recommends for %d payments a day: %d', (visits_per_day, expected) => {
    const { recommended } = calculated(carPark({ onetime_share: 100, visits_per_day })).figures;
    expect(recommended.pay_stations).toBe(expected);
  });

  test.each<[string, ProposalConfiguration, boolean]>([
    ['one of two', paidBy({ stations: stations(1) }, busy), true],
    [
      'one and an exit terminal, counted as one and a half',
      paidBy({ stations: stations(1) }, busy, { pay_at_exit: true }),
      true,
    ],
    ['two', paidBy({ stations: stations(2) }, busy), false],
    ['one and a cashier, who is no pay station', paidBy({ stations: stations(1), cashier_desks: 1 }, busy), true],
  ])('warns about too few pay stations: %s', (_what, park, isWarned) => {
    expect(codesOf(park).includes('W-PAY')).toBe(isWarned);
  });

  test('names the number in the warning', () => {
    expect(problemOf(paidBy({ stations: stations(1) }, busy), 'W-PAY').text).toBe('Рекомендуем не менее 2 кассы');
  });

  test('rounds the share of one-time visits half up to whole visits', () => {
    // 1 667 × 45 % = 750.15 → 750; 1 669 × 45 % = 751.05 → 751.
    const stationsAt = (visits_per_day: number) =>
      calculated(carPark({ onetime_share: 45, visits_per_day })).figures.recommended.pay_stations;
    expect([stationsAt(1_667), stationsAt(1_669)]).toEqual([1, 2]);
  });
});

test('R15: counts a fiscal device per place of payment, and one for online payment', () => {
  const park = paidBy(
    { stations: stations(2), cashier_desks: 1, validators: 5, online: true },
    {},
    { pay_at_exit: true },
  );
  expect(amounts(park, '908FR-0010')).toEqual([5]);
  const [line] = calculated(park).lines.filter(({ article }) => article === '908FR-0010');
  expect(line).toMatchObject({ least: 5, reasons: [{ rules: ['R15'], qty: 5 }] });
});

describe('R16: cash', () => {
  test.each<[string, Partial<Payment>, boolean]>([
    ['pay stations for cards only', { stations: stations(2, 'card') }, true],
    ['one pay station for cash', { stations: [stations(2, 'card')[0]!, stations(2)[1]!] }, false],
    ['a cashier', { stations: stations(1, 'card'), cashier_desks: 1 }, false],
  ])('warns when no cash is accepted: %s', (_what, payment, isWarned) => {
    expect(codesOf(paidBy(payment)).includes('W-CASH')).toBe(isWarned);
    if (isWarned)
      expect(problemOf(paidBy(payment), 'W-CASH').text).toBe('Наличные не принимаются: предусмотрите кассу оператора');
  });
});

describe('R17: the parking server', () => {
  test.each([
    [8, [1, 0, 0]],
    [9, [0, 1, 0]],
    [24, [0, 1, 0]],
    [25, [0, 0, 1]],
    [64, [0, 0, 1]],
    [65, [0, 0, 2]],
    [129, [0, 0, 3]],
  ])('selects servers for %d devices', (count, expected) => {
    const park = carPark({}, ...entries(count));
    expect(amounts(park, '908SV-0010', '908SV-0020', '908SV-0030')).toEqual(expected);
    expect(codesOf(park).includes('W-DEVICES')).toBe(count > 64);
  });

  test.each([
    [65, 'нужны 2 сервера'],
    [129, 'нужны 3 сервера'],
    [257, 'нужно 5 серверов'],
    [1_281, 'нужен 21 сервер'],
  ])('names the number of servers for %d devices', (count, words) => {
    const park = carPark({}, ...entries(count));
    expect(problemOf(park, 'W-DEVICES').text).toBe(
      `Больше 64 устройств: ${words}, и предложение согласует производитель`,
    );
  });

  test('counts columns, pay stations, desks and validators as devices', () => {
    const park = paidBy({ stations: stations(2), cashier_desks: 1, validators: 4, online: true });
    expect(calculated(park).figures.devices).toBe(9);
  });

  test('accepts a larger model, ignores a smaller one', () => {
    const models = (devices: number, chosen: 8 | 24 | 64) =>
      amounts(
        withServers(carPark({}, ...entries(devices)), { parking_devices: chosen }),
        '908SV-0010',
        '908SV-0020',
        '908SV-0030',
      );
    expect([models(4, 24), models(30, 8)]).toEqual([
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });
});

test.each([
  [4, [1, 0]],
  [5, [0, 1]],
  [12, [0, 1]],
  [13, [0, 2]],
  [25, [0, 3]],
])('R18: selects servers for %d plate channels', (count, expected) => {
  expect(amounts(carPark({ plate_control: true }, ...entries(count)), '908SL-0010', '908SL-0020')).toEqual(expected);
});

test('R18: needs no server without channels', () => {
  expect(amounts(carPark({}, ...entries(4)), '908SL-0010', '908SL-0020')).toEqual([0, 0]);
});

describe('R19: licences', () => {
  test('counts each kind of licence', () => {
    const park = carPark(
      { plate_control: true },
      { kind: 'reversible' },
      { kind: 'entry' },
      { kind: 'exit', pay_at_exit: true },
      { kind: 'transit' },
    );
    const paid = {
      ...withServers(park, { workplaces: 3 }),
      payment_points: { stations: stations(2), cashier_desks: 1, validators: 7, online: true },
    };
    const licences = ['10', '20', '30', '40', '50', '60'].map((number) => `908LI-00${number}`);
    // The reversible lane is one lane with two columns: four lanes, five cameras.
    expect(amounts(paid, ...licences)).toEqual([1, 4, 4, 3, 5, 1]);
  });

  test('needs none without devices', () => {
    expect(calculated(carPark()).lines.filter(({ step }) => step === 'servers')).toEqual([]);
  });
});

describe('R20: workplaces', () => {
  const places = (payment: Partial<Payment>, workplaces: number | null) =>
    amounts(withServers(paidBy(payment), { workplaces }), '908WS-0010', '908LI-0040');
  test.each<[string, Partial<Payment>, number | null, number]>([
    ['one by default', { online: true }, null, 1],
    ['one beside a cashier', { cashier_desks: 1 }, null, 1],
    ['none, chosen beside a cashier', { cashier_desks: 1 }, 0, 0],
    ['the chosen number', { cashier_desks: 1 }, 2, 2],
  ])('counts workplaces: %s', (_what, payment, chosen, expected) => {
    expect(places(payment, chosen)).toEqual([expected, expected]);
  });

  test('reports an error without workplace and cashier', () => {
    expect(codesOf(withServers(paidBy({ online: true }), { workplaces: 0 }))).toEqual(['W-PAY', 'E-WORKPLACE']);
    expect(codesOf(withServers(paidBy({ cashier_desks: 1 }), { workplaces: 0 }))).toEqual(['W-PAY']);
  });
});

describe('R21: the network', () => {
  const sizes = ['908NS-0008', '908NS-0016', '908NS-0024'];
  // Columns, a workplace, a server, an uplink, a display for each entry; times 1.2, rounded up.
  test.each([
    [1, 6, [1, 0, 0]],
    [3, 11, [0, 1, 0]],
    [6, 18, [0, 0, 1]],
    [8, 23, [0, 0, 1]],
    [9, 26, [1, 0, 1]],
    [18, 47, [0, 0, 2]],
    [19, 50, [1, 0, 2]],
    [24, 62, [0, 1, 2]],
  ])('calculates for %d entries: %d ports', (count, ports, expected) => {
    const park = carPark({}, ...entries(count, { intercom: false }));
    expect(calculated(park).figures.ports).toBe(ports);
    expect(amounts(park, ...sizes)).toEqual(expected);
  });

  test('counts all connected devices', () => {
    const park = {
      ...carPark({ plate_control: true }, { kind: 'entry' }, { kind: 'exit' }),
      payment_points: { stations: stations(1), cashier_desks: 1, validators: 0, online: false },
    };
    // 2 columns + 2 cameras + 1 + 1 + 1 workplace + 2 servers + 1 intercom station + 1 display + 1 = 12.
    expect(calculated(park).figures.ports).toBe(15);
  });

  test('accepts a larger switch', () => {
    expect(amounts(withServers(carPark({}, ...entries(1)), { switch_ports: 24 }), ...sizes)).toEqual([0, 0, 1]);
  });
});

test.each([
  ['one server', carPark({}, ...entries(2)), [1, 0]],
  ['two servers', carPark({ plate_control: true }, ...entries(2)), [1, 0]],
  ['three servers', carPark({ plate_control: true }, ...entries(13)), [0, 1]],
  ['five servers', carPark({ plate_control: true }, ...entries(48)), [0, 2]],
  ['chosen larger', withServers(carPark({}, ...entries(2)), { ups_va: 3_000 }), [0, 1]],
])('R22: selects the UPS: %s', (_what, park, expected) => {
  expect(amounts(park, '908UP-0015', '908UP-0030')).toEqual(expected);
});

describe('R23: displays', () => {
  const lanes = [{ kind: 'entry' }, { kind: 'reversible' }, { kind: 'exit' }, { kind: 'transit' }] as const;
  const zones = [
    { id: 'a', name: 'А', spaces: 50 },
    { id: 'b', name: 'Б', spaces: 50 },
  ];
  test('counts one per entry, and with several zones one per transit lane', () => {
    expect(amounts(carPark({}, ...lanes), '908DS-0010')).toEqual([2]);
    expect(amounts(carPark({ zones }, ...lanes), '908DS-0010')).toEqual([3]);
  });

  test('warns about fewer', () => {
    const park = carPark({}, ...lanes);
    const fewer = { ...park, additionally: { ...park.additionally, displays: 1 } };
    expect(amounts(fewer, '908DS-0010')).toEqual([1]);
    expect(codesOf(fewer)).toContain('W-DISPLAYS');
  });
});

test.each([
  [32, [32, 1]],
  [33, [33, 2]],
])('R24: equips %d places when guidance is selected', (spaces, expected) => {
  const park = carPark({ spaces });
  const guided = { ...park, additionally: { ...park.additionally, guidance: true } };
  expect(amounts(guided, '908SN-0010', '908SN-0050')).toEqual(expected);
  expect(amounts(park, '908SN-0010', '908SN-0050')).toEqual([0, 0]);
});

describe('R25: commissioning', () => {
  const works = ['999PN-0010', '999PN-0020', '999PN-0030', '999TR-0010'];
  const park = paidBy({ stations: stations(2), cashier_desks: 1, online: true });

  test('covers lanes, payment points, the server, and training', () => {
    expect(amounts(park, ...works)).toEqual([2, 3, 1, 1]);
  });

  test('can be removed, with one warning', () => {
    const quantities = { 'additionally/999PN-0010': 0, 'additionally/999TR-0010': 0 };
    const without = { ...park, summary: { ...park.summary, quantities } };
    expect(amounts(without, ...works)).toEqual([0, 3, 1, 0]);
    expect(codesOf(without)).toEqual(['W-PNR']);
    expect(problemOf(without, 'W-PNR')).toMatchObject({
      rule: 'R25',
      text: 'Без пусконаладки гарантия не расширяется',
      ways_out: [{ change: { kind: 'calculated-quantities', keys: Object.keys(quantities) } }],
    });
  });
});
