import type { ListedProposal } from '@site/contracts/proposals';
import { problemText, useApi } from '@site/runtime';
import { ConfirmDialog } from '@site/ui/dialog';
import { useForgetCopy } from '../../features/local-copies/local-copies.ts';

interface DeletionDialogProps {
  proposal: ListedProposal;
  onDone: (text: string) => void;
  onClose: () => void;
}

export function DeletionDialog({ proposal: { slug, number, object_name }, onDone, onClose }: DeletionDialogProps) {
  const api = useApi();
  const forgetCopy = useForgetCopy();

  async function remove() {
    const response = await api.call('DELETE /account/kp/proposals/{slug}/', { params: { slug } });
    if (!response.ok) return problemText(response.problem);
    forgetCopy(slug);
    onDone(`Черновик ${number} удалён`);
  }
  return (
    <ConfirmDialog title={`Удалить черновик ${number}?`} confirm="Удалить" danger onConfirm={remove} onClose={onClose}>
      {object_name && <span>{`${object_name}. `}</span>}
      <span>Вернуть удалённое нельзя. Если предложение ещё пригодится, уберите его в&nbsp;архив.</span>
    </ConfirmDialog>
  );
}
