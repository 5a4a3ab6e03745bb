import type { Product } from '@site/contracts/catalog';
import type { UserData } from '@site/contracts/user-data';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { ProductPage } from '../pages/product/product-page.tsx';
import { product } from './products.ts';

export function visitProduct(call: WireCall, change: Partial<Product> = {}, user: Partial<UserData> = {}) {
  const shown = product(change);
  return renderPage({
    user,
    api: fakeApi(call),
    Component: ProductPage,
    path: '/product/:slug',
    url: '/product/barrier-1/',
    data: {
      seo: {
        title: shown.name,
        description: '',
        h1: shown.name,
        canonical: '/product/barrier-1/',
        robots: 'index, follow',
        breadcrumbs: [
          { name: 'Главная', url: '/' },
          { name: shown.name, url: '/product/barrier-1/' },
        ],
        jsonld: [],
      },
      content: [],
      pagedata: { kind: 'product', product: shown },
    },
  });
}
