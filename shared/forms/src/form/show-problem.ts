import type { Problem } from '@site/contracts/problem';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

/** Problem code: the session expired while the form was filled in. */
export const UNAUTHORIZED = 'unauthorized';

/**
 * Shows an API problem in the form: at the fields that it names, the rest above the button. Values are kept. A field in
 * a group is named by its path: `company.inn`.
 */
export function showProblem<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { code, message, fields = {} }: Problem,
) {
  const values = form.getValues();
  const [known, other] = [[] as [string, string][], [] as string[]];
  for (const [name, text] of Object.entries(fields)) {
    if (get(values, name) !== undefined) known.push([name, text]);
    else other.push(text);
  }
  known.forEach(([name, text], index) =>
    form.setError(name as Path<Values>, { type: 'server', message: text }, { shouldFocus: index === 0 }),
  );
  if (known.length === 0 || other.length > 0)
    form.setError('root.server', {
      // A problem with more texts than the one of its code is shown as sent.
      type: other.length ? 'validation' : code,
      message: [message, ...other].join('. '),
    });
}
