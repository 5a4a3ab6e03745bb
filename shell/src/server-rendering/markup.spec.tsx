import { expect, test } from '@jest/globals';
import { lazy, Suspense, useId } from 'react';
import { renderMarkup } from './markup.ts';

const Broken = (): never => {
  throw new Error('it threw');
};

test('renders a page without suspended components', async () => {
  expect(await renderMarkup(<main>Каталог</main>)).toBe('<main>Каталог</main>');
});

test('waits for a suspended component, in place and with the ids of the browser', async () => {
  const Labelled = () => <p id={useId()}>Позже</p>;
  const Later = lazy(async () => ({ default: Labelled }));
  const page = (Part: typeof Labelled | typeof Later) => (
    <main>
      <Suspense fallback="…">
        <Part />
      </Suspense>
      <footer>Подвал</footer>
    </main>
  );
  const markup = await renderMarkup(page(Later));
  expect(markup).toBe(await renderMarkup(page(Labelled)));
  expect(markup).toMatch(/<p id=".+">Позже<\/p>.*<footer>/);
});

test('rejects with the error of a page that throws', async () => {
  await expect(renderMarkup(<Broken />)).rejects.toThrow('it threw');
});

test('renders the fallback of a boundary that throws, and the rest of the page', async () => {
  const markup = await renderMarkup(
    <main>
      <Suspense fallback="Загрузка">
        <Broken />
      </Suspense>
      Каталог
    </main>,
  );
  expect(markup).toContain('Загрузка');
  expect(markup).toContain('Каталог</main>');
});
