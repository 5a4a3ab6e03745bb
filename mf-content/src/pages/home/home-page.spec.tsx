import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { blockSamples } from '../../features/blocks/testing/block-samples.ts';
import { HomePage } from './home-page.tsx';

const seo = {
  title: '',
  description: '',
  h1: 'Автоматика для ворот',
  canonical: '/',
  robots: 'index, follow',
  breadcrumbs: [],
  jsonld: [],
};

test('has one main heading, and loads the first slide first', async () => {
  const content = [blockSamples.slider, blockSamples.category_slider, blockSamples.news];
  const { container } = await renderPage({
    Component: HomePage,
    path: '/',
    url: '/',
    data: { seo, content, pagedata: { kind: 'content' } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Автоматика для ворот');
  expect(container.querySelectorAll('[fetchpriority="high"]')).toHaveLength(1);
  expect(container.querySelector('[fetchpriority="high"]')?.closest('[aria-roledescription="слайд"]')).not.toBeNull();
});
