import { expect, test } from '@jest/globals';
import { garage, mall } from './testing/car-parks.ts';
import { newConfiguration, newLanes } from './new-configuration.ts';
import { calculated } from './testing/calculated.ts';
import { firstIncompleteStep, missingFields } from './steps.ts';
import { currentVersion, isRulesVersion, rulesOf } from './versions.ts';

test('records an available version of the rules in each calculation', () => {
  const { version } = calculated(mall());
  expect(version).toBe(currentVersion);
  expect(isRulesVersion(version)).toBe(true);
});

test('keeps the workplace and the pay stations of version 1', () => {
  const park = mall();
  const [station] = park.payment_points.stations;
  const desk = { ...park, payment_points: { ...park.payment_points, stations: [station!], cashier_desks: 1 } };
  const found = (version: string) => {
    const { lines, problems } = calculated(desk, version);
    const workplaces = lines.find(({ article }) => article === '908WS-0010')?.qty ?? 0;
    return { version: calculated(desk, version).version, workplaces, problems: problems.map(({ code }) => code) };
  };
  expect(found('1')).toEqual({ version: '1', workplaces: 0, problems: [] });
  expect(found('2')).toEqual({ version: '2', workplaces: 1, problems: ['W-PAY'] });
});

test('throws for an unknown version', () => {
  expect(isRulesVersion('toString')).toBe(false);
  expect(() => rulesOf('0')).toThrow('Unknown version of the rules: 0');
});

test('finds the first step with a missing field or an error', () => {
  const step = (configuration: ReturnType<typeof mall>) =>
    firstIncompleteStep(configuration, calculated(configuration));
  const empty = newConfiguration();
  const named = { ...empty, structure: mall().structure };
  const withLanes = { ...named, lanes: mall().lanes };
  expect([step(empty), step(named), step(withLanes), step(mall()), step(garage())]).toEqual([
    'structure',
    'transportation-points',
    'payment-points',
    'additional-info',
    'additional-info',
  ]);
});

test('names missing fields by their paths', () => {
  const empty = newConfiguration();
  const lanes = newLanes('entry', 1, []).map((lane) => ({ ...lane, name: '' }));
  expect(missingFields({ ...empty, lanes }).map(({ path }) => path)).toEqual([
    'structure.object_name',
    'structure.object_type',
    'structure.city',
    'structure.spaces',
    'structure.visits_per_day',
    'lanes.lane-1.name',
  ]);
});

test('gives new lanes the first free names and ids, and the placement of existing ones', () => {
  const [first, second] = newLanes('entry', 2, []);
  const indoor = { ...second!, placement: 'indoor' as const, width_cm: 900 };
  expect(newLanes('entry', 2, [indoor]).map(({ id, name }) => [id, name])).toEqual([
    ['lane-1', 'Въезд 1'],
    ['lane-3', 'Въезд 3'],
  ]);
  expect(newLanes('exit', 1, [indoor, first!])[0]).toMatchObject({
    name: 'Выезд 1',
    placement: 'indoor',
    width_cm: 780,
  });
});
