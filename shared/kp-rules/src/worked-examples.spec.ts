import { describe, expect, test } from '@jest/globals';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { approvalReasons } from './approval.ts';
import { customerOffer } from './customer-offer.ts';
import { purchase } from './purchase.ts';
import { garage, mall } from './testing/car-parks.ts';
import { partnerLevels } from './testing/partner-levels.ts';
import { priceBook } from './testing/price-book.ts';
import { currentVersion, rulesOf } from './versions.ts';

const DAY = '2026-11-20';
const { calculate } = rulesOf(currentVersion);

function priced(configuration: ProposalConfiguration, discount = configuration.summary.discount_percent, day = DAY) {
  const discounted = { ...configuration, summary: { ...configuration.summary, discount_percent: discount } };
  const calculation = calculate(discounted, priceBook);
  return { calculation, offer: customerOffer(calculation, discounted, day) };
}

const rows = ({ offer }: ReturnType<typeof priced>) =>
  offer.lines.map(({ article, name, qty, sum }) => [article ?? name, qty, sum! / 100]);
const roubles = (kopecks: number) => kopecks / 100;

describe('a mall: two entries, two exits, two pay stations', () => {
  const all = priced(mall());

  test('lists every line in order with its sum', () => {
    expect(rows(all)).toEqual([
      ['908PE-0010', 2, 790_000],
      ['908PX-0010', 2, 690_000],
      ['908RM-0010', 4, 74_000],
      ['908LP-0010', 4, 512_000],
      ['908IM-0010', 4, 96_000],
      ['908HK-0010', 4, 64_000],
      ['903BR-0040', 3, 546_000],
      ['903BR-0060', 1, 228_000],
      ['903BM-0040', 3, 44_700],
      ['903BM-0060', 1, 24_800],
      ['903BS-0010', 1, 6_900],
      ['903BH-0010', 4, 25_600],
      ['908LD-0010', 4, 59_200],
      ['908LC-0010', 8, 39_200],
      ['908TL-0010', 2, 31_200],
      ['908PA-0010', 2, 2_580_000],
      ['908FR-0010', 2, 84_000],
      ['908SV-0010', 1, 240_000],
      ['908SL-0010', 1, 165_000],
      ['908LI-0010', 1, 180_000],
      ['908LI-0020', 4, 88_000],
      ['908LI-0030', 2, 60_000],
      ['908LI-0040', 1, 18_000],
      ['908LI-0050', 4, 180_000],
      ['908WS-0010', 1, 98_000],
      ['908NS-0024', 1, 54_000],
      ['908UP-0015', 1, 32_000],
      ['908DS-0010', 2, 172_000],
      ['908IC-0010', 1, 38_000],
      ['999PN-0010', 4, 112_000],
      ['999PN-0020', 2, 70_000],
      ['999PN-0030', 1, 60_000],
      ['999TR-0010', 1, 45_000],
      ['Монтаж точки проезда', 4, 180_000],
      ['Монтаж автоматической кассы', 2, 36_000],
      ['Комплект кабеля', 1, 64_000],
      ['908TK-0010', 28, 221_200],
      ['908RP-0010', 130, 41_600],
      ['908CD-0010', 2, 17_000],
      ['908SG-0010', 12, 50_400],
      ['908SG-0020', 2, 5_200],
      ['908SG-0030', 10, 26_000],
      ['908SG-0040', 2, 25_000],
      ['908SG-0060', 4, 15_200],
      ['908SG-0070', 2, 6_800],
      ['908MK-0010', 8, 78_400],
      ['908BU-0010', 8, 62_400],
    ]);
  });

  test('has no problems, and the figures of the derivation', () => {
    expect(all.calculation.problems).toEqual([]);
    expect(all.calculation.figures).toEqual({
      devices: 6,
      ports: 21,
      disabled_places: 40,
      recommended: { entries: 1, exits: 1, pay_stations: 2, displays: 2 },
    });
  });

  test('splits the retail total by discount group', () => {
    const sums: Record<string, number> = {};
    for (const { group, retail, qty } of all.calculation.lines)
      sums[group ?? 'own'] = (sums[group ?? 'own'] ?? 0) + roubles(retail! * qty);
    expect(sums).toEqual({ A: 876_000, B: 5_818_600, L: 813_000, M: 549_200, own: 280_000 });
  });

  test.each([
    [0, [3_231_600, 2_664_000, 1_115_000, 777_000, 549_200], 8_336_800, 1_503_357.38, 0],
    [5, [3_070_020, 2_530_800, 1_059_250, 752_150, 521_740], 7_933_960, 1_430_714.1, 402_840],
  ])('calculates totals at a discount of %d %%', (percent, subtotals, total, vat, discount) => {
    const { offer } = priced(mall(), percent);
    expect(offer.subtotals.map(({ sum }) => roubles(sum))).toEqual(subtotals);
    expect([offer.total, offer.vat.amount!, offer.discount].map(roubles)).toEqual([total, vat, discount]);
    expect(roubles(offer.retail_total)).toBe(8_336_800);
  });

  test('applies the VAT rate of 20 % to an earlier shipment', () => {
    const { offer } = priced(mall(), 0, '2025-12-31');
    expect(offer.vat).toEqual({ rate: 20, amount: 1_389_466_67, text: 'В\u00a0том числе НДС 20\u00a0%' });
  });

  test.each([
    ['partner', 7_275_430, 378_530],
    ['silver', 6_872_590, 781_370],
    ['gold', 6_510_400, 1_143_560],
    ['platinum', 6_107_560, 1_546_400],
  ] as const)('calculates cost and margin at level %s and a discount of 5 %%', (level, cost, margin) => {
    const { calculation, offer } = priced(mall(), 5);
    const result = purchase(calculation, offer, partnerLevels[level]);
    expect([result.cost, result.margin, result.own].map(roubles)).toEqual([cost, margin, 280_000]);
  });
});

describe('an office garage without tickets', () => {
  const all = priced(garage());

  test('lists every line in order with its quantity', () => {
    expect(all.offer.lines.map(({ article, qty }) => [article, qty])).toEqual([
      ['908PE-0030', 1],
      ['908PX-0035', 1],
      ['908RM-0010', 2],
      ['908LP-0010', 2],
      ['908IM-0010', 2],
      ['903BR-0040', 2],
      ['903BJ-0040', 2],
      ['908LD-0010', 2],
      ['908LC-0010', 4],
      ['908TL-0010', 1],
      ['908PA-0020', 1],
      ['908FR-0010', 2],
      ['908SV-0010', 1],
      ['908SL-0010', 1],
      ['908LI-0010', 1],
      ['908LI-0020', 2],
      ['908LI-0030', 2],
      ['908LI-0040', 1],
      ['908LI-0050', 2],
      ['908WS-0010', 1],
      ['908NS-0016', 1],
      ['908UP-0015', 1],
      ['908DS-0010', 1],
      ['908IC-0010', 1],
      ['999PN-0010', 2],
      ['999PN-0020', 1],
      ['999PN-0030', 1],
      ['999TR-0010', 1],
      ['908RP-0010', 14],
      ['908CD-0010', 1],
      ['908SG-0010', 4],
      ['908SG-0020', 1],
      ['908SG-0030', 3],
      ['908SG-0040', 1],
      ['908SG-0050', 1],
      ['908SG-0060', 2],
      ['908SG-0070', 1],
      ['908MK-0010', 3],
      ['908BU-0010', 4],
    ]);
  });

  test('warns only about missing cash payment', () => {
    expect(all.calculation.problems.map(({ code, text }) => [code, text])).toEqual([
      ['W-CASH', 'Наличные не\u00a0принимаются: предусмотрите кассу оператора'],
    ]);
    expect(all.calculation.figures.ports).toBe(14);
  });

  test.each([
    ['retail', 0, [1_473_000, 774_000, 965_000, 320_000, 128_480], 3_660_480],
    ['less 7 %', 7, [1_369_890, 719_820, 897_450, 297_600, 119_492], 3_404_252],
  ])('calculates totals: %s', (_what, percent, subtotals, total) => {
    const { offer } = priced(garage(), percent);
    expect(offer.subtotals.map(({ sum }) => roubles(sum))).toEqual(subtotals);
    expect(roubles(offer.total)).toBe(total);
  });

  test('rounds the discounted unit price, not the line: 320 ₽ less 7 % are 298 ₽', () => {
    const roll = all.offer.lines.find(({ article }) => article === '908RP-0010');
    expect(roll).toMatchObject({ price: 298_00, qty: 14, sum: 4_172_00 });
  });

  test('calculates discount, VAT, cost and margin of a gold partner', () => {
    const result = purchase(all.calculation, all.offer, partnerLevels.gold);
    expect([all.offer.discount, all.offer.vat.amount!, result.cost, result.margin].map(roubles)).toEqual([
      256_228, 613_881.51, 2_972_548, 431_704,
    ]);
    expect(result.below_cost).toEqual([]);
    expect(approvalReasons(all.calculation, all.offer, result)).toEqual([]);
  });

  test('calculates the purchase step by step', () => {
    const sums = new Map(
      purchase(all.calculation, all.offer, partnerLevels.gold).lines.map(({ key, sum }) => [key, sum!]),
    );
    const steps: Record<string, number> = {};
    for (const { key, step } of all.calculation.lines) steps[step] = (steps[step] ?? 0) + roubles(sums.get(key)!);
    expect(Object.values(steps)).toEqual([1_157_340, 619_200, 811_200, 275_600, 109_208]);
  });

  test('finds twenty lines below cost at the lowest level, and requires approval', () => {
    const result = purchase(all.calculation, all.offer, partnerLevels.partner);
    expect([result.cost, result.margin].map(roubles)).toEqual([3_309_196, 95_056]);
    expect(result.below_cost).toHaveLength(20);
    expect(approvalReasons(all.calculation, all.offer, result)).toEqual(['below_cost']);
  });
});
