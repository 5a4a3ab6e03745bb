export const lineId = (productId: number) => `line-${productId}`;

/** Where to go on reading: the line's product. */
export const focusLine = (productId: number) => document.getElementById(lineId(productId))?.querySelector('a')?.focus();

export const HEADING = 'cart-heading';

/** The page's heading takes the focus when what had it is gone, and there is nothing nearer. */
export const focusHeading = () => document.getElementById(HEADING)?.focus({ preventScroll: true });
