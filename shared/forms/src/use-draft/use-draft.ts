import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from './draft-storage.ts';

export interface DraftOptions<Values extends FieldValues> {
  /** One name a form of the site. */
  name: string;
  /** Never kept: one-time codes, and consents, which are given anew each time. */
  except?: readonly FieldPath<Values>[];
}

/**
 * Nothing typed is lost by a reload: values are kept in the tab's session storage until the form has been sent. They
 * come back after hydration, because the server cannot know them.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: DraftOptions<Values> | undefined,
) {
  const name = draft?.name;
  const { isSubmitSuccessful, defaultValues } = form.formState;

  const keep = useEffectEvent((values: FieldValues) => {
    if (!draft) return;
    const kept = Object.entries(values).filter(([field]) => !draft.except?.some((path) => path === field));
    writeDraft(draft.name, Object.fromEntries(kept));
  });
  const restore = useEffectEvent(() => {
    const kept = draft ? readDraft(draft.name, defaultValues ?? {}) : {};
    if (Object.keys(kept).length > 0) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
  });

  useEffect(() => {
    if (!name) return;
    restore();
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form, name]);

  useEffect(() => {
    if (isSubmitSuccessful && name) removeDraft(name);
  }, [isSubmitSuccessful, name]);
}
