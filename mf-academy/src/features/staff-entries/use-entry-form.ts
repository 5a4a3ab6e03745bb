import { showProblem, useSiteForm, type SiteForm, type SiteFormOptions } from '@site/forms/form';
import { forgetDraft } from '@site/forms/use-draft';
import { type CallResult, toast, useRevalidator } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import type { BaseSyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';

interface EntryFormOptions<Values extends FieldValues> extends Pick<
  SiteFormOptions<Values>,
  'schema' | 'defaultValues'
> {
  /** Unique on the site. */
  draft: string;
  send: (values: Values) => Promise<CallResult<{ slug: string }>>;
  /** Toast after success. */
  done: string;
  onSaved: (slug: string) => unknown;
  /** Gets the message that names what a colleague has saved meanwhile. */
  onConflict: (message: string) => void;
}

/**
 * A form of an entry of the academy, remounted for each revision of it. After a conflict the draft brings what was typed
 * into the form of the newer revision.
 */
export function useEntryForm<Values extends FieldValues>({
  schema,
  defaultValues,
  draft,
  send,
  done,
  onSaved,
  onConflict,
}: EntryFormOptions<Values>): { form: SiteForm<Values>; submit: (event?: BaseSyntheticEvent) => Promise<void> } {
  const { revalidate } = useRevalidator();
  const form = useSiteForm<Values>({ schema, defaultValues, draft: { name: draft } });
  const submit = form.handleSubmit(async (values) => {
    const response = await send(values);
    if (response.ok) {
      forgetDraft(draft);
      toast.success(done);
      await onSaved(response.value.slug);
      return;
    }
    const { problem, status } = response;
    // A form without an error counts as sent, which would remove its draft.
    showProblem(form, shownAsSent(problem));
    if (problem.code === 'edited_meanwhile') onConflict(problem.message);
    if ([403, 404, 409].includes(status)) await revalidate();
  });
  return { form, submit };
}
