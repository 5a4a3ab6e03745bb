import { type ProposalStep, proposalSteps, stepLabels } from '@site/contracts/proposal-steps';
import { Icon } from '@site/ui/icon';
import { iconCheck } from '@site/ui/icons';
import { useEditor, useResult } from '../editor/editor-context.tsx';
import { stepState, type StepState } from '../steps/step-states.ts';
import css from './step-rail.module.css';

const spoken: Record<StepState, string> = {
  done: ' (заполнен)',
  warning: ' (есть замечания)',
  error: ' (есть ошибки)',
  open: '',
  locked: ' (откроется после предыдущих)',
};

export function StepRail({ current }: { current: ProposalStep }) {
  const { stepHref } = useEditor();
  const result = useResult();
  return (
    <nav className={css.rail} aria-label="Шаги предложения" data-print="hide">
      <ol>
        {proposalSteps.map((step, index) => {
          const state = stepState(step, result);
          const inside = (
            <>
              <span className={css.mark}>
                {state === 'done' ? (
                  <Icon shape={iconCheck} size={16} />
                ) : state === 'error' || state === 'warning' ? (
                  '!'
                ) : (
                  index + 1
                )}
              </span>
              <span className={css.label}>
                {stepLabels[step]}
                <span className={css.spoken}>{spoken[state]}</span>
              </span>
            </>
          );
          return (
            <li key={step} data-state={state}>
              {state === 'locked' ? (
                <span className={css.step}>{inside}</span>
              ) : (
                <a className={css.step} href={stepHref(step)} aria-current={step === current ? 'step' : undefined}>
                  {inside}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
