import { pascalCase } from '../names.ts';

export interface PageOrder {
  page: string;
  /** Pattern of the address. */
  path: string;
}

const component = (page: string) => `${pascalCase(page)}Page`;

/** Returns an address that matches the pattern. */
const example = (path: string) =>
  `${path
    .replace(/:[^/]+/g, 'example')
    .replace(/\/\*$/, '/example')
    .replace(/\/$/, '')}/`;

export const routeEntry = ({ page, path }: PageOrder) =>
  `{ path: '${path}', page: '${page}'${/[:*]/.test(path) ? `, examples: ['${example(path)}']` : ''} }`;

/** Returns the files of a page with a placeholder loader, which works before the API has data for the address. */
export const pageFiles = ({ page, path }: PageOrder): Record<string, string> => ({
  [`src/pages/${page}/route.ts`]: route(page),
  [`src/pages/${page}/${page}-page.tsx`]: view(page),
  [`src/pages/${page}/${page}-page.module.css`]: styles,
  [`src/pages/${page}/${page}-page.spec.tsx`]: spec(page, path),
});

const route = (page: string) => `import type { Seo } from '@site/contracts/seo';
import type { LoaderFunctionArgs } from '@site/runtime';

export { ${component(page)} as Component } from './${page}-page.tsx';

/** Placeholder head with noindex, until the API has data for the address. */
export function loader({ request }: LoaderFunctionArgs): { seo: Seo } {
  const { pathname } = new URL(request.url);
  const title = 'Новая страница';
  return {
    seo: {
      title,
      description: title,
      h1: title,
      canonical: pathname,
      robots: 'noindex',
      breadcrumbs: [
        { name: 'Главная', url: '/' },
        { name: title, url: pathname },
      ],
      jsonld: [],
    },
  };
}
`;

const view = (page: string) => `import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import type { loader } from './route.ts';
import css from './${page}-page.module.css';

export function ${component(page)}() {
  const { seo } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
    </Container>
  );
}
`;

const styles = `.page {
  padding-block-end: var(--space-12);
}
`;

const spec = (page: string, path: string) => `import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { ${component(page)} } from './${page}-page.tsx';

const url = '${example(path)}';
const seo = {
  title: 'Стенды', description: 'Стенды', h1: 'Стенды', canonical: url, robots: 'noindex',
  breadcrumbs: [{ name: 'Главная', url: '/' }, { name: 'Стенды', url }], jsonld: [],
};

test('shows the heading and the breadcrumbs', async () => {
  await renderPage({ Component: ${component(page)}, path: '${path}', url, data: { seo, content: [], pagedata: {} } });
  expect(screen.getByRole('heading', { level: 1, name: 'Стенды' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
});
`;
