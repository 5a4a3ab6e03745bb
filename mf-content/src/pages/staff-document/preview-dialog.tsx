import { type ContentRevision } from '@site/contracts/manage-content';
import { formatDateTime } from '@site/kernel/dates';
import { useApi } from '@site/runtime';
import { CopyButton } from '@site/staff/copy-button';
import { Alert } from '@site/ui/alert';
import { Button, ButtonLink } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import css from './staff-document.module.css';

/** Makes a link that shows a revision without a login. */
export function PreviewDialog({ revision, onClose }: { revision: ContentRevision; onClose: () => void }) {
  const { address, number } = revision;
  const api = useApi();
  const [made, setMade] = useState<{ url: string; expires_at: string }>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const response = await api.call('POST /manage/content/preview/', { body: { address, revision: number } });
    setBusy(false);
    if (response.ok) setMade(response.value);
    else setProblem(response.problem.message);
  };
  return (
    <Dialog
      open
      size="small"
      title={`Предпросмотр ревизии ${number}`}
      onClose={onClose}
      footer={
        made ? (
          <>
            <ButtonLink href={made.url} target="_blank" rel="noreferrer">
              Открыть предпросмотр
            </ButtonLink>
            <CopyButton text={made.url} done="Ссылка скопирована">
              Скопировать ссылку
            </CopyButton>
          </>
        ) : (
          <Button loading={busy} onClick={() => void make()}>
            Создать ссылку
          </Button>
        )
      }
    >
      <div className={css.form}>
        {made ? (
          <p role="status">
            {`Ссылка действует до\u00a0${formatDateTime(made.expires_at)}. Её можно отправить коллеге: вход для\u00a0неё не\u00a0нужен.`}
          </p>
        ) : (
          <p>По&nbsp;ссылке ревизию увидит каждый, кому вы её отправите. Ссылка действует 7&nbsp;дней.</p>
        )}
        {problem && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
