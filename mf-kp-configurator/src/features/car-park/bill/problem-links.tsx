import { proposalSteps, stepLabels } from '@site/contracts/proposal-steps';
import { Icon } from '@site/ui/icon';
import { iconError, iconWarning } from '@site/ui/icons';
import { useEditor, useResult } from '../editor/editor-context.tsx';
import { isOpen } from '../steps/step-states.ts';
import { worst } from '../steps/problems-of.ts';
import css from './bill.module.css';

export function ProblemLinks() {
  const { stepHref } = useEditor();
  const result = useResult();
  const steps = proposalSteps.flatMap((step) => {
    const problems = result.calculation.problems.filter((problem) => problem.step === step);
    // Steps that are not open yet are not reported.
    return problems.length > 0 && isOpen(step, result) ? [{ step, problems }] : [];
  });
  if (steps.length === 0) return null;
  return (
    <ul className={css.problems} aria-label="Ошибки и&nbsp;замечания">
      {steps.map(({ step, problems }) => {
        const severity = worst(problems);
        return (
          <li key={step} data-severity={severity}>
            <Icon shape={severity === 'error' ? iconError : iconWarning} size={20} />
            <span>
              <a href={stepHref(step)}>{stepLabels[step]}</a>
              <span>{`: ${problems[0]?.text}${problems.length > 1 ? ` и\u00a0ещё ${problems.length - 1}` : ''}`}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
