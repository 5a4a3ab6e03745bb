import { expect, jest, test } from '@jest/globals';
import { useSite } from '@site/runtime';
import { SiteProvider } from '@site/runtime/shell';
import { renderToString } from 'react-dom/server';
import { FixedMarkup, FixedMarkupContext } from '../layouts/fixed-markup.tsx';
import { testSite } from '../testing/site.ts';
import { createFixedMarkup } from './fixed-markup.tsx';

const Brand = () => <a href="/">{useSite().settings.brand_name}</a>;
const brand = jest.fn(() => <Brand />);

function pageOf(fixedMarkup: ReturnType<typeof createFixedMarkup>, site = testSite) {
  const fixed = fixedMarkup(site);
  const markup = renderToString(
    <FixedMarkupContext value={fixed.source}>
      <SiteProvider site={site}>
        <FixedMarkup as="nav" aria-label="Бренд" name="brand">
          {brand}
        </FixedMarkup>
      </SiteProvider>
    </FixedMarkupContext>,
  );
  fixed.store();
  return markup;
}

test('renders once per site data', () => {
  const fixedMarkup = createFixedMarkup();
  const first = pageOf(fixedMarkup);
  brand.mockClear();
  expect(pageOf(fixedMarkup)).toBe(first);
  expect(brand).not.toHaveBeenCalled();
  expect(pageOf(fixedMarkup, { ...testSite, settings: { ...testSite.settings, brand_name: 'Другой' } })).toBe(
    '<nav aria-label="Бренд"><a href="/">Другой</a></nav>',
  );
});
