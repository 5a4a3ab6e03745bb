import { paths } from '@site/contracts/paths';
import type { ListedProposal } from '@site/contracts/proposals';
import { problemText, useApi } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button, ButtonLink } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';

interface SubmissionDialogProps {
  proposal: ListedProposal;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Confirms the submission. An incomplete proposal shows the error and a link to it. */
export function SubmissionDialog({ proposal: { slug, number, revision }, onDone, onClose }: SubmissionDialogProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit() {
    setBusy(true);
    const response = await api.call('POST /account/kp/proposals/{slug}/submit/', {
      params: { slug },
      body: { revision },
    });
    setBusy(false);
    if (!response.ok) return setProblem(await problemText(response.problem));
    onDone(response.value.proposal.status === 'approved' ? `${number} согласовано` : `${number} на\u00a0согласовании`);
  }

  const footer = (
    <>
      {problem ? (
        <ButtonLink href={paths.proposal(slug)}>Открыть предложение</ButtonLink>
      ) : (
        <Button loading={busy} onClick={() => void submit()}>
          Отправить
        </Button>
      )}
      <Button variant="secondary" onClick={onClose}>
        Отменить
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={`Отправить ${number} на согласование?`} footer={footer} size="small">
      {problem ? (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      ) : (
        <p>
          Цены будут зафиксированы, и&nbsp;изменить можно будет только новую версию. Если решать менеджеру нечего,
          предложение согласуется сразу.
        </p>
      )}
    </Dialog>
  );
}
