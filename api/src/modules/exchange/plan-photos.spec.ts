import { expect, test } from 'vitest';
import { type NamedPhoto, planPhotos } from './plan-photos.ts';

const named = (file: string, more: Partial<NamedPhoto> = {}): NamedPhoto => ({
  ...{ file, source_hash: `hash of ${file}`, media_id: null, isReady: true, refusal: null },
  ...more,
});
const item = (file: string, media_id: number) => named(file, { media_id, isReady: false });
const nothing = { before: [], attached: new Map<number, boolean>(), current: [] };
const ids = (...all: number[]) => all.map((media_id) => ({ media_id }));

test('attaches new pictures in the order of 1C', () => {
  const { photos, considered } = planPhotos({ ...nothing, named: [named('a'), item('b', 2), named('a')] });
  expect(photos).toEqual([{ source_hash: 'hash of a' }, { media_id: 2 }]);
  expect(considered).toEqual(['hash of a', 'hash of b', 'hash of a']);
});

test('changes nothing for the same pictures, also after the staff has changed their order', () => {
  const before = ['hash of a', 'hash of b'];
  const attached = new Map([
    [1, false],
    [2, false],
  ]);
  const plan = planPhotos({ named: [item('a', 1), item('b', 2)], before, attached, current: [2, 9, 1] });
  expect(plan.photos).toBeUndefined();
});

test('leaves out a picture that the staff has removed, until its bytes change', () => {
  const removed = { before: ['hash of a'], attached: new Map([[1, false]]), current: [] };
  expect(planPhotos({ ...removed, named: [item('a', 1)] })).toMatchObject({ missing: [], refused: [] });
  expect(planPhotos({ ...removed, named: [item('a', 1)] }).photos).toBeUndefined();
  expect(planPhotos({ ...removed, named: [named('a', { source_hash: 'new' })] }).photos).toEqual([
    { source_hash: 'new' },
  ]);
});

test('attaches again what an undone import had attached', () => {
  const undone = { before: ['hash of a'], attached: new Map([[1, true]]), current: [] };
  expect(planPhotos({ ...undone, named: [item('a', 1)] }).photos).toEqual(ids(1));
});

test('detaches what 1C has dropped, and keeps those of the staff at their places', () => {
  const attached = new Map([
    [1, false],
    [2, false],
  ]);
  const before = ['hash of a', 'hash of b'];
  expect(planPhotos({ named: [item('b', 2)], before, attached, current: [8, 1, 9, 2] }).photos).toEqual(ids(8, 2, 9));
  expect(planPhotos({ named: [], before, attached, current: [8, 1, 9, 2] }).photos).toEqual(ids(8, 9));
});

test('gives a new picture the place of the one that it replaces', () => {
  const attached = new Map([[1, false]]);
  const changed = { named: [named('a', { source_hash: 'new' })], before: ['hash of a'], attached };
  expect(planPhotos({ ...changed, current: [1, 9] }).photos).toEqual([{ source_hash: 'new' }, { media_id: 9 }]);
});

test('never takes over a photograph that the staff had attached before 1C named it', () => {
  const first = planPhotos({ ...nothing, named: [item('a', 1)], current: [1] });
  expect(first.photos).toEqual(ids(1));
  expect(planPhotos({ ...nothing, named: [], before: first.considered, current: [1] }).photos).toEqual(ids(1));
});

test('names pictures that have not come, and refused ones', () => {
  const plan = planPhotos({
    ...nothing,
    named: [named('a', { source_hash: null }), named('b', { isReady: false }), named('c', { refusal: 'мала' })],
  });
  expect(plan).toMatchObject({ missing: ['a', 'b'], refused: [{ file: 'c', reason: 'мала' }] });
  expect(plan.considered).toEqual([null, null, null]);
});

test('has at most 30 photographs, and drops none of the staff', () => {
  const all = Array.from({ length: 31 }, (_, index) => item(`${index}`, index + 1));
  const plan = planPhotos({ ...nothing, named: all, current: [100] });
  expect(plan.photos).toHaveLength(30);
  expect(plan.photos?.[0]).toEqual({ media_id: 100 });
  expect(plan.cut).toBe(2);
});
