/**
 * What buttons of the shop send where no script runs. Each page has one empty form (`SHOP_FORM`) of which buttons anywhere
 * are the submitters, each with the address and the value of its wish. The answer leads back to the page (303). A wish says
 * what is to be from then on, so that a repeated one changes nothing.
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

/** Spread on a button: the cart is to have so many of the product; 0 takes it out. */
export const cartSubmitter = (productId: number, qty: number) =>
  submitter(shopFormAddress('cart', productId), 'qty', qty);

/** Spread on a button: the product is to be on the list, or no longer. */
export const listSubmitter = (list: ShopFormList, productId: number, on: boolean) =>
  submitter(shopFormAddress(list, productId), 'on', on ? 1 : 0);

/** For a quantity stepper: its field is a form of its own, its buttons say the next quantity. */
export const cartStepper = (productId: number) => ({
  action: shopFormAddress('cart', productId),
  submitter: (qty: number) => cartSubmitter(productId, qty),
});

/** A trainer's: everybody listed, of whom those who are ticked were there. */
export const attendanceForm = (token: string) => `${SHOP_FORMS}/attendance/${token}/`;

/** Where a request is sent. */
export const requestForm = (code: string) => `${SHOP_FORMS}/requests/${code}/`;

/** Where a request of a form is looked up: its number, and the phone or e-mail that came with it. */
export const requestLookupForm = `${SHOP_FORMS}/request/`;

/** Where a claim under warranty is looked up: its number, and the phone that came with it. */
export const claimLookupForm = `${SHOP_FORMS}/warranty-claim/`;
