import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MailAddress } from './mail-address.tsx';

test('an address may go on in the next line after its «@», and is copied as it is', () => {
  const { container } = render(<MailAddress address="academy@site.example" />);
  expect(container.innerHTML).toBe('academy@<wbr>site.example');
  expect(container.textContent).toBe('academy@site.example');
});

test('what is no address is left as it is', () => {
  const { container } = render(<MailAddress address="academy" />);
  expect(container.textContent).toBe('academy');
});
