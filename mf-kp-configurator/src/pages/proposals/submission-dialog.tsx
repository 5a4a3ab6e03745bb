import { paths } from '@site/contracts/paths';
import type { ListedProposal } from '@site/contracts/proposals';
import { problemText, useApi } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { ConfirmDialog } from '@site/ui/dialog';
import { useForgetCopy } from '../../features/local-copies/local-copies.ts';

interface SubmissionDialogProps {
  proposal: ListedProposal;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Confirms the submission. An incomplete proposal shows the error and a link to it. */
export function SubmissionDialog({ proposal: { slug, number, revision }, onDone, onClose }: SubmissionDialogProps) {
  const api = useApi();
  const forgetCopy = useForgetCopy();

  async function submit() {
    const response = await api.call('POST /account/kp/proposals/{slug}/submit/', {
      params: { slug },
      body: { revision },
    });
    if (!response.ok) return problemText(response.problem);
    forgetCopy(slug);
    onDone(response.value.proposal.status === 'approved' ? `${number} согласовано` : `${number} на\u00a0согласовании`);
  }
  return (
    <ConfirmDialog
      title={`Отправить ${number} на согласование?`}
      confirm="Отправить"
      onConfirm={submit}
      remedy={<ButtonLink href={paths.proposal(slug)}>Открыть предложение</ButtonLink>}
      onClose={onClose}
    >
      Цены будут зафиксированы, и&nbsp;изменить можно будет только новую версию. Если решать менеджеру нечего,
      предложение согласуется сразу.
    </ConfirmDialog>
  );
}
