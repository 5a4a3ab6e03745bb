import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { beginDraft, isForgotten, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { withDraft } from './draft-values.ts';

export interface DraftOptions<Values extends FieldValues> {
  /** One name a form of the site. */
  name: string;
  /** Never kept: one-time codes, and consents, which are given again each time. */
  except?: readonly FieldPath<Values>[];
  /** The form is one of several steps, and its values are needed until the last: that one calls `forgetDraft`. */
  keepWhenSent?: boolean;
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
  const keepWhenSent = draft?.keepWhenSent ?? false;
  const { defaultValues } = form.formState;

  const worthKeeping = useEffectEvent((values: FieldValues) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !draft?.except?.some((path) => path === field))),
  );
  const untouched = useEffectEvent(() => JSON.stringify(worthKeeping(defaultValues ?? {})));
  const restore = useEffectEvent((kept: FieldValues) => {
    const values = form.getValues();
    const restored = withDraft(values, defaultValues ?? {}, kept) as Values;
    if (JSON.stringify(restored) !== JSON.stringify(values)) form.reset(restored, { keepDefaultValues: true });
  });

  useEffect(() => {
    if (!name) return;
    beginDraft(name);
    restore(worthKeeping(readDraft(name)));

    // The form tells of more than typing: what has not changed since it was sent must not come back.
    let known = untouched();
    const write = (values: FieldValues) => {
      const kept = worthKeeping(values);
      const text = JSON.stringify(kept);
      if (text !== known && !isForgotten(name)) writeDraft(name, kept);
      known = text;
    };
    write(form.getValues());
    const keep = form.subscribe({ formState: { values: true }, callback: ({ values }) => write(values) });
    // Told by the form itself: the step that was sent may be gone before it renders again.
    let sent: number | undefined = 0;
    const forget = form.subscribe({
      formState: { errors: true },
      callback({ isSubmitSuccessful, isSubmitting, submitCount }) {
        if (!isSubmitSuccessful || isSubmitting || submitCount === sent) return;
        sent = submitCount;
        if (!keepWhenSent) removeDraft(name);
      },
    });
    return () => {
      keep();
      forget();
    };
  }, [form, name, keepWhenSent]);
}
