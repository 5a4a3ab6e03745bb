import { expect, test } from '@jest/globals';
import { lazy, Suspense, useId } from 'react';
import { renderMarkup } from './markup.ts';

const Broken = (): never => {
  throw new Error('it threw');
};

test('a page whose data is there', async () => {
  expect(await renderMarkup(<main>Каталог</main>)).toBe('<main>Каталог</main>');
});

test('what comes later is waited for, in its place, with the ids that the browser will give', async () => {
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

test('a page that throws is refused with its reason', async () => {
  await expect(renderMarkup(<Broken />)).rejects.toThrow('it threw');
});

test('a part that throws inside a boundary is left to the browser, the rest is there', async () => {
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
