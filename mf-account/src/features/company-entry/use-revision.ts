import type { RevisionAnswer } from '@site/contracts/company-profile';
import { showProblem } from '@site/forms/form';
import { toastProblem, useNavigate, type CallResult } from '@site/runtime';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What follows an edit that was sent: it is told what became of it, and stands beside what the site shows. */
export function useRevision<Values extends FieldValues>(form: UseFormReturn<Values>, then: (id: string) => string) {
  const navigate = useNavigate();
  return async (sent: Promise<CallResult<RevisionAnswer>>) => {
    const answer = await sent;
    if (!answer.ok) return showProblem(form, answer.problem);
    const { code, id } = answer.value;
    void toastProblem({ code });
    if (code === 'saved') await navigate(then(id));
  };
}
