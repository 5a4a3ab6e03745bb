import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { Picture } from './index.ts';

const photo = { src: '/a.webp', alt: 'Шлагбаум', width: 1600, height: 1200 };
const markupOf = (picture: Parameters<typeof Picture>[0]['picture'], fit: 'cover' | 'contain') =>
  decodeURIComponent(renderToStaticMarkup(<Picture picture={picture} fit={fit} />));

test('fills the place of a picture with its colour, in its proportions', () => {
  const markup = markupOf({ ...photo, color: '#8899aa' }, 'contain');
  expect(markup).toContain('width="1600" height="1200"');
  expect(markup).toMatch(/center \/ contain url\(.*viewBox="0 0 1600 1200".*fill="#8899aa"/);
  expect(markupOf({ ...photo, color: '#8899aa' }, 'cover')).toContain('center / cover url');
  expect(markupOf(photo, 'contain')).not.toContain('style');
});
