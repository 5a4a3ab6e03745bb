import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server.node';
import { useForm } from 'react-hook-form';
import { FormError } from './form-error.tsx';

function Form({ plain }: { plain?: boolean }) {
  return <FormError control={useForm().control} plain={plain} />;
}

test('a browser without scripts is told before anything is typed, unless the form does without', () => {
  expect(renderToString(<Form />)).toMatch(/^<noscript>.*Без JavaScript эту форму отправить нельзя.*<\/noscript>$/s);
  expect(renderToString(<Form plain />)).toBe('');
});
