import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MailAddress } from './mail-address.tsx';

test('allows a line break after the «@» and keeps the copied text', () => {
  const { container } = render(<MailAddress address="academy@site.example" />);
  expect(container.innerHTML).toBe('academy@<wbr>site.example');
  expect(container.textContent).toBe('academy@site.example');
});

test('leaves other text as it is', () => {
  const { container } = render(<MailAddress address="academy" />);
  expect(container.textContent).toBe('academy');
});
