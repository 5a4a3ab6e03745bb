import { expect, jest, test } from '@jest/globals';
import { testSite } from '../testing/site.ts';
import { createMaintenanceNotice } from './maintenance-notice.ts';

function setUp({ maintenance = true, unsaved = false } = {}) {
  const leave = jest.fn();
  const notify = jest.fn();
  const site = { ...testSite, settings: { ...testSite.settings, maintenance } };
  const notice = createMaintenanceNotice({ refresh: async () => site, hasUnsavedInput: () => unsaved, leave, notify });
  return { notice, leave, notify };
}

test('opens the maintenance page without unsaved input', async () => {
  const { notice, leave, notify } = setUp();
  await notice();
  expect([leave.mock.calls.length, notify.mock.calls.length]).toEqual([1, 0]);
});

test('keeps unsaved input, and notifies the visitor once', async () => {
  const { notice, leave, notify } = setUp({ unsaved: true });
  await notice();
  await notice();
  expect([leave.mock.calls.length, notify.mock.calls.length]).toEqual([0, 1]);
});

test('ignores a maintenance that is over', async () => {
  const { notice, leave, notify } = setUp({ maintenance: false });
  await notice();
  expect([leave.mock.calls.length, notify.mock.calls.length]).toEqual([0, 0]);
});
