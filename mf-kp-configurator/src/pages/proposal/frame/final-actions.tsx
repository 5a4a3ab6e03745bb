import { paths } from '@site/contracts/paths';
import { toast, toastProblem, useApi, useNavigate } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { CustomerLinkDialog, type LinkDialogResult } from '../../../features/customer-link/customer-link-dialog.tsx';
import { useForgetCopy } from '../../../features/local-copies/local-copies.ts';
import { ProposalFiles } from '../../../features/files/proposal-files.tsx';
import { useEditor } from '../editor/editor-context.tsx';
import css from './frame.module.css';

const reportSubmitted = (isApproved: boolean) =>
  toast.success(isApproved ? 'Предложение согласовано' : 'Предложение отправлено на\u00a0согласование');

export function FinalActions() {
  const { slug, number, state, autosave, sending, isDraft, readOnly, ...editor } = useEditor();
  const { saving } = useSnapshot(state);
  // Only the current editor may submit or send the draft.
  const isOthers = isDraft && readOnly;
  const mayBeSubmitted = editor.mayBeSubmitted && !isOthers;
  const api = useApi();
  const forgetCopy = useForgetCopy();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [linkOpen, setLinkOpen] = useState(false);

  async function submit() {
    setBusy(true);
    const response = await api.call('POST /account/kp/proposals/{slug}/submit/', {
      params: { slug },
      body: { revision: autosave.revision() },
    });
    setBusy(false);
    if (!response.ok) return toastProblem(response.problem);
    forgetCopy(slug);
    reportSubmitted(response.value.proposal.status === 'approved');
    await navigate(paths.proposals());
  }
  function closeLink(done: LinkDialogResult) {
    setLinkOpen(false);
    if (done === 'submitted' || done === 'approved') reportSubmitted(done === 'approved');
    // A sent or submitted proposal is read-only; the list shows its status.
    if (done) void navigate(paths.proposals());
  }

  return (
    <div className={css.last}>
      <ButtonLink variant="secondary" href={paths.proposals()}>
        К&nbsp;списку предложений
      </ButtonLink>
      {sending && !isOthers && (
        <Button
          variant={mayBeSubmitted ? 'secondary' : 'primary'}
          disabled={saving.kind !== 'saved'}
          onClick={() => setLinkOpen(true)}
        >
          Ссылка для&nbsp;клиента
        </Button>
      )}
      {linkOpen && (
        <CustomerLinkDialog
          {...{ slug, number }}
          revision={autosave.revision()}
          isSent={sending === 'link'}
          mayNeedApproval={mayBeSubmitted}
          onClose={closeLink}
        />
      )}
      {/* Files are made of the saved proposal, so they are disabled while changes are unsaved. */}
      <ProposalFiles slug={slug} variant="secondary" disabled={saving.kind !== 'saved'} />
      {mayBeSubmitted && (
        <Button loading={busy} disabled={saving.kind !== 'saved'} onClick={() => void submit()}>
          Отправить на&nbsp;согласование
        </Button>
      )}
    </div>
  );
}
