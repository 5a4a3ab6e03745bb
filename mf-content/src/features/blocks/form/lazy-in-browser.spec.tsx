import { expect, test } from '@jest/globals';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server.node';
import { lazyInBrowser } from './lazy-in-browser.ts';

test('the server’s HTML holds the component itself, not its placeholder', async () => {
  const load = Promise.resolve(({ title }: { title: string }) => <form aria-label={title} />);
  const Form = lazyInBrowser(() => load, true);
  await load; // The server loads pages before it takes requests.
  await Promise.resolve();
  const html = renderToString(
    <Suspense fallback="Загрузка">
      <Form title="Вопрос" />
    </Suspense>,
  );
  expect(html).toContain('<form aria-label="Вопрос"');
  expect(html).not.toContain('Загрузка');
});
