import { afterEach, expect, test } from '@jest/globals';
import { sampleProposal } from '../../../testing/fake-proposals.ts';
import { documentOf } from './editor.ts';
import { localCopy, MAX_OTHERS, removeOldCopies } from './local-copy.ts';

afterEach(() => localStorage.clear());

test('keeps the open copy and the newest of the others', () => {
  const copyOf = (at: string) => JSON.stringify({ revision: 1, document: documentOf(sampleProposal()), at });
  localStorage.setItem('cart', '[]');
  localStorage.setItem('proposal:user:open', copyOf('2020-01-01T00:00:00Z'));
  for (let day = 10; day < 12 + MAX_OTHERS; day += 1)
    localStorage.setItem(`proposal:user:kp-${day}`, copyOf(`2026-01-${day}T00:00:00Z`));
  removeOldCopies('user', 'open', Date.parse('2026-02-01T00:00:00Z'));
  expect(localCopy('user', 'open').read()).not.toBeNull();
  expect(Object.keys(localStorage)).toHaveLength(1 + 1 + MAX_OTHERS);
  expect(localStorage.getItem('proposal:user:kp-11')).toBeNull();
  expect(localStorage.getItem('proposal:user:kp-12')).not.toBeNull();
});

test('removes the copies of a month ago, but not the open one', () => {
  const copyOf = (at: string) => JSON.stringify({ revision: 1, document: documentOf(sampleProposal()), at });
  localStorage.setItem('proposal:user:open', copyOf('2026-01-01T00:00:00Z'));
  localStorage.setItem('proposal:user:old', copyOf('2026-01-01T00:00:00Z'));
  localStorage.setItem('proposal:other:old', copyOf('2026-01-01T00:00:00Z'));
  localStorage.setItem('proposal:user:recent', copyOf('2026-01-03T00:00:00Z'));
  removeOldCopies('user', 'open', Date.parse('2026-02-01T00:00:00Z'));
  expect(Object.keys(localStorage).toSorted()).toEqual(['proposal:user:open', 'proposal:user:recent']);
});
