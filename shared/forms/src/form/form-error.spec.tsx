import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { useForm } from 'react-hook-form';
import { FormError } from './form-error.tsx';

function Form({ plain }: { plain?: boolean }) {
  return <FormError control={useForm().control} plain={plain} />;
}

test('shows a notice in browsers without scripts, unless the form works without them', () => {
  expect(renderToString(<Form />)).toMatch(/^<noscript>.*Без JavaScript эту форму отправить нельзя.*<\/noscript>/s);
  expect(renderToString(<Form plain />)).toBe('');
});

test('renders a hidden late-script alert that the page script can show, and removes it after hydration', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  const late = page.querySelector<HTMLElement>('[data-late]')!;
  expect(late).not.toBeVisible();
  late.hidden = false;
  expect(screen.getByRole('alert')).toHaveTextContent(/форма пока не.отправлена/);
  act(() => void render(<Form />, { container: page, hydrate: true }));
  expect(screen.queryByRole('alert')).toBeNull();
});
