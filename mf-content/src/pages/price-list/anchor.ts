/**
 * Returns a section's anchor as a link within the page: managers write it with the address of the home page, «/#name».
 */
export const anchorHref = (anchor: string): string => `#${anchor.replace(/^\/?#/, '')}`;

export const anchorId = (anchor: string): string => anchorHref(anchor).slice(1);
