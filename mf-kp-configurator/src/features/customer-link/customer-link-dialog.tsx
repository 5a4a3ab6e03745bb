import type { ProposalLink } from '@site/contracts/proposal-link';
import { problemText, reachGoal, useApi, useLoad } from '@site/runtime';
import { Alert, RetryAlert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import { useForgetCopy } from '../local-copies/local-copies.ts';
import { LinkPanel } from './link-panel.tsx';
import css from './customer-link.module.css';

interface CustomerLinkDialogProps {
  slug: string;
  number: string;
  /** Revision to send: the one the user has seen. */
  revision: number;
  isSent: boolean;
  /** Whether a manager may have to approve the proposal first. */
  mayNeedApproval: boolean;
  onClose: (done: LinkDialogResult) => void;
}

/** Result of the dialog; `approved`: submitted, and no manager had to decide. */
export type LinkDialogResult = 'sent' | 'submitted' | 'approved' | null;

/** Sends a proposal to the customer by creating its link; shows the existing link when it was sent before. */
export function CustomerLinkDialog({
  slug,
  number,
  revision,
  isSent,
  mayNeedApproval,
  onClose,
}: CustomerLinkDialogProps) {
  const api = useApi();
  const forgetCopy = useForgetCopy();
  const existing = useLoad(
    slug,
    (signal) => api.call('GET /account/kp/proposals/{slug}/link/', { params: { slug }, signal }),
    isSent,
  );
  const [changed, setChanged] = useState<ProposalLink>();
  const link = changed ?? existing.value?.link;
  const [sentHere, setSentHere] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [needsApproval, setNeedsApproval] = useState(false);

  async function send() {
    setBusy(true);
    const response = await api.call('POST /account/kp/proposals/{slug}/send/', {
      params: { slug },
      body: { revision },
    });
    setBusy(false);
    if (!response.ok) {
      setNeedsApproval(response.problem.code === 'proposal_approval');
      return setProblem(await problemText(response.problem));
    }
    forgetCopy(slug);
    reachGoal('kp_sent');
    setSentHere(true);
    setChanged(response.value.link);
  }

  async function submit() {
    setBusy(true);
    const response = await api.call('POST /account/kp/proposals/{slug}/submit/', {
      params: { slug },
      body: { revision },
    });
    setBusy(false);
    if (response.ok) {
      forgetCopy(slug);
      return onClose(response.value.proposal.status === 'approved' ? 'approved' : 'submitted');
    }
    setNeedsApproval(false);
    setProblem(await problemText(response.problem));
  }

  const close = () => onClose(sentHere ? 'sent' : null);
  const mayBeSent = !isSent && !link && !problem;
  const footer = (
    <>
      {mayBeSent && (
        <Button loading={busy} onClick={() => void send()}>
          Получить ссылку
        </Button>
      )}
      {needsApproval && (
        <Button loading={busy} onClick={() => void submit()}>
          Отправить на&nbsp;согласование
        </Button>
      )}
      <Button variant="secondary" onClick={close}>
        {mayBeSent || needsApproval ? 'Отменить' : 'Закрыть'}
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
        {existing.problem && <RetryAlert onRetry={existing.retry}>{existing.problem}</RetryAlert>}
        {link && <LinkPanel slug={slug} link={link} onChanged={setChanged} />}
        {mayBeSent && mayNeedApproval && (
          <p>
            Если предложение должен одобрить менеджер, ссылку можно получить только после согласования: отправить
            на&nbsp;него предложение можно будет здесь&nbsp;же.
          </p>
        )}
        {mayBeSent && (
          <p>
            Предложение будет считаться отправленным: цены и&nbsp;срок действия зафиксируются, и&nbsp;изменить можно
            будет только новую версию. Клиент откроет ссылку без входа на&nbsp;сайт.
          </p>
        )}
        {isSent && !link && !existing.problem && <p role="status">Открываем ссылку…</p>}
      </div>
    </Dialog>
  );
}
