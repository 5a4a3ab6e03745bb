/** Ref for the replacement of a focused control. Stable, so it focuses on mount only, not on every render. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
