import { expect, jest, test } from '@jest/globals';
import type { AttendanceMark } from '@site/contracts/academy-attendance';
import { createMarks, type StoredMark } from './marks.ts';

const person = { id: 7, name: 'Абрамов Олег', company: '', attended: null, is_certified: false };

test('sends the age of a delayed mark, also after a reload', async () => {
  let time = 1000;
  let stored: StoredMark[] = [];
  const store = { read: () => stored, write: (marks: StoredMark[]) => void (stored = marks) };
  const send = jest.fn((_marks: AttendanceMark[]) => Promise.resolve({ ok: false as const, status: 0 }));
  const open = () => createMarks({ people: [person], send, store, now: () => time, schedule: () => () => {} });

  open().mark([{ id: 7, attended: true }]);
  await Promise.resolve();
  time += 60_000;
  open().start();

  expect(send.mock.calls.map(([marks]) => marks)).toEqual([
    [{ id: 7, attended: true, ago: 0 }],
    [{ id: 7, attended: true, ago: 60_000 }],
  ]);
});

test('removes the stored marks of a link that no longer works, and still shows them', async () => {
  let stored: StoredMark[] = [];
  const store = { read: () => stored, write: (marks: StoredMark[]) => void (stored = marks) };
  const send = () => Promise.resolve({ ok: false as const, status: 404 });
  const marks = createMarks({ people: [person], send, store, now: () => 1000, schedule: () => () => {} });
  marks.mark([{ id: 7, attended: true }]);
  expect(stored).toHaveLength(1);
  await Promise.resolve();
  expect(stored).toEqual([]);
  expect(marks.current()).toMatchObject({ link: 'closed', waiting: new Map([[7, true]]) });

  marks.mark([{ id: 7, attended: false }]);
  expect(stored).toEqual([]);
});
