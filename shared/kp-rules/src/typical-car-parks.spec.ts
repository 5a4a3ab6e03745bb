import { expect, test } from '@jest/globals';
import { typicalCarParks } from '@site/contracts/proposal-statuses';
import { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { missingFields } from './steps.ts';
import { calculated } from './testing/calculated.ts';
import { typicalCarPark } from './typical-car-parks.ts';

test.each(typicalCarParks)('completes the typical %s except for name and city', (kind) => {
  const configuration = typicalCarPark(kind);
  expect(ProposalConfiguration.parse(configuration)).toEqual(configuration);
  expect(missingFields(configuration).map(({ path }) => path)).toEqual(['structure.object_name', 'structure.city']);
  const { problems, lines } = calculated(configuration);
  expect(problems.filter(({ code }) => code !== 'W-CASH').map(({ text }) => text)).toEqual([]);
  expect(lines.length).toBeGreaterThan(15);
});
