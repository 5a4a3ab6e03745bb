import { expect, test } from '@jest/globals';
import { mall } from '@site/kp-rules/testing/car-parks';
import { sampleProposal } from '../../../testing/fake-proposals.ts';
import { billChange } from './bill-change.ts';
import { createCalculate } from './calculate.ts';
import { createEditor } from './editor.ts';
import { addLane, addZone, copyLane, lane, quantity, removeLane, removeZone, structure } from './updates.ts';

const open = (configuration = mall()) => {
  let time = 0;
  const editor = createEditor(sampleProposal({ configuration }), {
    day: '2026-11-20',
    userId: 'user',
    now: () => time,
  });
  const pass = (ms: number) => {
    time += ms;
  };
  const now = () => editor.state.document.configuration;
  return { editor, pass, now };
};

test('merges typing in one field into one undo step until a pause, and starts a step for another field', () => {
  const { editor, pass, now } = open();
  editor.edit(structure({ city: 'К' }), 'city');
  pass(500);
  editor.edit(structure({ city: 'Ка' }), 'city');
  pass(2_000);
  editor.edit(structure({ city: 'Каз' }), 'city');
  editor.edit(structure({ address: 'Мира, 1' }), 'address');
  editor.undo();
  expect([now().structure.city, now().structure.address]).toEqual(['Каз', '']);
  editor.undo();
  expect(now().structure.city).toBe('Ка');
  editor.undo();
  expect(now()).toEqual(mall());
  editor.undo();
  for (let step = 0; step < 5; step++) editor.redo();
  expect([now().structure.city, now().structure.address]).toEqual(['Каз', 'Мира, 1']);
});

test('clears the redo steps on a new step', () => {
  const { editor, now } = open();
  editor.edit(addLane('entry'));
  editor.undo();
  editor.edit(addLane('exit'));
  editor.redo();
  expect(now().lanes.map(({ name }) => name)).toEqual(['Въезд 1', 'Въезд 2', 'Выезд 1', 'Выезд 2', 'Выезд 3']);
});

test('reports the effect of a step on the bill, line by line', () => {
  const calculate = createCalculate(sampleProposal(), '2026-11-20');
  const { editor, now } = open();
  const before = calculate(mall());
  editor.edit(lane('lane-1', { width_cm: 450 }));
  const change = billChange(before, calculate(now()));
  // A longer boom with its rest, a stronger barrier.
  expect(change.total).toBe((228_000 - 182_000 + 24_800 - 14_900 + 6_900) * 100);
  expect(change.lines.map(({ key, from, to }) => [key.split('/')[1], from, to])).toEqual([
    ['903BR-0040', 3, 2],
    ['903BR-0060', 1, 2],
    ['903BM-0040', 3, 2],
    ['903BM-0060', 1, 2],
    ['903BS-0010', 1, 2],
  ]);
});

test('inserts a copied lane after its original with the next free name, and removes lanes', () => {
  const { editor, now } = open();
  editor.edit(lane('lane-1', { width_cm: 350 }));
  editor.edit(copyLane(now().lanes[0]!));
  expect(
    now()
      .lanes.map(({ name, width_cm }) => `${name} ${width_cm}`)
      .slice(0, 3),
  ).toEqual(['Въезд 1 350', 'Въезд 3 350', 'Въезд 2 300']);
  editor.edit(removeLane('lane-1'));
  expect(now().lanes[0]?.name).toBe('Въезд 3');
});

test('clears the zone of its lanes when a zone is removed', () => {
  const { editor, now } = open();
  editor.edit(addZone);
  expect(now().structure.zones.at(-1)).toEqual({ id: 'zone-2', name: 'Зона 2', spaces: 0 });
  editor.edit(lane('lane-1', { zone_to: 'zone-2' }));
  editor.edit(removeZone('zone-2'));
  expect([now().structure.zones.length, now().lanes[0]?.zone_to]).toEqual([1, null]);
});

test('drops a manual quantity equal to the calculated one', () => {
  const { editor, now } = open();
  editor.edit(quantity('marking-materials/908BU-0010', 12, 8));
  expect(now().summary.quantities).toEqual({ 'marking-materials/908BU-0010': 12 });
  editor.edit(quantity('marking-materials/908BU-0010', 8, 8));
  expect(now().summary.quantities).toEqual({});
});
