import { expect, test } from '@jest/globals';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server.node';
import { lazyInBrowser } from './lazy-in-browser.ts';

test('renders the component itself on the server, not its placeholder', async () => {
  const load = Promise.resolve(({ title }: { title: string }) => <form aria-label={title} />);
  const Form = lazyInBrowser(() => load, true);
  await load; // The server loads pages before it accepts requests.
  await Promise.resolve();
  const html = renderToString(
    <Suspense fallback="Загрузка">
      <Form title="Вопрос" />
    </Suspense>,
  );
  expect(html).toContain('<form aria-label="Вопрос"');
  expect(html).not.toContain('Загрузка');
});
