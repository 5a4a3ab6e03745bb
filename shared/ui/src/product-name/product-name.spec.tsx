import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { ProductName } from './index.ts';

const parts = (name: string) => {
  const { container } = render(<ProductName name={name} />);
  expect(container.textContent).toBe(name);
  return [...container.querySelectorAll('span')].map((span) => span.textContent);
};

test.each([
  ['Привод BA-40 для калитки', ['BA-40']],
  ['Комплект SL-80-24, левый', ['SL-80-24']],
  ['Замок КВ-12М и\u00a0пульт TX-4', ['КВ-12М', 'TX-4']],
  ['Карта-ключ Mifare', []],
  ['Привод откатных ворот', []],
])('does not break the codes of «%s» and keeps its text', (name, codes) => {
  expect(parts(name)).toEqual(codes);
});
