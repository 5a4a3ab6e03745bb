import { formatDateTime } from '@site/kernel/dates';
import { problemText, useApi, useRevalidator } from '@site/runtime';
import { ConfirmDecision } from '@site/staff/decide';
import { CopyButton } from '@site/staff/copy-button';
import { Button } from '@site/ui/button';
import { ConfirmDialog, Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import type { EventDialogProps } from './dialog-props.ts';
import css from './staff-event.module.css';

/** Creates a link, and shows it until the dialog is closed. */
export function TrainerLinkDialog({ event: { slug }, onClose }: EventDialogProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState<{ url: string; closes_at: string }>();

  async function create() {
    const response = await api.call('POST /manage/events/{slug}/trainer-link/', { params: { slug } });
    if (!response.ok) return problemText(response.problem);
    setLink(response.value);
  }
  if (!link)
    return (
      <ConfirmDialog title="Ссылка преподавателю" confirm="Создать ссылку" onConfirm={create} onClose={onClose}>
        По&nbsp;ней преподаватель отметит пришедших без входа на&nbsp;сайт. Прежние ссылки продолжат действовать.
      </ConfirmDialog>
    );
  const close = () => {
    onClose();
    void revalidate();
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Ссылка создана"
      footer={
        <>
          <CopyButton text={link.url} done="Ссылка скопирована">
            Скопировать ссылку
          </CopyButton>
          <Button onClick={close}>Готово</Button>
        </>
      }
    >
      <p role="status">
        {`Передайте её преподавателю сейчас: больше она показана не\u00a0будет. Действует до\u00a0${formatDateTime(link.closes_at)}.`}
      </p>
      <p className={css.link}>{link.url}</p>
    </Dialog>
  );
}

export function RevokeLinksDialog({ event: { slug, trainer_links }, onClose }: EventDialogProps) {
  const api = useApi();
  return (
    <ConfirmDecision
      title="Отозвать ссылки преподавателю?"
      confirm="Отозвать"
      danger
      done="Ссылки отозваны"
      send={() => api.call('POST /manage/events/{slug}/trainer-link/revoke/', { params: { slug } })}
      onClose={onClose}
    >
      {`Перестанет действовать ссылок: ${trainer_links}. Сделанные отметки останутся.`}
    </ConfirmDecision>
  );
}
