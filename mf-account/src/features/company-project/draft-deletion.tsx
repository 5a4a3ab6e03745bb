import { problemText, useApi } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';

interface DraftDeletionProps {
  id: string;
  onDeleted: () => void;
  onClose: () => void;
}

export function DraftDeletion({ id, onDeleted, onClose }: DraftDeletionProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function remove() {
    setBusy(true);
    const response = await api.call('DELETE /account/profile/projects/{id}/draft/', { params: { id } });
    setBusy(false);
    if (response.ok) return onDeleted();
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
    <Dialog open onClose={onClose} title="Удалить черновик?" footer={footer} size="small">
      {problem ? (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      ) : (
        <p>Вернуть удалённое нельзя.</p>
      )}
    </Dialog>
  );
}
