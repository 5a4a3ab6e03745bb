import type { StoredPlainBlock } from '@site/contracts/stored-blocks';

export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const html = (...parts: string[]): Extract<StoredPlainBlock, { type: 'text' }> => ({
  type: 'text',
  html: parts.join(''),
});
