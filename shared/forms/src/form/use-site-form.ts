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
  /** Built from `@site/forms/rules`. */
  schema: $ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** Omit when the form has nothing worth storing, such as a one-time code. */
  draft?: DraftOptions<Values>;
  /**
   * False when the form focuses its first error itself with `focusFirstInvalid`: the form library does not keep fields
   * that are shown and hidden in document order.
   */
  shouldFocusError?: boolean;
}

export type SiteForm<Values extends FieldValues> = UseFormReturn<Values>;

/** A form that validates on change, stores a draft, and blocks a reload of the site while it has unsaved input. */
export function useSiteForm<Values extends FieldValues>({
  schema,
  defaultValues,
  draft,
  shouldFocusError = true,
}: SiteFormOptions<Values>): SiteForm<Values> {
  const form = useForm<Values>({ resolver: zodResolver(schema), mode: 'onChange', defaultValues, shouldFocusError });
  const { isDirty, isSubmitSuccessful } = form.formState;
  useDraft(form, draft);
  useUnsavedInput(isDirty && !isSubmitSuccessful);

  // One submission at a time: Enter in a field bypasses a disabled button.
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
