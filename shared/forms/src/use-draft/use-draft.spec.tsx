import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { forgetDraft } from './index.ts';
import { useDraft } from './use-draft.ts';

afterEach(() => sessionStorage.clear());

const openForm = () =>
  renderHook(() => {
    const form = useForm({ defaultValues: { inn: '', company: '' } });
    useDraft(form, { name: 'draft-test', keepWhenSent: true });
    return form;
  });

test('stores no late look-up result after submission, and stores again for the next form', () => {
  const left = openForm();
  act(() => left.result.current.setValue('inn', '0012345673'));
  expect(sessionStorage).toHaveLength(1);
  act(() => forgetDraft('draft-test'));
  act(() => left.result.current.setValue('company', 'ООО «Синтетика»'));
  expect(sessionStorage).toHaveLength(0);
  left.unmount();

  const next = openForm();
  expect(next.result.current.getValues()).toEqual({ inn: '', company: '' });
  act(() => next.result.current.setValue('inn', '0055500002'));
  expect(sessionStorage).toHaveLength(1);
});
