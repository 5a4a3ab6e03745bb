import { expect, test } from '@jest/globals';
import type { Registry } from '@site/contracts/release';
import { variantsOf } from './compose.ts';

const entry = (version: string, deployment?: { traffic: number; default: boolean }) => ({
  url: '/',
  metadata: { version, integrity: `sha256-${'A'.repeat(43)}=` },
  extras: { release: '' },
  deployment,
});
const registry = (microFrontends: Registry['microFrontends']): Registry => ({ schema: '', microFrontends });

test('makes one composition without a trial', () => {
  expect(variantsOf(registry({ shell: [entry('1')], 'mf-one': [entry('5')] }))).toEqual([
    { until: 100, versions: { shell: '1', 'mf-one': '5' } },
  ]);
});

test('makes three compositions of two trials, with one bucket per visitor for both', () => {
  const trial = (stable: string, next: string, traffic: number) => [
    entry(stable, { traffic: 100 - traffic, default: true }),
    entry(next, { traffic, default: false }),
  ];
  expect(variantsOf(registry({ 'mf-one': trial('1', '2', 10), 'mf-two': trial('1', '2', 30) }))).toEqual([
    { until: 10, versions: { 'mf-one': '2', 'mf-two': '2' } },
    { until: 30, versions: { 'mf-one': '1', 'mf-two': '2' } },
    { until: 100, versions: { 'mf-one': '1', 'mf-two': '1' } },
  ]);
});
