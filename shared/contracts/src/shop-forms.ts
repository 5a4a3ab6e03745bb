/**
 * Shop buttons without scripts. Each page has one empty form (`SHOP_FORM`); buttons anywhere on the page submit it with
 * their own action and value. The response redirects back to the page (303). A value is the desired state, so that
 * repeating it changes nothing.
 */
export const SHOP_FORM = 'shop-form';
export const SHOP_FORMS = '/shop';

type ShopFormList = 'compare' | 'wishlist';

export const shopFormAddress = (noun: 'cart' | ShopFormList, productId: number | string) =>
  `${SHOP_FORMS}/${noun}/${productId}/`;

const submitter = (formAction: string, name: string, value: number) => ({
  type: 'submit' as const,
  form: SHOP_FORM,
  formAction,
  name,
  value: String(value),
});

/** Props for a button that sets the quantity of a product in the cart; 0 removes it. */
export const cartSubmitter = (productId: number, qty: number) =>
  submitter(shopFormAddress('cart', productId), 'qty', qty);

/** Props for a button that puts a product on a list, or removes it. */
export const listSubmitter = (list: ShopFormList, productId: number, on: boolean) =>
  submitter(shopFormAddress(list, productId), 'on', on ? 1 : 0);

/** Props for a quantity stepper: its field is a form of its own, its buttons submit the next quantity. */
export const cartStepper = (productId: number) => ({
  action: shopFormAddress('cart', productId),
  submitter: (qty: number) => cartSubmitter(productId, qty),
});

/** Attendance form of a trainer: lists all participants, ticked ones were present. */
export const attendanceForm = (token: string) => `${SHOP_FORMS}/attendance/${token}/`;

export const requestForm = (code: string) => `${SHOP_FORMS}/requests/${code}/`;

/** Action of the request lookup: its number, and the phone or e-mail given with it. */
export const requestLookupForm = `${SHOP_FORMS}/request/`;

/** Action of the warranty claim lookup: its number, and the phone given with it. */
export const claimLookupForm = `${SHOP_FORMS}/warranty-claim/`;
