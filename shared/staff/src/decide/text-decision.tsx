import { TextareaField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import { useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { DecisionForm } from './decision-form.tsx';
import type { DecisionProps } from './use-decision.ts';

interface TextDecisionProps extends DecisionProps {
  /** Unique on the site. Keeps the typed text when the dialog is closed or the second factor expires. */
  draft: string;
  /** Field of the request. */
  name?: 'reason' | 'text';
  label?: string;
  hint?: string;
  maxLength?: number;
  /** Whether the text may be empty. */
  optional?: boolean;
  /** The text to change. */
  initialText?: string;
  /** Label of the submit button. */
  submit: string;
  /** Label of the other button. */
  cancel?: string;
  /** Whether the decision takes something away. */
  danger?: boolean;
  /** The consequences. */
  children?: ReactNode;
}

/** A decision with a text, required unless `optional`. Render it outside of what the decision removes from the page. */
export function TextDecision({
  send,
  draft,
  name = 'reason',
  label = 'Причина',
  hint,
  maxLength = 500,
  optional,
  initialText = '',
  children,
  ...decision
}: TextDecisionProps) {
  const form = useSiteForm<Record<string, string>>({
    schema: z.object({ [name]: optional ? z.string() : filled() }),
    defaultValues: { [name]: initialText },
    draft: { name: draft },
  });
  return (
    <DecisionForm {...decision} form={form} send={(values) => send(values[name] ?? '')}>
      {children && <p className={formColumns.wide}>{children}</p>}
      <div className={formColumns.wide}>
        <TextareaField
          control={form.control}
          name={name}
          label={label}
          hint={hint}
          rows={5}
          maxLength={maxLength}
          required={!optional}
        />
      </div>
    </DecisionForm>
  );
}
