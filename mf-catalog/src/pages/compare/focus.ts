export const TITLE_ID = 'compare-title';
export const removeButtonId = (productId: number) => `remove-${productId}`;

const focus = (id: string, options?: FocusOptions) => document.getElementById(id)?.focus(options);

/** The page stays where it is: most of what was there still is. */
export const focusTitle = () => focus(TITLE_ID, { preventScroll: true });
export const focusRemoveButton = (productId: number) => focus(removeButtonId(productId));
