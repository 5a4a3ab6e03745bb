import type { Problem } from '@site/contracts/problem';
import type { SiteForm } from '@site/forms/form';
import { type CallResult, toast, useRevalidator } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import { useState } from 'react';

interface RevisionOptions<Values extends Record<string, unknown>> {
  form: SiteForm<Values>;
  /** Revision of the edited values. */
  revision: string;
  save: (values: Values, revision: string) => Promise<CallResult<{ changed: boolean }>>;
  done: string;
  /** Shows any problem but a colleague's change in between. */
  onProblem: (problem: Problem) => void;
}

/** Saves on top of the edited revision; after a colleague's change, only on the explicit wish to replace it. */
export function useRevision<Values extends Record<string, unknown>>({
  form,
  revision,
  save,
  done,
  onProblem,
}: RevisionOptions<Values>) {
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState<{ revision: string; message: string } | null>(null);

  async function send(values: Values, on: string) {
    const response = await save(values, on);
    if (response.ok) {
      setNewer(null);
      toast.success(response.value.changed ? done : 'Изменений не\u00a0было');
      return revalidate();
    }
    const { code, message, data } = response.problem;
    if (code === 'edited_meanwhile' && typeof data?.revision === 'string')
      setNewer({ revision: data.revision, message });
    else onProblem(shownAsSent(response.problem));
    // A form without an error counts as sent, which would remove its draft.
    form.setError('root.unsent', { type: 'unsent' });
    // The second factor may have expired.
    if (response.status === 403) await revalidate();
  }

  return {
    newer,
    submit: form.handleSubmit((values) => send(values, revision)),
    overwrite: form.handleSubmit((values) => send(values, newer?.revision ?? revision)),
  };
}
