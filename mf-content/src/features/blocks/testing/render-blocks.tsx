import type { Block } from '@site/contracts/blocks';
import { useLoaderData } from '@site/runtime';
import { renderPage } from '@site/testing/render-page';
import { act } from '@testing-library/react';
import { Blocks } from '../blocks.tsx';

const seo = {
  title: '',
  description: '',
  h1: '',
  canonical: '/',
  robots: 'index, follow',
  breadcrumbs: [],
  jsonld: [],
};

const Page = () => <Blocks blocks={useLoaderData<{ content: Block[] }>().content} leading />;

type Options = Pick<Parameters<typeof renderPage>[0], 'api' | 'user' | 'site'>;

/** Renders blocks on a page of the site, with the drawing of a map loaded. */
export async function renderBlocks(blocks: Block[], options: Options = {}) {
  const rendered = await renderPage({
    Component: Page,
    path: '/:item',
    url: '/warranty',
    data: { seo, content: blocks, pagedata: { kind: 'content' } },
    ...options,
  });
  await act(async () => void (await import('../map/map-drawing.tsx')));
  return rendered;
}
