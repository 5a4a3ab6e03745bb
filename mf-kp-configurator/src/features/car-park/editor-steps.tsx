import { type ProposalStep, proposalSteps } from '@site/contracts/proposal-steps';
import { useNavigate, useSearchParams } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { BillBar } from './bill/bill-bar.tsx';
import { RunningBill } from './bill/running-bill.tsx';
import { useEditor, useResult } from './editor/editor-context.tsx';
import { StepFrame } from './frame/step-frame.tsx';
import { StepRail } from './frame/step-rail.tsx';
import { useUndoKeys } from './frame/use-undo-keys.ts';
import { PlanOverview } from './plan/plan-overview.tsx';
import { ShowMissingContext } from './steps/step-context.tsx';
import { isFinished, isOpen, stepAfter } from './steps/step-states.ts';
import { StepView } from './steps/step-view.tsx';
import css from './editor-steps.module.css';

/** The first step has no lanes yet; the summary has the large plan. */
const showsPlan = (step: ProposalStep) => step !== 'structure' && step !== 'summary-checking';

interface EditorStepsProps {
  /** The step of the address, which may be locked or unknown. */
  requested: string | undefined;
  /** Fields of the last step. */
  lastStep: ReactNode;
  finalActions: ReactNode;
}

/** The steps of a car park, with its plan and its bill. */
export function EditorSteps({ requested, lastStep, finalActions }: EditorStepsProps) {
  const editor = useEditor();
  const { state, stepHref } = editor;
  const result = useResult();
  const navigate = useNavigate();
  const step = proposalSteps.find((one) => one === requested) ?? result.incomplete;
  const [search] = useSearchParams();
  const closed = proposalSteps.find((one) => one === search.get('closed') && !isOpen(one, result));
  const [attempts, setAttempts] = useState({ step, count: 0 });
  const failedAttempts = attempts.step === step ? attempts.count : 0;
  const after = stepAfter(step);

  useUndoKeys(editor);

  // Depends on the address alone: an open step stays, even when an undo would lock it.
  const leaveLocked = useEffectEvent(() => {
    if (requested !== step || !isOpen(step, result))
      void navigate(stepHref(result.incomplete, { closed: requested }), { replace: true });
  });
  useEffect(() => leaveLocked(), [requested]);

  const next = () => {
    // The rendered result may lag behind the typed document.
    const { calculate, document } = state;
    if (after && isFinished(step, calculate(document.configuration))) void navigate(stepHref(after));
    else setAttempts({ step, count: failedAttempts + 1 });
  };

  return (
    <>
      <StepRail current={step} />
      <div className={css.columns} data-plan={showsPlan(step) || undefined}>
        {showsPlan(step) && (
          <div className={css.plan}>
            <PlanOverview />
          </div>
        )}
        <ShowMissingContext value={failedAttempts > 0 || closed !== undefined}>
          <StepFrame
            step={step}
            closed={closed}
            failedAttempts={failedAttempts}
            onNext={next}
            finalActions={finalActions}
          >
            {step === 'additional-info' ? lastStep : <StepView key={step} step={step} />}
          </StepFrame>
        </ShowMissingContext>
        <Panel role="complementary" aria-label="Смета" className={css.aside} data-print="hide">
          <RunningBill step={step} />
        </Panel>
      </div>
      <BillBar step={step}>{after && <Button onClick={next}>Далее</Button>}</BillBar>
    </>
  );
}
