import { expect, test } from 'vitest';
import { RedirectService } from './redirect-service.ts';

const leadingTo = (to: string) =>
  new RedirectService(Object.assign(async () => new Map([['/a', to]]), { forget: () => {} }));

test.each([
  ['/a/', '/b/', '/b/'],
  ['/a/?utm=1', '/b/', '/b?utm=1'],
  ['/a/?utm=1', '/b/#list', '/b?utm=1#list'],
  ['/a/?utm=1', '/b/?sort=new', '/b/?sort=new&utm=1'],
  ['/a/?utm=1&sort=old', '/b/?sort=new#list', '/b/?sort=new&utm=1#list'],
  ['/a/?sort=old', '/b/?sort=new#list', '/b/?sort=new#list'],
  ['/a/?x=1&x=2&flag', '/b/', '/b?x=1&x=2&flag'],
  ['/a/?next=/c/?d=1', '/b/', '/b?next=/c/?d=1'],
  ['/a/?q=%D1%8F%26', '/b/', '/b?q=%D1%8F%26'],
  ['/a/?', '/b/#list', '/b/#list'],
  ['/a/?token=1', 'https://example.test/?c=1#d', 'https://example.test/?c=1#d'],
  ['/a/?utm=1', '/', '/?utm=1'],
])('%s with the target %s redirects to %s', async (from, to, sent) => {
  expect(await leadingTo(to).find(from)).toBe(sent);
});
