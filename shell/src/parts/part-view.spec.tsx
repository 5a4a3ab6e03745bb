import { expect, jest, test } from '@jest/globals';
import { Part } from '@site/runtime';
import { ShowPartContext } from '@site/runtime/shell';
import { fakeApi } from '@site/testing/fake-api';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { createPartModules } from './part-modules.ts';
import { showPart } from './part-view.tsx';
import { createParts, PartsReactContext, type PartState } from './parts.ts';

function open(
  Component: () => React.ReactNode,
  { known, code = Promise.resolve() }: { known?: Record<string, PartState>; code?: Promise<void> } = {},
) {
  const report = jest.fn();
  const remote = { name: 'mf-academy', version: '1.0.0', global: '', entry: '', integrity: '', routes: [] };
  const composition = { id: 'c1', remotes: [{ ...remote, parts: { 'upcoming-events': '1.0.0' } }] };
  const modules = createPartModules(composition, () => code.then(() => ({ Component })));
  const parts = createParts({ modules, api: fakeApi(), report, known });
  const page = (
    <PartsReactContext value={parts}>
      <ShowPartContext value={showPart}>
        <Part name="upcoming-events" limit={3} fallback={<p>Расписание</p>} />
      </ShowPartContext>
    </PartsReactContext>
  );
  return { parts, report, page };
}

test('loads an unprepared part after the page, without a time limit', async () => {
  let deliver = () => {};
  const code = new Promise<void>((resolve) => (deliver = resolve));
  const { page, report } = open(() => <p>Монтаж</p>, { code });
  jest.useFakeTimers();
  render(page);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(screen.getByText('Расписание')).toBeVisible();
  expect(report).not.toHaveBeenCalled();
  await act(async () => deliver());
  expect(await screen.findByText('Монтаж')).toBeVisible();
  expect(screen.queryByText('Расписание')).not.toBeInTheDocument();
});

test('shows the fallback of a part that throws in the browser, and reports it once', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs it as well.
  const { parts, report, page } = open(() => {
    throw new Error('no such field');
  });
  await act(() => parts.prepare('upcoming-events'));
  render(page);
  expect(screen.getByText('Расписание')).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
  consoleError.mockClear();
});

test('shows the fallback outside a shell', () => {
  render(<Part name="upcoming-events" limit={3} fallback={<p>Расписание</p>} />);
  expect(screen.getByText('Расписание')).toBeVisible();
});

test('keeps the server’s markup until the code is loaded, without a time limit', async () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>Монтаж {count}</button>;
  };
  const server = open(Counter);
  await server.parts.prepare('upcoming-events');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(server.page);

  let deliver = () => {};
  const code = new Promise<void>((resolve) => (deliver = resolve));
  const browser = open(Counter, { known: server.parts.states, code });
  browser.parts.loadKnown();
  jest.useFakeTimers();
  await act(async () => {
    render(browser.page, { container, hydrate: true });
    await jest.advanceTimersByTimeAsync(60_000);
  });
  jest.useRealTimers();
  const button = screen.getByRole('button', { name: 'Монтаж 0' });

  await act(async () => deliver());
  fireEvent.click(button);
  expect(button).toHaveTextContent('Монтаж 1');
  expect(browser.report).not.toHaveBeenCalled();
});
