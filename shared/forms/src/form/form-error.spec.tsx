import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { useForm } from 'react-hook-form';
import { FormError } from './form-error.tsx';

function Form({ plain }: { plain?: boolean }) {
  return <FormError control={useForm().control} plain={plain} />;
}

test('a browser without scripts is told before anything is typed, unless the form does without', () => {
  expect(renderToString(<Form />)).toMatch(/^<noscript>.*Без JavaScript эту форму отправить нельзя.*<\/noscript>/s);
  expect(renderToString(<Form plain />)).toBe('');
});

test('what a form says while its scripts do not come is shown by the page’s script, and gone when they have', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  const late = page.querySelector<HTMLElement>('[data-late]')!;
  expect(late).not.toBeVisible();
  late.hidden = false;
  expect(screen.getByRole('alert')).toHaveTextContent(/форма пока не.отправлена/);
  act(() => void render(<Form />, { container: page, hydrate: true }));
  expect(screen.queryByRole('alert')).toBeNull();
});
