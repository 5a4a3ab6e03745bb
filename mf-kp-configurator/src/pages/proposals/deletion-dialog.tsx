import type { ListedProposal } from '@site/contracts/proposals';
import { problemText, useApi } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';

interface DeletionDialogProps {
  proposal: ListedProposal;
  onDone: (text: string) => void;
  onClose: () => void;
}

export function DeletionDialog({ proposal: { slug, number, object_name }, onDone, onClose }: DeletionDialogProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function remove() {
    setBusy(true);
    const response = await api.call('DELETE /account/kp/proposals/{slug}/', { params: { slug } });
    setBusy(false);
    if (response.ok) return onDone(`Черновик ${number} удалён`);
    setProblem(await problemText(response.problem));
  }

  const footer = (
    <>
      <Button variant="danger" loading={busy} onClick={() => void remove()}>
        Удалить
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Отменить
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={`Удалить черновик ${number}?`} footer={footer} size="small">
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <p>
        {object_name && <span>{`${object_name}. `}</span>}
        <span>Вернуть удалённое нельзя. Если предложение ещё пригодится, уберите его в&nbsp;архив.</span>
      </p>
    </Dialog>
  );
}
