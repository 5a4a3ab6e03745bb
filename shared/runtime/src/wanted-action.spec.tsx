import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SessionProvider } from './session/session.tsx';
import { createSessionStore, guest } from './session/session-store.ts';
import { keepWantedAction, useWantedAction } from './wanted-action.ts';

afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

function Page({ perform }: { perform: () => void }) {
  useWantedAction('order 1 repeat', perform);
  return null;
}
function open(authed: boolean, page = window.location.pathname) {
  const perform = jest.fn();
  const store = createSessionStore({ ...guest, authed });
  render(
    <SessionProvider store={store}>
      <MemoryRouter initialEntries={[page]}>
        <Page perform={perform} />
      </MemoryRouter>
    </SessionProvider>,
  );
  return { perform, store };
}

test('performs the wanted action once after the login', () => {
  keepWantedAction('order 1 repeat');
  const { perform, store } = open(false);
  expect(perform).not.toHaveBeenCalled();
  act(() => store.setState({ authed: true }));
  expect(perform).toHaveBeenCalledTimes(1);
  expect(open(true).perform).not.toHaveBeenCalled();
});

test('performs it only on its own page, under its own name, within its lifetime', () => {
  keepWantedAction('order 1 repeat');
  expect(open(true, '/elsewhere/').perform).not.toHaveBeenCalled();
  keepWantedAction('order 2 repeat');
  expect(open(true).perform).not.toHaveBeenCalled();
  keepWantedAction('order 1 repeat');
  jest.useFakeTimers({ now: Date.now() + 16 * 60_000 });
  expect(open(true).perform).not.toHaveBeenCalled();
});

test('ignores invalid data in the storage', () => {
  for (const written of ['{', '{"name":1}', '"x"']) {
    sessionStorage.setItem('wanted-action', written);
    expect(open(true).perform).not.toHaveBeenCalled();
  }
});
