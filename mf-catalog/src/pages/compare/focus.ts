export const TITLE_ID = 'compare-title';
export const removeButtonId = (productId: number) => `remove-${productId}`;

const focus = (id: string, options?: FocusOptions) => document.getElementById(id)?.focus(options);

/** Keeps the scroll position: most of the content is still there. */
export const focusTitle = () => focus(TITLE_ID, { preventScroll: true });
export const focusRemoveButton = (productId: number) => focus(removeButtonId(productId));
