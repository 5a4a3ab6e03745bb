import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';

export const SentDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="small"
    title="Заявка успешно отправлена!"
    footer={
      <ButtonLink href={paths.parkingSystems()} fullWidth>
        Вернуться к&nbsp;парковочным решениям
      </ButtonLink>
    }
  >
    Менеджер рассмотрит её и&nbsp;сообщит о&nbsp;решении по&nbsp;электронной почте.
  </Dialog>
);
