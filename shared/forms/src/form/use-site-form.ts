import { zodResolver } from '@hookform/resolvers/zod';
import { useUnsavedInput } from '@site/runtime';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useDraft, type DraftOptions } from '../use-draft/index.ts';

export interface SiteFormOptions<Values extends FieldValues> {
  /** Made of `@site/forms/rules`. */
  schema: $ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** A form without one holds nothing that is worth keeping: a one-time code. */
  draft?: DraftOptions<Values>;
}

/** A form of the site: rules run on change, a draft survives a reload, and the site does not reload over typed input. */
export function useSiteForm<Values extends FieldValues>({
  schema, defaultValues, draft,
}: SiteFormOptions<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({ resolver: zodResolver(schema), mode: 'onChange', defaultValues });
  const { isDirty, isSubmitSuccessful } = form.formState;
  useDraft(form, draft);
  useUnsavedInput(isDirty && !isSubmitSuccessful);
  return form;
}
