import { useSiteForm, type SiteForm } from '@site/forms/form';
import type { CallResult } from '@site/runtime';
import { DecisionForm, useNewerValues } from '@site/staff/decide';
import type { ReactNode } from 'react';
import type { $ZodType } from 'zod/v4/core';

export interface EditDialogProps<Read, Values extends Record<string, unknown>> {
  title: string;
  /** The stored values. */
  values: Read;
  /** Name of the draft, unique on the site. */
  draft: string;
  schema: $ZodType<Values, Values>;
  toForm: (values: Read) => Values;
  /** Calls the API with the typed values and those that were read. */
  save: (typed: Values, read: Read) => Promise<CallResult<unknown>>;
  /** Toast after success. */
  done: string;
  onClose: () => void;
  children: (form: SiteForm<Values>) => ReactNode;
}

/** Changes stored values. Shows the changes that a colleague made meanwhile, and keeps the typed values. */
export function EditDialog<Read, Values extends Record<string, unknown>>({
  values,
  draft,
  schema,
  toForm,
  save,
  children,
  ...dialog
}: EditDialogProps<Read, Values>) {
  const form = useSiteForm<Values>({ schema, defaultValues: toForm(values) as never, draft: { name: draft } });
  const { read, take } = useNewerValues(form, values, toForm);

  async function send(typed: Values) {
    const response = await save(typed, read);
    if (!response.ok && response.problem.code === 'edited_meanwhile') take(response.problem.data?.values as Read);
    return response;
  }

  return (
    <DecisionForm form={form} size="large" submit="Сохранить" send={send} {...dialog}>
      {children(form)}
    </DecisionForm>
  );
}
