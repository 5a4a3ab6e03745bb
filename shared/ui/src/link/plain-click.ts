import type { MouseEvent as ReactMouseEvent } from 'react';

type Click = Pick<MouseEvent | ReactMouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** False for clicks that open a new tab or window or save the link; the browser handles those. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
