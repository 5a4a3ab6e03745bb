/** Of a section, as a link of this page: managers write it with the address of the home page before it, «/#name». */
export const anchorHref = (anchor: string): string => `#${anchor.replace(/^\/?#/, '')}`;

export const anchorId = (anchor: string): string => anchorHref(anchor).slice(1);
