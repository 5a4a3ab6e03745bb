import { expect, jest, test } from '@jest/globals';
import { testSite } from '../testing/site.ts';
import { createMaintenanceNotice } from './maintenance-notice.ts';

function refused({ maintenance = true, unsaved = false } = {}) {
  const leave = jest.fn();
  const tell = jest.fn();
  const site = { ...testSite, settings: { ...testSite.settings, maintenance } };
  const notice = createMaintenanceNotice({ refresh: async () => site, hasUnsavedInput: () => unsaved, leave, tell });
  return { notice, leave, tell };
}

test('a tab in which nothing is being typed goes to the page of the maintenance', async () => {
  const { notice, leave, tell } = refused();
  await notice();
  expect([leave.mock.calls.length, tell.mock.calls.length]).toEqual([1, 0]);
});

test('what is being typed stays, and the visitor is told once', async () => {
  const { notice, leave, tell } = refused({ unsaved: true });
  await notice();
  await notice();
  expect([leave.mock.calls.length, tell.mock.calls.length]).toEqual([0, 1]);
});

test('a maintenance that is over by now moves nobody', async () => {
  const { notice, leave, tell } = refused({ maintenance: false });
  await notice();
  expect([leave.mock.calls.length, tell.mock.calls.length]).toEqual([0, 0]);
});
