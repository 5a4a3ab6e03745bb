import type { MouseEvent as ReactMouseEvent } from 'react';

type Click = Pick<MouseEvent | ReactMouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** False for clicks by which the browser opens another tab or window, or saves: the page that is open stays as it is. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
