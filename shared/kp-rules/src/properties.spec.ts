import { describe, expect, test } from '@jest/globals';
import { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import fc from 'fast-check';
import type { Calculation, Problem } from './calculation.ts';
import { applyChange } from './change.ts';
import { customerOffer } from './customer-offer.ts';
import { purchase } from './purchase.ts';
import { configuration, lanes, quantities } from './testing/arbitrary.ts';
import { calculated } from './testing/calculated.ts';
import { partnerLevels } from './testing/partner-levels.ts';

const DAY = '2026-11-20';
const withLanes = (park: ProposalConfiguration, added: ProposalConfiguration['lanes']) => ({
  ...park,
  lanes: added.map((lane, index) => ({ ...lane, id: `lane-${index}` })),
});

/** Equipment in several sizes: a larger model may replace a smaller one, so their total must not fall. */
const sizes = /^(908SV|908SL|908NS|908UP)-\d+$/;
const amountsOf = (park: ProposalConfiguration) => {
  const amounts = new Map<string, number>();
  for (const { key, article, calculated: qty } of calculated(park).lines) {
    const thing = sizes.exec(article ?? '')?.[1] ?? key;
    amounts.set(thing, (amounts.get(thing) ?? 0) + qty);
  }
  return amounts;
};

describe('any configuration', () => {
  test('never lowers quantities when lanes are added', () => {
    fc.assert(
      fc.property(configuration, lanes({ minLength: 1, maxLength: 20 }), (park, more) => {
        const before = amountsOf(withLanes(park, park.lanes));
        const after = amountsOf(withLanes(park, [...park.lanes, ...more]));
        expect([...before].filter(([thing, qty]) => (after.get(thing) ?? 0) < qty)).toEqual([]);
      }),
    );
  });

  test('keeps the minimum of mandatory lines, and manual quantities of others', () => {
    fc.assert(
      fc.property(configuration, quantities, (park, set) => {
        const { lines } = calculated({ ...park, summary: { ...park.summary, quantities: set } });
        const expected = lines.map(({ key, least, calculated: byRules }) => Math.max(set[key] ?? byRules, least));
        expect(lines.map(({ qty }) => qty)).toEqual(expected);
      }),
    );
  });

  test('calculates totals as sums of lines, and discounts as differences of totals', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        const offer = customerOffer(calculated(park), park, DAY);
        const sums = offer.lines.map(({ sum }) => sum ?? 0);
        const total = sums.reduce((all, sum) => all + sum, 0);
        expect(offer.total).toBe(total);
        expect(offer.subtotals.reduce((all, { sum }) => all + sum, 0)).toBe(total);
        expect(offer.discount).toBe(offer.retail_total - total);
        expect(offer.lines.map(({ sum }) => sum)).toEqual(
          offer.lines.map(({ price, qty }) => (price === null ? null : price * qty)),
        );
      }),
    );
  });

  test('calculates every sum in whole kopecks', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        const calculation = calculated(park);
        const offer = customerOffer(calculation, park, DAY);
        const cost = purchase(calculation, offer, partnerLevels.silver);
        const numbers = [offer.total, offer.discount, offer.vat.amount ?? 0, cost.cost, cost.margin, cost.own];
        expect(numbers.filter((amount) => !Number.isSafeInteger(amount))).toEqual([]);
      }),
    );
  });

  test('makes the same offer for partners of every level', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        const calculation = calculated(park);
        const offer = customerOffer(calculation, park, DAY);
        const before = JSON.stringify(offer);
        for (const terms of Object.values(partnerLevels)) purchase(calculation, offer, terms);
        expect(JSON.stringify(customerOffer(calculation, park, DAY))).toBe(before);
      }),
    );
  });

  test('ignores the order of lanes, stations and media', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        const { structure, payment_points: points } = park;
        const reversed = {
          ...park,
          structure: { ...structure, permanent_media: [...structure.permanent_media].reverse() },
          lanes: [...park.lanes].reverse(),
          payment_points: { ...points, stations: [...points.stations].reverse() },
        };
        const [ofReversed, ofPark] = [calculated(reversed), calculated(park)];
        expect(ofReversed.lines).toEqual(ofPark.lines);
        expect(ofReversed.figures).toEqual(ofPark.figures);
        const found = ({ problems }: Calculation) => problems.map(({ code, objects }) => [code, objects]);
        expect(found(ofReversed)).toEqual(found(ofPark));
      }),
    );
  });

  test('conforms to the contract, and calculates the same after saving', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        const saved = ProposalConfiguration.parse(JSON.parse(JSON.stringify(park)));
        expect(saved).toEqual(park);
        const calculation = calculated(park);
        expect(calculated(saved)).toEqual(calculation);
        expect(JSON.parse(JSON.stringify(calculation))).toEqual(calculation);
      }),
    );
  });

  test('does not modify its input', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        const before = JSON.stringify(park);
        const { problems } = calculated(park);
        for (const { ways_out } of problems) for (const { change } of ways_out) applyChange(park, change);
        expect(JSON.stringify(park)).toBe(before);
      }),
    );
  });

  test('explains every line by reasons that add up to its quantity', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        const { lines } = calculated(park);
        expect(lines.map(({ reasons }) => reasons.reduce((sum, { qty }) => sum + qty, 0))).toEqual(
          lines.map((line) => line.calculated),
        );
        expect(lines.flatMap(({ reasons }) => reasons.map(({ text }) => text))).not.toContain('');
      }),
    );
  });

  test('solves every problem by each of its fixes, within the contract', () => {
    fc.assert(
      fc.property(configuration, (park) => {
        for (const problem of calculated(park).problems)
          for (const { change } of problem.ways_out) {
            const changed = applyChange(park, change);
            expect(ProposalConfiguration.safeParse(changed).error).toBeUndefined();
            const isSame = ({ code, text, objects }: Problem) =>
              code === problem.code && text === problem.text && objects.join() === problem.objects.join();
            const left = calculated(changed).problems.filter(isSame);
            expect(left).toEqual([]);
          }
      }),
    );
  });
});
