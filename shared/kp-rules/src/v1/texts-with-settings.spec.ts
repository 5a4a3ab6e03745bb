import { afterEach, expect, test } from '@jest/globals';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { mall } from '../testing/car-parks.ts';
import { calculated } from '../testing/calculated.ts';
import { equipment } from './equipment.ts';
import { settings } from './settings.ts';

const original = structuredClone(settings);
afterEach(() => {
  Object.assign(settings, original);
});

const park: ProposalConfiguration = {
  ...mall(),
  structure: { ...mall().structure, one_time_media: 'ticket', permanent_media: ['rfid', 'uhf'] },
  marking_materials: { ...mall().marking_materials, wheel_stops: true },
};
const articles = new Set<string>([
  ...Object.values(equipment.networkSwitch),
  ...Object.values(equipment.ups),
  ...[equipment.tickets, equipment.cards, equipment.tags, equipment.post, equipment.wheelStop],
]);
const texts = () =>
  calculated(park)
    .lines.filter(({ article }) => article !== null && articles.has(article))
    .flatMap(({ reasons }) => reasons.map(({ text }) => text.replaceAll('\u00a0', ' ')));

test('texts contain the settings that the quantities are calculated with', () => {
  Object.assign(settings, {
    ...{ portReservePercent: 31, ticketReservePercent: 6, credentialReservePercent: 11 },
    ...{ serversPerUps: { small: 1, large: 7 }, postsPerColumn: 3, wheelStopsPerSpace: 4 },
  });
  expect(texts()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Портов с запасом 31 %'),
      expect.stringContaining('ИБП на каждые 7'),
      expect.stringMatching(/^Билеты .* с запасом 6 %$/),
      'Карты постоянных клиентов с запасом 11 %',
      'Метки постоянных клиентов с запасом 11 %',
      'Столбиков на каждую стойку: 3',
      'Колесоотбойники выбраны, на место: 4',
    ]),
  );
});
