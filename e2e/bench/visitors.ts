import { encodeRequestKey, REQUEST_KEY_HEADER, SESSION_COOKIE } from '@site/contracts/request-key';
import { goods } from '../fixtures/shop.ts';
import type { Site } from '../fixtures/site.ts';

/**
 * The cookies of a visitor with a session, whose pages are rendered for him alone: he has put a product into his cart.
 * A made-up cookie would not do, for the host takes its owner for a guest and serves him the page that guests share.
 */
export async function visitorWithSession(site: Site, product: number = goods.drive.id): Promise<{ cookie: string }> {
  const answer = await fetch(`${site.url}/api/cart/items/${product}/`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      [REQUEST_KEY_HEADER]: encodeRequestKey('site-dev-key', Date.now()),
    },
    body: JSON.stringify({ qty: 1 }),
  });
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith(`${SESSION_COOKIE}=`));
  if (!answer.ok || !cookie) throw new Error(`No session was begun: ${answer.status} ${await answer.text()}`);
  return { cookie: cookie.split(';')[0]! };
}
