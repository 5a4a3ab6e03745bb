import { growContent } from '../../api/demo/many-documents.ts';
import { compareSizes } from './compare-sizes.ts';

const PAGES = [
  '/',
  '/about/about-came/',
  '/landings/umnyy-vezd/',
  '/policy/',
  '/news/',
  `/news/?tag=${encodeURIComponent('Новинки')}`,
  '/news/br-skorostnye-shlagbaumy/',
  '/blog/',
  `/search/?query=${encodeURIComponent('гарантия')}&visit={n}`,
  `/search/?query=${encodeURIComponent('скоростные шлагбаумы')}&visit={n}`,
  `/search/suggest/?query=${encodeURIComponent('достав')}&visit={n}`,
  '/product/privod-sl-80/',
];

await compareSizes({
  noun: 'pages and news of editors',
  sizes: [0, 10_000],
  grow: growContent,
  pages: PAGES,
  bound: { pages: PAGES, within: 1.5 },
  file: 'bench-content.json',
});
