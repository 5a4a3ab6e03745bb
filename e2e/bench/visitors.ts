import { encodeRequestKey, REQUEST_KEY_HEADER, SESSION_COOKIE } from '@site/contracts/request-key';
import { goods } from '../fixtures/shop.ts';
import type { Site } from '../fixtures/site.ts';

/**
 * Creates a visitor with a session and a product in the cart, and returns the cookie. Pages for this cookie are rendered
 * individually; for an invalid cookie the host would serve the page that guests share.
 */
export async function visitorWithSession(site: Site, product: number = goods.drive.id): Promise<{ cookie: string }> {
  const response = await fetch(`${site.url}/api/cart/items/${product}/`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      [REQUEST_KEY_HEADER]: encodeRequestKey('site-dev-key', Date.now()),
    },
    body: JSON.stringify({ qty: 1 }),
  });
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith(`${SESSION_COOKIE}=`));
  if (!response.ok || !cookie)
    throw new Error(`The API started no session: ${response.status} ${await response.text()}`);
  return { cookie: cookie.split(';')[0]! };
}
