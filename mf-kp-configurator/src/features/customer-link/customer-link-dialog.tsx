import type { ProposalLink } from '@site/contracts/proposal-link';
import { problemText, reachGoal, useApi } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useEffect, useState } from 'react';
import { LinkPanel } from './link-panel.tsx';
import css from './customer-link.module.css';

interface CustomerLinkDialogProps {
  slug: string;
  number: string;
  /** Revision to send: the one the user has seen. */
  revision: number;
  isSent: boolean;
  /** `sent` is true when the proposal was sent from this dialog. */
  onClose: (sent: boolean) => void;
}

/** Sends a proposal to the customer by creating its link; shows the existing link when it was sent before. */
export function CustomerLinkDialog({ slug, number, revision, isSent, onClose }: CustomerLinkDialogProps) {
  const api = useApi();
  const [link, setLink] = useState<ProposalLink | null>(null);
  const [sentHere, setSentHere] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    if (!isSent) return;
    const abort = new AbortController();
    const { signal } = abort;
    void api.call('GET /account/kp/proposals/{slug}/link/', { params: { slug }, signal }).then(async (response) => {
      if (signal.aborted) return;
      if (response.ok) setLink(response.value.link);
      else setProblem(await problemText(response.problem));
    });
    return () => abort.abort();
  }, [api, slug, isSent]);

  async function send() {
    setBusy(true);
    const response = await api.call('POST /account/kp/proposals/{slug}/send/', {
      params: { slug },
      body: { revision },
    });
    setBusy(false);
    if (!response.ok) return setProblem(await problemText(response.problem));
    reachGoal('kp_sent');
    setSentHere(true);
    setLink(response.value.link);
  }

  const close = () => onClose(sentHere);
  const mayBeSent = !isSent && !link && !problem;
  const footer = (
    <>
      {mayBeSent && (
        <Button loading={busy} onClick={() => void send()}>
          Получить ссылку
        </Button>
      )}
      <Button variant="secondary" onClick={close}>
        {mayBeSent ? 'Отменить' : 'Закрыть'}
      </Button>
    </>
  );
  return (
    <Dialog open size="small" onClose={close} title={`Ссылка на ${number} для клиента`} footer={footer}>
      <div className={css.body}>
        {problem && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
        {link && <LinkPanel slug={slug} link={link} onChanged={setLink} />}
        {mayBeSent && (
          <p>
            Предложение будет считаться отправленным: цены и&nbsp;срок действия зафиксируются, и&nbsp;изменить можно
            будет только новую версию. Клиент откроет ссылку без входа на&nbsp;сайт.
          </p>
        )}
        {isSent && !link && !problem && <p role="status">Открываем ссылку…</p>}
      </div>
    </Dialog>
  );
}
