/** A ref for what takes the place of the control that had the focus: called when it comes, and not at each rendering. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
