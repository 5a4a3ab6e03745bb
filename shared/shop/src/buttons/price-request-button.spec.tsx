import { expect, test } from '@jest/globals';
import { sampleCard } from '@site/testing/sample-card';
import { renderToString } from 'react-dom/server.node';
import { PriceRequestButton } from './price-request-button.tsx';

test('links to the form’s page without scripts', () => {
  const html = renderToString(<PriceRequestButton product={sampleCard(1)} />);
  const [, button, link] = /^(<button.+<\/button>)<noscript[^>]*>(.+)<\/noscript>$/s.exec(html) ?? [];
  expect(button).toContain(' data-scripted=');
  expect(link).toMatch(/^<a aria-label="Запросить цену: Шлагбаум B-1, до 4 м" href="\/feedback\/"/);
});
