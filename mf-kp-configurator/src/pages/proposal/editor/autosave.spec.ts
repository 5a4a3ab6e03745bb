import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { refusal } from '@site/testing/fake-api';
import { fakeProposals, sampleProposal } from '../testing/fake-proposals.ts';
import { createAutosave } from './autosave.ts';
import { createEditing, type OpenEditing } from './editing.ts';
import { createEditor } from './editor.ts';
import { localCopy } from './local-copy.ts';
import { customer, structure } from './updates.ts';

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

/** A tab in which the proposal is open, as it was when the tab opened it. */
function tab(server: Server, proposal = server.current()) {
  const editor = createEditor(proposal, { day: '2026-11-20', userId: 'user' });
  const editorId = String(stops.length);
  const autosave = createAutosave({
    ...{ editor, proposal, api: server.api, copy, editorId },
    onTaken: () => void editing.ask(),
    words,
  });
  const editing: OpenEditing = createEditing({ id: editorId, editor, autosave, api: server.api, words });
  const stop = autosave.start();
  stops.push(stop);
  const name = () => editor.state.document.configuration.structure.object_name;
  return { editor, autosave, editing, stop, name, saving: () => editor.state.saving.kind };
}
const nameOf = (server: Server) => server.current().configuration.structure.object_name;

test('a second after the last change it is saved, once', async () => {
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

test('what is typed while it is saved is saved next', async () => {
  const server = fakeProposals();
  const { editor, autosave, saving } = tab(server);
  editor.edit(named('Роща'));
  autosave.saveNow();
  editor.edit(named('Роща-2'));
  await wait(2_000);
  expect(server.saves.map(({ revision }) => revision)).toEqual([1, 2]);
  expect([saving(), nameOf(server)]).toEqual(['saved', 'Роща-2']);
});

test('what is typed during a slow save that ends refused is saved next', async () => {
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

test('without a connection it is kept here, and sent when the connection is back', async () => {
  const server = fakeProposals();
  const { editor, saving } = tab(server);
  server.meet('offline');
  editor.edit(named('Роща'));
  await wait(5_000);
  expect([saving(), copy.read()?.document.configuration.structure.object_name]).toEqual(['offline', 'Роща']);
  server.meet('none');
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect([saving(), nameOf(server)]).toEqual(['saved', 'Роща']);
});

test('a tab that has crashed loses nothing: the next one takes it up', async () => {
  const server = fakeProposals();
  const crashed = tab(server);
  server.meet('offline');
  crashed.editor.edit(named('Роща'));
  crashed.stop();
  await wait(0);
  server.meet('none');
  const { name, editor, saving } = tab(server);
  expect(name()).toBe('Роща');
  expect(editor.state.restoredFrom).not.toBeNull();
  await wait(0);
  expect([saving(), nameOf(server)]).toEqual(['saved', 'Роща']);
  editor.undo();
  expect(name()).toBe('');
});

test('another user of this machine finds nothing of it', () => {
  copy.keep({ revision: 1, document: { configuration: mall(), offer: sampleProposal().offer }, at: '' });
  expect(localCopy('other', 'kp-2026-000123').read()).toBeNull();
});

test('an answer that was lost is no conflict with oneself', async () => {
  const server = fakeProposals();
  const { editor, saving } = tab(server);
  server.meet('answer-lost');
  editor.edit(named('Роща '));
  await wait(1_000);
  expect(saving()).toBe('offline');
  server.meet('none');
  await wait(3_000);
  expect([saving(), server.saves.length, nameOf(server).trim()]).toEqual(['saved', 1, 'Роща']);
});

test('after another’s save both versions stay until one is chosen: mine', async () => {
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

test('or the saved one, and undo brings back the other', async () => {
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

test('what was kept over an older revision is a choice, also after two crashes', async () => {
  const server = fakeProposals();
  const crashed = tab(server);
  server.meet('offline');
  crashed.editor.edit(named('Роща'));
  crashed.stop();
  await wait(0);
  server.meet('none');
  server.overtake(garage());
  const second = tab(server);
  expect([second.saving(), second.name()]).toEqual(['conflict', 'Роща']);
  second.stop();
  const third = tab(server);
  expect([third.saving(), third.name(), nameOf(server)]).toEqual(['conflict', 'Роща', 'Бизнес-центр «Заря»']);
});

test('when the session has run out all is kept, and goes on after the login', async () => {
  const server = fakeProposals();
  const { editor, saving } = tab(server);
  server.meet('logged-out');
  editor.edit(customer({ company: 'ООО «Роща»' }));
  await wait(1_000);
  expect([saving(), copy.read()?.document.offer.customer.company]).toEqual(['logged-out', 'ООО «Роща»']);
  server.meet('none');
  window.dispatchEvent(new Event('focus'));
  await wait(0);
  expect([saving(), server.current().offer.customer.company]).toEqual(['saved', 'ООО «Роща»']);
});

test('who may only read changes nothing', async () => {
  const server = fakeProposals(sampleProposal({ may_edit: false }));
  const { editor, name } = tab(server);
  editor.edit(named('Роща'));
  await wait(2_000);
  expect([name(), server.saves.length]).toEqual(['', 0]);
});

test('what an older release has kept and today’s rules cannot read is left alone', () => {
  localStorage.setItem('proposal:user:kp-2026-000123', '{"revision":1,"document":{"configuration":{}},"at":""}');
  expect(tab(fakeProposals()).name()).toBe('');
  expect(copy.read()).not.toBeNull();
});

describe('one edits, the others read', () => {
  const other = { id: '00000000-0000-4000-8000-000000000005', name: 'Золотов Захар' };
  function seat(server: Server) {
    const opened = tab(server);
    stops.push(opened.editing.start());
    return { ...opened, kind: () => opened.editor.state.editing.kind };
  }

  test('who comes second reads what is saved, and edits once the first has left', async () => {
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

  test('who is taken over from learns it at his next save, and keeps what he typed; taken back, it is a choice', async () => {
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

  test('the same person in two tabs: what the first had not saved goes on in the second', async () => {
    const server = fakeProposals();
    const first = seat(server);
    await wait(0);
    const second = seat(server);
    await wait(0);
    expect([first.kind(), second.kind()]).toEqual(['mine', 'others']);
    server.meet('offline');
    first.editor.edit(named('Роща'));
    await wait(1_000);
    server.meet('none');
    await second.editing.takeOver();
    await wait(0);
    expect([second.name(), nameOf(server)]).toEqual(['Роща', 'Роща']);
    await wait(20_000);
    expect([first.kind(), first.saving()]).toEqual(['others', 'saved']);
  });

  test('left, it is free; whoever cannot ask edits', async () => {
    const server = fakeProposals();
    tab(server).editing.start()();
    await wait(0);
    expect(seat(server).kind()).toBe('mine');
    const unreachable = fakeProposals(sampleProposal({ edited_by: { id: 'user', name: 'Я' } }));
    unreachable.meet('offline');
    const { kind } = seat(unreachable);
    expect(kind()).toBe('asked');
    await wait(0);
    expect(kind()).toBe('mine');
  });
});
