import type { RevisionResponse } from '@site/contracts/company-profile';
import { showProblem } from '@site/forms/form';
import { toastProblem, useNavigate, type CallResult } from '@site/runtime';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Returns a handler for a submitted edit: it shows the result and, after a save, opens the page of the entry. */
export function useRevision<Values extends FieldValues>(form: UseFormReturn<Values>, pageOf: (id: string) => string) {
  const navigate = useNavigate();
  return async (sent: Promise<CallResult<RevisionResponse>>) => {
    const response = await sent;
    if (!response.ok) return showProblem(form, response.problem);
    const { code, id } = response.value;
    void toastProblem({ code });
    if (code === 'saved') await navigate(pageOf(id));
  };
}
