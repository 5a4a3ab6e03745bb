export const lineId = (productId: number) => `line-${productId}`;

export const focusLine = (productId: number) => document.getElementById(lineId(productId))?.querySelector('a')?.focus();

export const HEADING = 'cart-heading';

/** Focuses the heading when the focused element is gone and nothing nearer can take the focus. */
export const focusHeading = () => document.getElementById(HEADING)?.focus({ preventScroll: true });
