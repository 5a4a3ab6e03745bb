import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { act, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { FixedMarkup, FixedMarkupContext, markupOfDocument, type FixedMarkupSource } from './fixed-markup.tsx';

const links = jest.fn((current: string) => (
  <li>
    <a href="/about/">О компании{current === 'about' && ', вы здесь'}</a>
  </li>
));

const SERVER_MARKUP = '<li><a href="/about/">О компании</a></li>';

function Page() {
  const [current, setCurrent] = useState('home');
  return (
    <>
      <FixedMarkup as="ul" className="menu" name={current}>
        {() => links(current)}
      </FixedMarkup>
      <button type="button" onClick={() => setCurrent(current === 'home' ? 'about' : 'home')}>
        Дальше
      </button>
    </>
  );
}

const from = (source: FixedMarkupSource, page: ReactNode) => (
  <FixedMarkupContext value={source}>{page}</FixedMarkupContext>
);

afterEach(() => {
  document.body.innerHTML = '';
  links.mockClear();
});

test('keeps the server’s markup until the name changes', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(from(() => SERVER_MARKUP, <Page />));
  const link = screen.getByRole('link');
  links.mockClear();
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, from(markupOfDocument, <Page />), { onRecoverableError }));
  expect(screen.getByRole('link')).toBe(link);
  expect(links).not.toHaveBeenCalled();

  await act(async () => screen.getByRole('button').click());
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveTextContent('О компании, вы здесь');
  expect(screen.getByRole('list')).toHaveClass('menu');

  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('link')).toHaveTextContent(/^О компании$/);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('renders the content on a page that the browser renders', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = 'Загрузка';
  const root = createRoot(container);
  await act(async () => root.render(from(markupOfDocument, <Page />)));
  expect(screen.getByRole('link')).toHaveTextContent('О компании');
  await act(async () => root.unmount());
});
