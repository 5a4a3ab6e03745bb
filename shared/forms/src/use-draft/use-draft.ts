import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { beginDraft, isForgotten, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { changedValues, withDraft } from './draft-values.ts';

export interface DraftOptions<Values extends FieldValues> {
  /** Unique name of the form on the site. */
  name: string;
  /** Fields never stored: one-time codes, and consents, which must be given each time. */
  except?: readonly FieldPath<Values>[];
  /** For one of several steps: the values are needed until the last step calls `forgetDraft`. */
  keepWhenSent?: boolean;
}

/**
 * Stores the values that the visitor has changed in the tab's session storage until the form is submitted. They are restored after hydration,
 * because the server cannot read them.
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
  const changed = useEffectEvent((values: FieldValues) => worthKeeping(changedValues(values, defaultValues ?? {})));
  const restore = useEffectEvent((kept: FieldValues) => {
    const values = form.getValues();
    const restored = withDraft(values, defaultValues ?? {}, kept) as Values;
    if (JSON.stringify(restored) !== JSON.stringify(values)) form.reset(restored, { keepDefaultValues: true });
  });

  useEffect(() => {
    if (!name) return;
    beginDraft(name);
    restore(worthKeeping(readDraft(name)));

    // The subscription fires for more than typing: unchanged values must not be stored again after submission.
    let known = JSON.stringify({});
    const write = (values: FieldValues) => {
      const kept = changed(values);
      const text = JSON.stringify(kept);
      if (text !== known && !isForgotten(name)) writeDraft(name, kept);
      known = text;
    };
    write(form.getValues());
    const keep = form.subscribe({ formState: { values: true }, callback: ({ values }) => write(values) });
    // A subscription rather than an effect: the submitted step may unmount before it renders again.
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
