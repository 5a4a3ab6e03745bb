import { expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { prefetchPages } from './prefetch.ts';
import type { Router } from './router.ts';

test('loads the code of a page once when its link is hovered, focused or touched', () => {
  const news = jest.fn(async () => ({}));
  const blog = jest.fn(async () => ({}));
  prefetchPages({
    routes: [
      { id: 'n', path: '/news', lazy: news },
      { id: 'b', path: '/blog', lazy: blog },
    ],
  } as unknown as Router);
  document.body.innerHTML = '<a href="/news/"><i>x</i></a><a href="/blog/">y</a>';
  fireEvent.mouseOver(document.querySelector('i')!);
  fireEvent.focusIn(document.querySelector('a')!);
  expect(news).toHaveBeenCalledTimes(1);
  expect(blog).not.toHaveBeenCalled();
  fireEvent.touchStart(document.querySelectorAll('a')[1]!);
  expect(blog).toHaveBeenCalledTimes(1);
});
