import { type ProposalStep, proposalSteps, stepLabels } from '@site/contracts/proposal-steps';
import { Button, ButtonLink } from '@site/ui/button';
import { iconArrowLeft, iconArrowRight } from '@site/ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { useEditor, useResult } from '../editor/editor-context.tsx';
import { ProblemList } from '../rules/problem-list.tsx';
import { ClosedStepNote } from './closed-step-note.tsx';
import { stepAfter, stepBefore } from '../steps/step-states.ts';
import css from './frame.module.css';

interface StepFrameProps {
  step: ProposalStep;
  /** The requested step, when it is locked and led here. */
  closed: ProposalStep | undefined;
  /** How many times the step was reported incomplete; each time moves the focus to the first problem. */
  failedAttempts: number;
  onNext: () => void;
  /** Actions of the last step, in place of «Далее». */
  finalActions: ReactNode;
  children: ReactNode;
}

/** Steps that show the problems of a lane or a zone beside it. */
const inPlace: readonly ProposalStep[] = ['structure', 'transportation-points'];

export function StepFrame({ step, closed, failedAttempts, onNext, finalActions, children }: StepFrameProps) {
  const { stepHref, readOnly } = useEditor();
  const { calculation } = useResult();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const before = stepBefore(step);
  const after = stepAfter(step);
  const problems = calculation.problems.filter(
    (problem) => problem.step === step && !(inPlace.includes(step) && problem.objects.length > 0),
  );

  // Runs after the shell has scrolled to the top: a step is part of the same page.
  useEffect(() => {
    const reached = shown.current === step ? null : heading.current;
    (note.current ?? reached)?.focus({ preventScroll: true });
    shown.current = step;
  }, [step, closed]);

  useEffect(() => {
    if (failedAttempts > 0)
      frame.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="status"] button')?.focus();
  }, [failedAttempts]);

  return (
    <section ref={frame} className={css.step} aria-labelledby="step-heading">
      <div>
        <p className={css.place}>{`Шаг ${proposalSteps.indexOf(step) + 1} из\u00a0${proposalSteps.length}`}</p>
        <h2 id="step-heading" ref={heading} tabIndex={-1} className={css.heading}>
          {stepLabels[step]}
        </h2>
      </div>
      {closed && <ClosedStepNote closed={closed} ref={note} />}
      <ProblemList problems={problems} />
      <fieldset className={css.fields} disabled={readOnly}>
        {children}
      </fieldset>
      <div className={css.ways} data-print="hide">
        {before && (
          <ButtonLink variant="secondary" iconStart={iconArrowLeft} href={stepHref(before)}>
            {stepLabels[before]}
          </ButtonLink>
        )}
        {after ? (
          <Button iconEnd={iconArrowRight} onClick={onNext}>
            {stepLabels[after]}
          </Button>
        ) : (
          <div className={css.last}>{finalActions}</div>
        )}
      </div>
    </section>
  );
}
