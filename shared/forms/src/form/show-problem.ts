import type { Problem } from '@site/contracts/problem';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts a refused answer where the visitor looks: beside the fields that it names, the rest above the button. What was
 * typed stays.
 */
export function showProblem<Values extends FieldValues>(form: UseFormReturn<Values>, { message, fields = {} }: Problem) {
  const names = new Set(Object.keys(form.getValues()));
  const [known, other] = [[] as [string, string][], [] as string[]];
  for (const [name, text] of Object.entries(fields)) {
    if (names.has(name)) known.push([name, text]);
    else other.push(text);
  }
  known.forEach(([name, text], index) =>
    form.setError(name as Path<Values>, { type: 'server', message: text }, { shouldFocus: index === 0 }),
  );
  if (known.length === 0 || other.length > 0)
    form.setError('root.server', { type: 'server', message: [message, ...other].join('. ') });
}
