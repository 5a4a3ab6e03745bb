import type { Proposal } from '@site/contracts/proposals';
import type { Seo } from '@site/contracts/seo';
import { useParams } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Container } from '@site/ui/layout';
import { useEffect } from 'react';
import { useEditor } from '../../features/car-park/editor/editor-context.tsx';
import { EditorSteps } from '../../features/car-park/editor-steps.tsx';
import css from '../../features/car-park/frame/frame.module.css';
import { useDraft } from './editor/draft-context.ts';
import { EditorHeader } from './frame/editor-header.tsx';
import { FinalActions } from './frame/final-actions.tsx';
import { LeavingGuard } from './frame/leaving-guard.tsx';
import { PricesNote } from './frame/prices-note.tsx';
import { SaveAlerts } from './frame/save-alerts.tsx';
import { StatusNote } from './frame/status-note.tsx';
import { OfferStep } from './offer/offer-step.tsx';

interface ProposalEditorProps {
  proposal: Proposal;
  breadcrumbs: Seo['breadcrumbs'];
}

export function ProposalEditor({ proposal, breadcrumbs }: ProposalEditorProps) {
  const { returned } = proposal;
  const { readOnly } = useEditor();
  const { autosave, editing } = useDraft();
  const { step } = useParams();

  useEffect(() => autosave.start(), [autosave]);
  useEffect(() => editing.start(), [editing]);

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
      <EditorSteps requested={step} lastStep={<OfferStep />} finalActions={<FinalActions />} />
    </Container>
  );
}
