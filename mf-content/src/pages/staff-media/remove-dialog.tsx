import type { ManagedMedium } from '@site/contracts/manage-media';
import { useApi } from '@site/runtime';
import { ConfirmDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { ShownBy, UsedBy } from './medium-card.tsx';
import css from './staff-media.module.css';

/** Deletes a file that nothing shows; otherwise names the products, trainers and documents that do. */
export function RemoveDialog({ medium, onClose }: { medium: ManagedMedium; onClose: () => void }) {
  const { name, used_by, trainers, documents } = medium;
  const api = useApi();

  if (used_by.length + trainers.length + documents.length > 0)
    return (
      <Dialog
        open
        size="small"
        title="Файл используется"
        footer={<Button onClick={onClose}>Понятно</Button>}
        onClose={onClose}
      >
        <div className={css.form}>
          <p>{`Удалить ${name} нельзя, пока он используется. Сначала уберите его там.`}</p>
          {used_by.length > 0 && <UsedBy articles={used_by} all />}
          {trainers.length > 0 && <div>{`Портрет: ${trainers.join(', ')}`}</div>}
          {documents.length > 0 && <ShownBy documents={documents} all />}
        </div>
      </Dialog>
    );

  return (
    <ConfirmDecision
      title="Удалить файл?"
      confirm="Удалить"
      danger
      send={() => api.call('POST /manage/media/{name}/remove/', { params: { name } })}
      done="Файл удалён"
      onClose={onClose}
    >
      {`${name} исчезнет из\u00a0библиотеки. Вернуть его можно будет, только загрузив ещё раз.`}
    </ConfirmDecision>
  );
}
