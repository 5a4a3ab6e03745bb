import { zodResolver } from '@hookform/resolvers/zod';
import { useUnsavedInput } from '@site/runtime';
import { useRef } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormHandleSubmit,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useDraft, type DraftOptions } from '../use-draft/index.ts';

export interface SiteFormOptions<Values extends FieldValues> {
  /** Made of `@site/forms/rules`. */
  schema: $ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** A form without one holds nothing that is worth keeping: a one-time code. */
  draft?: DraftOptions<Values>;
  /**
   * False: the form leads to its first mistake itself, by `focusFirstInvalid`. Fields that come and go are not in the
   * order of the page for the form library.
   */
  shouldFocusError?: boolean;
}

/** A form of the site: rules run on change, a draft survives a reload, and the site does not reload over typed input. */
export function useSiteForm<Values extends FieldValues>({
  schema,
  defaultValues,
  draft,
  shouldFocusError = true,
}: SiteFormOptions<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({ resolver: zodResolver(schema), mode: 'onChange', defaultValues, shouldFocusError });
  const { isDirty, isSubmitSuccessful } = form.formState;
  useDraft(form, draft);
  useUnsavedInput(isDirty && !isSubmitSuccessful);

  // One sending at a time: Enter in a field goes past a button that is busy.
  const sending = useRef(false);
  const handleSubmit: UseFormHandleSubmit<Values> = (onValid, onInvalid) => async (event) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      await form.handleSubmit(onValid, onInvalid)(event);
    } finally {
      sending.current = false;
    }
  };
  return { ...form, handleSubmit };
}
