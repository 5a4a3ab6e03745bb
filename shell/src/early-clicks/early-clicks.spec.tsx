import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useEarlyClick } from '@site/runtime';
import { guest, toastQueue } from '@site/runtime/shell';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type MouseEvent, type SubmitEvent } from 'react';
import { renderToString } from 'react-dom/server.node';
import { renderSite } from '../testing/render-site.tsx';
import { ClicksOfOtherPages } from './clicks-of-other-pages.tsx';
import { earlyClicksScript } from './early-clicks-script.ts';

const done = jest.fn();
const posted = jest.fn();
let stopListening = () => {};

/** Runs the script as on a new page load, without the listeners of the previous one. */
function load() {
  stopListening();
  const listening: (() => void)[] = [];
  const page = {
    querySelectorAll: document.querySelectorAll.bind(document),
    addEventListener(type: string, listener: EventListener, capture?: boolean) {
      document.addEventListener(type, listener, capture);
      listening.push(() => document.removeEventListener(type, listener, capture));
    },
  };
  const later = (work: () => void, ms: number) => setTimeout(work, ms);
  runInNewContext(earlyClicksScript, { document: page, window, sessionStorage, location, setTimeout: later, Date });
  stopListening = () => listening.forEach((stop) => stop());
}

beforeEach(() => {
  sessionStorage.clear();
  load();
});
afterEach(() => {
  stopListening();
  delete window.earlyClicks;
  document.body.replaceChildren();
  done.mockReset();
  posted.mockReset();
});

function Buy({ id }: { id: number }) {
  const early = useEarlyClick(`buy ${id}`);
  return (
    <button
      {...early}
      value="3"
      onClick={(event) => {
        event.preventDefault();
        done(`buy ${id}`);
      }}
    >
      Купить {id}
    </button>
  );
}

function Compare({ initially }: { initially: boolean }) {
  const early = useEarlyClick('compare 1');
  const [pressed, setPressed] = useState(initially);
  return (
    <button {...early} type="button" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
      Сравнить
    </button>
  );
}

function Menu() {
  const early = useEarlyClick('menu catalog');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    done('menu');
  };
  return (
    <a {...early} href="#catalog" onClick={open}>
      Каталог
    </a>
  );
}

const page = (pressed = false) => (
  <form onSubmit={posted}>
    <Menu />
    <Buy id={1} />
    <Buy id={2} />
    <Compare initially={pressed} />
  </form>
);

/** Shows the server's markup; `live` hydrates it. */
function paint(content = page()) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(content);
  document.body.replaceChildren(container);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return { container, live: () => act(async () => void render(content, { container, hydrate: true })) };
}
const buy = (id: number) => screen.getByRole('button', { name: `Купить ${id}` });
const menu = () => screen.getByRole('link', { name: 'Каталог' });
const compare = () => screen.getByRole('button', { name: 'Сравнить' });
const queued = () => window.earlyClicks?.queue.map(([key]) => key);

test('has at most 1.5 KB', () => {
  expect(Buffer.byteLength(earlyClicksScript)).toBeLessThanOrEqual(1536);
  expect(earlyClicksScript).not.toMatch(/[<\n]/);
});

test('acknowledges and stores clicks before hydration, then executes each once, in order', async () => {
  const { live } = paint();
  for (const control of [buy(2), buy(2), menu(), buy(1)]) expect(fireEvent.click(control)).toBe(false);
  for (const control of [buy(1), buy(2), menu()]) expect(control).toHaveAttribute('aria-busy', 'true');
  expect(compare()).not.toHaveAttribute('aria-busy');
  expect(posted).not.toHaveBeenCalled();

  await live();
  expect(done.mock.calls).toEqual([['buy 2'], ['menu'], ['buy 1']]);
  for (const control of [buy(1), buy(2), menu()]) expect(control).not.toHaveAttribute('aria-busy');
  expect(queued()).toEqual([]);
  expect(sessionStorage.getItem('early-clicks')).toBe('[]');

  fireEvent.click(buy(1));
  expect(done).toHaveBeenCalledTimes(4);
});

const counter = (counts: string, count: number) => (
  <b data-early-count={`${counts} ${count}`} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
);
const counted = () => [...document.querySelectorAll('[data-early-count]')].map(({ textContent }) => textContent);

test('counts clicks before hydration, and empties the counters when the clicks are replayed', async () => {
  const withCounters = (
    <>
      {counter('buy', 2)}
      {counter('compare', 0)}
      {page()}
    </>
  );
  paint(withCounters);
  expect(counted()).toEqual(['', '']);
  fireEvent.click(buy(1));
  expect(counted()).toEqual(['5', '']);
  fireEvent.click(buy(2));
  fireEvent.click(compare());
  expect(counted()).toEqual(['8', '1']);

  load();
  const { live } = paint(withCounters);
  expect(counted()).toEqual(['8', '1']);
  await live();
  expect(counted()).toEqual(['', '']);
});

test('keeps clicks across a reload, and shows them as busy', async () => {
  paint();
  fireEvent.click(buy(1));
  load();
  const { live } = paint();
  expect(buy(1)).toHaveAttribute('aria-busy', 'true');
  await live();
  expect(done.mock.calls).toEqual([['buy 1']]);
});

test('leaves a toggle that already has the requested state', async () => {
  paint();
  fireEvent.click(compare());
  load();
  const { live } = paint(page(true));
  await live();
  expect(compare()).toHaveAttribute('aria-pressed', 'true');
  expect(queued()).toEqual([]);
});

test('ignores a click for another tab', () => {
  paint();
  expect(fireEvent.click(menu(), { ctrlKey: true })).toBe(true);
  expect(queued()).toEqual([]);
});

test('lets the form or link act by itself when scripts do not load', () => {
  jest.useFakeTimers();
  paint();
  const { click } = HTMLElement.prototype;
  const clicked = jest.spyOn(HTMLElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    if (this.tagName === 'A') done('followed');
    else click.call(this);
  });
  fireEvent.click(menu());
  jest.advanceTimersByTime(20_000);
  expect(done).toHaveBeenCalledWith('followed');
  expect(queued()).toEqual([]);
  clicked.mockRestore();
  jest.useRealTimers();
});

function Question() {
  const early = useEarlyClick('submit question');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    done(new FormData(event.currentTarget).get('name'));
  };
  return (
    <form method="dialog" onSubmit={submit}>
      <input name="name" aria-label="Имя" />
      <div data-late hidden role="alert" suppressHydrationWarning>
        Форма не отправлена
      </div>
      <button {...early}>Отправить</button>
    </form>
  );
}
const send = () => screen.getByRole('button', { name: 'Отправить' });

test('submits a form after hydration, with the entered values', async () => {
  const { live } = paint(<Question />);
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Имя' }).value = 'Анна';
  expect(fireEvent.click(send())).toBe(false);
  expect(send()).toHaveAttribute('aria-busy', 'true');
  expect(done).not.toHaveBeenCalled();

  await live();
  await waitFor(() => expect(done.mock.calls).toEqual([['Анна']]));
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  expect(send()).not.toHaveAttribute('aria-busy');
});

test('shows the notice of a form when scripts do not load, and keeps the entered values', () => {
  jest.useFakeTimers();
  paint(<Question />);
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Имя' }).value = 'Анна';
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(send());
  // A browser ignores a form with method `dialog`; jsdom reports it as not implemented.
  send().closest('form')!.onsubmit = () => false;
  jest.advanceTimersByTime(20_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Форма не отправлена');
  expect(send()).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  jest.useRealTimers();
});

test('executes purchases and list changes of another page, but no menu clicks', async () => {
  const call = jest.fn<WireCall>(async (_method, path) => {
    if (path === '/product/cards/?ids=7') return { ok: true, value: { products: [{ id: 7, name: 'Шлагбаум BA-40' }] } };
    return { ok: true, value: { status: 'ok', user: guest } };
  });
  const at = Date.now();
  const early = window.earlyClicks!;
  early.queue.push(['buy 7', null, '3', '/catalog/', at], ['menu catalog', null, '', '/catalog/', at]);
  early.queue.push(['wishlist 8', 'true', '0', '/catalog/', at], ['buy 9', null, '1', '/catalog/', at - 3_600_000]);
  await renderSite({ api: fakeApi(call), page: <h1>Корзина</h1>, Layout: WithClicks });
  await waitFor(() =>
    expect(toastQueue.getState().toasts).toEqual([{ kind: 'success', text: 'В\u00a0корзине: Шлагбаум BA-40' }]),
  );
  expect(call).toHaveBeenCalledTimes(3);
  expect(call).toHaveBeenCalledWith('PUT', '/cart/items/7/', { qty: 3 });
  expect(call).toHaveBeenCalledWith('DELETE', '/wishlist/8/');
  expect(queued()).toEqual([]);
});

test('executes a stored offline change once', async () => {
  const wish = { list: 'cart', id: 7, qty: 4 };
  localStorage.setItem('kept-wishes', JSON.stringify([{ wish, visitor: null, at: Date.now() }]));
  const call = jest.fn<WireCall>();
  await renderSite({ api: fakeApi(call), page: <h1>Корзина</h1>, Layout: WithClicks });
  await waitFor(() => expect(call).toHaveBeenCalledWith('PUT', '/cart/items/7/', { qty: 4 }));
  expect(localStorage.getItem('kept-wishes')).toBeNull();
  expect(call).toHaveBeenCalledTimes(1);
});

test('replays a click on an unmarked button once, when it is hydrated', async () => {
  function Person() {
    const [pressed, setPressed] = useState(false);
    // The development build of React would report the script's attribute.
    return (
      <button suppressHydrationWarning type="button" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
        Анна
      </button>
    );
  }
  const { container, live } = paint(<Person />);
  container.id = 'root';
  const person = screen.getByRole('button', { name: 'Анна' });
  fireEvent.click(person);
  fireEvent.click(person);
  expect(person).toHaveAttribute('aria-busy', 'true');

  await live();
  await waitFor(() => expect(person).toHaveAttribute('aria-pressed', 'true'));
  expect(person).not.toHaveAttribute('aria-busy');
  fireEvent.click(person);
  expect(person).toHaveAttribute('aria-pressed', 'false');
});

function WithClicks() {
  return (
    <>
      <h1>Корзина</h1>
      <ClicksOfOtherPages />
    </>
  );
}
