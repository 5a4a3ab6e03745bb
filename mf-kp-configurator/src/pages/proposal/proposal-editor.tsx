import { paths } from '@site/contracts/paths';
import { type ProposalStep, proposalSteps } from '@site/contracts/proposal-steps';
import type { Proposal } from '@site/contracts/proposals';
import type { Seo } from '@site/contracts/seo';
import { useNavigate, useParams, useSearchParams } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { Container } from '@site/ui/layout';
import { useEffect, useEffectEvent, useState } from 'react';
import { BillBar } from './bill/bill-bar.tsx';
import { RunningBill } from './bill/running-bill.tsx';
import { useEditor, useResult } from './editor/editor-context.tsx';
import { EditorHeader } from './frame/editor-header.tsx';
import { LeavingGuard } from './frame/leaving-guard.tsx';
import { PricesNote } from './frame/prices-note.tsx';
import { SaveAlerts } from './frame/save-alerts.tsx';
import { StatusNote } from './frame/status-note.tsx';
import { StepFrame } from './frame/step-frame.tsx';
import { StepRail } from './frame/step-rail.tsx';
import { useUndoKeys } from './frame/use-undo-keys.ts';
import { PlanOverview } from './plan/plan-overview.tsx';
import { ShowMissingContext } from './steps/step-context.tsx';
import { isFinished, isOpen, stepAfter } from './steps/step-states.ts';
import { StepView } from './steps/step-view.tsx';
import css from './proposal-page.module.css';

/** The first step has no lanes yet; the summary has the large plan. */
const showsPlan = (step: ProposalStep) => step !== 'structure' && step !== 'summary-checking';

interface ProposalEditorProps {
  proposal: Proposal;
  breadcrumbs: Seo['breadcrumbs'];
}

export function ProposalEditor({ proposal, breadcrumbs }: ProposalEditorProps) {
  const { returned } = proposal;
  const editor = useEditor();
  const { slug, state, autosave, editing, readOnly } = editor;
  const result = useResult();
  const navigate = useNavigate();
  const params = useParams();
  const step = proposalSteps.find((one) => one === params.step) ?? result.incomplete;
  const [search] = useSearchParams();
  const closed = proposalSteps.find((one) => one === search.get('closed') && !isOpen(one, result));
  const [attempts, setAttempts] = useState({ step, count: 0 });
  const failedAttempts = attempts.step === step ? attempts.count : 0;
  const after = stepAfter(step);

  useUndoKeys(editor);
  useEffect(() => autosave.start(), [autosave]);
  useEffect(() => editing.start(), [editing]);

  // Depends on the address alone: an open step stays, even when an undo would lock it.
  const leaveLocked = useEffectEvent(() => {
    if (params.step !== step || !isOpen(step, result))
      void navigate(paths.proposalStep(slug, result.incomplete, { closed: params.step }), { replace: true });
  });
  useEffect(() => leaveLocked(), [params.step]);

  const next = () => {
    // The rendered result may lag behind the typed document.
    const { calculate, document } = state;
    if (after && isFinished(step, calculate(document.configuration))) void navigate(paths.proposalStep(slug, after));
    else setAttempts({ step, count: failedAttempts + 1 });
  };

  return (
    <Container className={css.page}>
      <LeavingGuard />
      <EditorHeader proposal={proposal} breadcrumbs={breadcrumbs} />
      {!proposal.may_edit && <StatusNote proposal={proposal} />}
      {!readOnly && returned && (
        <Alert tone="warning" title="Менеджер вернул предложение">
          {returned}
        </Alert>
      )}
      {!readOnly && <PricesNote proposal={proposal} />}
      <div id="saving" className={css.alerts}>
        <SaveAlerts />
      </div>
      <StepRail current={step} />
      <div className={css.columns} data-plan={showsPlan(step) || undefined}>
        {showsPlan(step) && (
          <div className={css.plan}>
            <PlanOverview />
          </div>
        )}
        <ShowMissingContext value={failedAttempts > 0 || closed !== undefined}>
          <StepFrame step={step} closed={closed} failedAttempts={failedAttempts} onNext={next}>
            <StepView key={step} step={step} />
          </StepFrame>
        </ShowMissingContext>
        <Panel role="complementary" aria-label="Смета" className={css.aside} data-print="hide">
          <RunningBill step={step} />
        </Panel>
      </div>
      <BillBar step={step}>{after && <Button onClick={next}>Далее</Button>}</BillBar>
    </Container>
  );
}
