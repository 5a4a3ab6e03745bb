import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Highlighted } from './highlighted.tsx';

test.each([
  ['Привод SL-80', 'привод sl', ['Привод', 'SL']],
  ['Зелёный свет', 'зеленый', ['Зелёный']],
  ['Пульт TX-4 (4 канала)', '(4', ['(4']],
  ['Привод', 'при привод', ['Привод']],
  ['Привод', '  ', []],
])('marks «%s» for «%s»', (text, query, marks) => {
  const { container } = render(<Highlighted text={text} query={query} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marks);
});
