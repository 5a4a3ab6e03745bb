import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { refusal } from '@site/testing/fake-api';
import { fakeProposals, sampleProposal } from '../../../testing/fake-proposals.ts';
import { createAutosave } from './autosave.ts';
import { createEditing, type OpenEditing } from './editing.ts';
import { createEditor } from '../../../features/car-park/editor/editor.ts';
import { editorId } from './editor-id.ts';
import { localCopy } from '../../../features/car-park/editor/local-copy.ts';
import { customer, structure } from '../../../features/car-park/editor/updates.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  localStorage.clear();
});

const stops: (() => void)[] = [];
const copy = localCopy('user', 'kp-2026-000123');
const words = async ({ message }: { message: string }) => message;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const named = (object_name: string) => structure({ object_name });

type Server = ReturnType<typeof fakeProposals>;

function tab(server: Server, proposal = server.current()) {
  const editor = createEditor(proposal, { day: '2026-11-20', userId: 'user' });
  const id = String(stops.length);
  const autosave = createAutosave({
    ...{ editor, proposal, api: server.api, copy, editorId: id },
    claim: () => void editing.claim(),
    words,
  });
  const editing: OpenEditing = createEditing({ id, editor, autosave, api: server.api, words });
  const stop = autosave.start();
  stops.push(stop);
  const name = () => editor.state.document.configuration.structure.object_name;
  return { editor, autosave, editing, stop, name, saving: () => editor.state.saving.kind };
}
const nameOf = (server: Server) => server.current().configuration.structure.object_name;

test('saves once, a second after the last change', async () => {
  const server = fakeProposals();
  const { editor, saving } = tab(server);
  editor.edit(named('Р'), 'object_name');
  await wait(900);
  editor.edit(named('Роща'), 'object_name');
  await wait(999);
  expect([server.saves.length, saving()]).toEqual([0, 'waiting']);
  await wait(1);
  expect([server.saves.length, saving(), nameOf(server)]).toEqual([1, 'saved', 'Роща']);
  expect(copy.read()).toBeNull();
});

test('saves what was typed during a save afterwards', async () => {
  const server = fakeProposals();
  const { editor, autosave, saving } = tab(server);
  editor.edit(named('Роща'));
  autosave.saveNow();
  editor.edit(named('Роща-2'));
  await wait(2_000);
  expect(server.saves.map(({ revision }) => revision)).toEqual([1, 2]);
  expect([saving(), nameOf(server)]).toEqual(['saved', 'Роща-2']);
});

test('saves what was typed during a slow save that is rejected', async () => {
  const server = fakeProposals();
  const { editor, autosave, saving } = tab(server);
  let refuse = () => {};
  jest.spyOn(server.api, 'call').mockReturnValueOnce(
    new Promise((resolve) => {
      refuse = () => resolve(refusal(400, 'validation', 'Укажите название короче'));
    }),
  );
  editor.edit(named('Роща'));
  autosave.saveNow();
  editor.edit(named('Роща-2'));
  await wait(5_000);
  refuse();
  await wait(0);
  expect(saving()).toBe('waiting');
  await wait(1_000);
  expect([saving(), nameOf(server)]).toEqual(['saved', 'Роща-2']);
});

test('stores changes locally while offline and saves them on reconnect', async () => {
  const server = fakeProposals();
  const { editor, saving } = tab(server);
  server.simulate('offline');
  editor.edit(named('Роща'));
  await wait(5_000);
  expect([saving(), copy.read()?.document.configuration.structure.object_name]).toEqual(['offline', 'Роща']);
  server.simulate('none');
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect([saving(), nameOf(server)]).toEqual(['saved', 'Роща']);
});

test('restores the changes of a crashed tab in the next one', async () => {
  const server = fakeProposals();
  const crashed = tab(server);
  server.simulate('offline');
  crashed.editor.edit(named('Роща'));
  crashed.stop();
  await wait(0);
  server.simulate('none');
  const { name, editor, saving } = tab(server);
  expect(name()).toBe('Роща');
  expect(editor.state.restoredFrom).not.toBeNull();
  await wait(0);
  expect([saving(), nameOf(server)]).toEqual(['saved', 'Роща']);
  editor.undo();
  expect(name()).toBe('');
});

test('hides the local copy from another user of the machine', () => {
  copy.store({ revision: 1, document: { configuration: mall(), offer: sampleProposal().offer }, at: '' });
  expect(localCopy('other', 'kp-2026-000123').read()).toBeNull();
});

test('reports no conflict when only the response to its own save was lost', async () => {
  const server = fakeProposals();
  const { editor, saving } = tab(server);
  server.simulate('response-lost');
  editor.edit(named('Роща '));
  await wait(1_000);
  expect(saving()).toBe('offline');
  server.simulate('none');
  await wait(3_000);
  expect([saving(), server.saves.length, nameOf(server).trim()]).toEqual(['saved', 1, 'Роща']);
});

test('keeps both versions after another save until the user chooses: their own', async () => {
  const server = fakeProposals();
  const { editor, autosave, saving, name } = tab(server);
  server.overtake(garage());
  editor.edit(named('Роща'));
  await wait(1_000);
  expect([saving(), name(), nameOf(server)]).toEqual(['conflict', 'Роща', 'Бизнес-центр «Заря»']);
  editor.edit(named('Роща-2'));
  await wait(5_000);
  expect([saving(), nameOf(server)]).toEqual(['conflict', 'Бизнес-центр «Заря»']);
  autosave.keepMine();
  await wait(0);
  expect([saving(), nameOf(server)]).toEqual(['saved', 'Роща-2']);
});

test('keeps both versions after another save until the user chooses: the saved one, with undo to the other', async () => {
  const server = fakeProposals();
  const { editor, autosave, saving, name } = tab(server);
  server.overtake(garage());
  editor.edit(named('Роща'));
  await wait(1_000);
  autosave.takeTheirs();
  await wait(2_000);
  expect([saving(), name(), copy.read()]).toEqual(['saved', 'Бизнес-центр «Заря»', null]);
  editor.undo();
  expect(name()).toBe('Роща');
  await wait(1_000);
  expect([saving(), nameOf(server)]).toEqual(['saved', 'Роща']);
});

test('treats a local copy of an older revision as a conflict, also after two crashes', async () => {
  const server = fakeProposals();
  const crashed = tab(server);
  server.simulate('offline');
  crashed.editor.edit(named('Роща'));
  crashed.stop();
  await wait(0);
  server.simulate('none');
  server.overtake(garage());
  const second = tab(server);
  expect([second.saving(), second.name()]).toEqual(['conflict', 'Роща']);
  second.stop();
  const third = tab(server);
  expect([third.saving(), third.name(), nameOf(server)]).toEqual(['conflict', 'Роща', 'Бизнес-центр «Заря»']);
});

test('stores changes when the session has expired and saves them after the login', async () => {
  const server = fakeProposals();
  const { editor, saving } = tab(server);
  server.simulate('logged-out');
  editor.edit(customer({ company: 'ООО «Роща»' }));
  await wait(1_000);
  expect([saving(), copy.read()?.document.offer.customer.company]).toEqual(['logged-out', 'ООО «Роща»']);
  server.simulate('none');
  window.dispatchEvent(new Event('focus'));
  await wait(0);
  expect([saving(), server.current().offer.customer.company]).toEqual(['saved', 'ООО «Роща»']);
});

test('ignores edits of a read-only user', async () => {
  const server = fakeProposals(sampleProposal({ may_edit: false }));
  const { editor, name } = tab(server);
  editor.edit(named('Роща'));
  await wait(2_000);
  expect([name(), server.saves.length]).toEqual(['', 0]);
});

test('removes the local copy of a proposal that was sent', () => {
  copy.store({ revision: 1, document: { configuration: mall(), offer: sampleProposal().offer }, at: '' });
  tab(fakeProposals(sampleProposal({ status: 'sent', may_edit: false })));
  expect(copy.read()).toBeNull();
});

test('leaves an unreadable local copy of an older release in storage', () => {
  localStorage.setItem('proposal:user:kp-2026-000123', '{"revision":1,"document":{"configuration":{}},"at":""}');
  expect(tab(fakeProposals()).name()).toBe('');
  expect(copy.read()).not.toBeNull();
});

describe('with several editors', () => {
  const other = { id: '00000000-0000-4000-8000-000000000005', name: 'Золотов Захар' };
  function seat(server: Server) {
    const opened = tab(server);
    stops.push(opened.editing.start());
    return { ...opened, kind: () => opened.editor.state.editing.kind };
  }

  test('follows the saves of the first editor, and edits once that one has left', async () => {
    const server = fakeProposals();
    server.occupy(other);
    const { editor, name, kind, saving } = seat(server);
    await wait(0);
    expect(editor.state.editing).toMatchObject({ kind: 'others', by: other, wasMine: false });
    editor.edit(named('Склад'));
    server.overtake(garage(), other);
    await wait(3_000);
    expect([name(), saving(), server.saves.length]).toEqual(['Бизнес-центр «Заря»', 'saved', 1]);
    server.occupy(null);
    await wait(3_000);
    expect(kind()).toBe('mine');
    editor.edit(named('Склад'));
    await wait(1_000);
    expect(nameOf(server)).toBe('Склад');
  });

  test('detects a takeover at the next save, keeps the input and reports a conflict when taken back', async () => {
    const server = fakeProposals();
    const { editor, editing, name, kind, saving } = seat(server);
    await wait(0);
    server.occupy(other);
    editor.edit(named('Роща'));
    await wait(1_000);
    expect(editor.state.editing).toMatchObject({ kind: 'others', by: other, wasMine: true });
    expect([nameOf(server), copy.read()?.document.configuration.structure.object_name]).toEqual(['', 'Роща']);
    server.overtake(garage(), other);
    await wait(3_000);
    expect(name()).toBe('Роща');
    await editing.takeOver();
    expect([kind(), saving(), name()]).toEqual(['mine', 'conflict', 'Роща']);
  });

  test('continues the unsaved changes of one user in a second tab', async () => {
    const server = fakeProposals();
    const first = seat(server);
    await wait(0);
    const second = seat(server);
    await wait(0);
    expect([first.kind(), second.kind()]).toEqual(['mine', 'others']);
    server.simulate('offline');
    first.editor.edit(named('Роща'));
    await wait(1_000);
    server.simulate('none');
    await second.editing.takeOver();
    await wait(0);
    expect([second.name(), nameOf(server)]).toEqual(['Роща', 'Роща']);
    await wait(20_000);
    expect([first.kind(), first.saving()]).toEqual(['others', 'saved']);
  });

  test('reports the end of the session when only the claim is rejected, and goes on after a login', async () => {
    const server = fakeProposals();
    const { saving, kind } = seat(server);
    await wait(0);
    server.simulate('logged-out');
    await wait(20_000);
    window.dispatchEvent(new Event('focus'));
    await wait(0);
    expect([saving(), kind()]).toEqual(['logged-out', 'mine']);
    server.simulate('none');
    window.dispatchEvent(new Event('focus'));
    await wait(0);
    expect([saving(), kind()]).toEqual(['saved', 'mine']);
  });

  test('continues as the same editor after a login, because the claim could not be released', async () => {
    const server = fakeProposals();
    const { editing } = tab(server);
    const id = String(stops.length - 1);
    const leave = editing.start();
    await wait(0);
    server.simulate('logged-out');
    leave();
    await wait(0);
    expect(editorId()).toBe(id);
    server.simulate('none');
    const again = tab(server).editing.start();
    again();
    await wait(0);
    expect(editorId()).not.toBe(id);
  });

  test('releases the draft on leaving, and edits when the claim request fails', async () => {
    const server = fakeProposals();
    tab(server).editing.start()();
    await wait(0);
    expect(seat(server).kind()).toBe('mine');
    const unreachable = fakeProposals(sampleProposal({ edited_by: { id: 'user', name: 'Я' } }));
    unreachable.simulate('offline');
    const { kind } = seat(unreachable);
    expect(kind()).toBe('asked');
    await wait(0);
    expect(kind()).toBe('mine');
  });

  /** Requests that claim the draft: how many were sent, and how many at once at most. */
  function watchClaims(server: Server) {
    const { call } = server.api;
    const claims = { sent: 0, pending: 0, most: 0, delay: 0 };
    jest.spyOn(server.api, 'call').mockImplementation(async (...args) => {
      if (!args[0].startsWith('PUT') || !args[0].endsWith('/editing/')) return call(...args);
      claims.sent++;
      claims.most = Math.max(claims.most, ++claims.pending);
      const response = await call(...args);
      if (claims.delay) await new Promise((resolve) => setTimeout(resolve, claims.delay));
      claims.pending--;
      return response;
    });
    return claims;
  }
  const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));

  test('sends no claims once the proposal is no longer a draft', async () => {
    const server = fakeProposals();
    const claims = watchClaims(server);
    server.simulate('sent');
    const { kind, editing } = seat(server);
    await wait(0);
    expect([kind(), claims.sent]).toEqual(['closed', 1]);
    returnToTab();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await editing.claim();
    await wait(60_000);
    expect(claims.sent).toBe(1);
  });

  test('sends one claim at a time', async () => {
    const server = fakeProposals();
    server.occupy(other);
    const claims = watchClaims(server);
    const { kind, editing } = seat(server);
    await wait(0);
    expect(kind()).toBe('others');
    claims.delay = 5_000;
    await wait(2_500);
    returnToTab();
    returnToTab();
    await wait(1_000);
    expect([claims.sent, claims.pending]).toEqual([2, 1]);
    // The takeover is sent after the claim, so that its response is the last one.
    const taken = editing.takeOver();
    await wait(10_000);
    await taken;
    expect([kind(), claims.most]).toEqual(['mine', 1]);
  });

  test('claims again when a save is rejected during a claim that still succeeds', async () => {
    const server = fakeProposals();
    const claims = watchClaims(server);
    const { editor, editing, kind } = seat(server);
    await wait(0);
    claims.delay = 5_000;
    void editing.claim();
    await wait(0);
    server.occupy(other);
    editor.edit(named('Роща'));
    await wait(4_000);
    expect(kind()).toBe('mine');
    await wait(7_000);
    expect([kind(), claims.most]).toEqual(['others', 1]);
  });
});
