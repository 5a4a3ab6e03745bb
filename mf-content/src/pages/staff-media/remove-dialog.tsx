import type { ManagedMedium } from '@site/contracts/manage-media';
import { useApi } from '@site/runtime';
import { ConfirmDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { isUsed, Users } from './medium-card.tsx';
import css from './staff-media.module.css';

/** Deletes a file that nothing has; otherwise names what has it. */
export function RemoveDialog({ medium, onClose }: { medium: ManagedMedium; onClose: () => void }) {
  const { name } = medium;
  const api = useApi();

  if (isUsed(medium))
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
          <Users medium={medium} all />
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
