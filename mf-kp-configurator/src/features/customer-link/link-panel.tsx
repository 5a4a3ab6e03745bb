import type { ProposalLink } from '@site/contracts/proposal-link';
import { formatDate } from '@site/kernel/dates';
import { toast, toastProblem, useApi, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { iconCopy } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import { useEffect, useRef, useState } from 'react';
import css from './customer-link.module.css';

interface LinkPanelProps {
  slug: string;
  link: ProposalLink;
  onChanged: (link: ProposalLink) => void;
}

const questions = {
  POST: { text: 'Прежняя ссылка перестанет открываться. Клиенту нужно будет отправить новую.', yes: 'Заменить' },
  DELETE: { text: 'Предложение перестанет открываться у\u00a0всех, кому отправлена ссылка.', yes: 'Отозвать' },
};

/** The customer's link: copied, or revoked or replaced after a confirmation. */
export function LinkPanel({ slug, link: { url, valid_until, viewed_at }, onChanged }: LinkPanelProps) {
  const api = useApi();
  const { support_phone } = useSite().contacts;
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const [busy, setBusy] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  // Each state has its own buttons, and the pressed one is gone: the focus moves to the first of them.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.querySelector('button')?.focus();
  }, [url, asking]);

  async function change(method: keyof typeof questions) {
    setBusy(true);
    const response = await api.call(`${method} /account/kp/proposals/{slug}/link/`, { params: { slug } });
    setBusy(false);
    if (!response.ok) return void toastProblem(response.problem, support_phone);
    setAsking(null);
    toast.success(method === 'POST' ? 'Новая ссылка готова' : 'Ссылка отозвана');
    onChanged(response.value.link);
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Ссылка скопирована');
    } catch {
      // No permission or an insecure connection: select the link for copying by hand.
      panel.current?.querySelector('input')?.select();
      toast.info('Скопируйте выделенную ссылку');
    }
  }

  if (asking)
    return (
      <div ref={panel} className={css.body}>
        <p>{questions[asking].text}</p>
        <div className={css.actions}>
          <Button
            variant={asking === 'DELETE' ? 'danger' : 'primary'}
            loading={busy}
            onClick={() => void change(asking)}
          >
            {questions[asking].yes}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(null)}>
            Оставить
          </Button>
        </div>
      </div>
    );
  if (!url)
    return (
      <div ref={panel} className={css.body}>
        <Alert tone="warning">Ссылка отозвана: клиент не&nbsp;может открыть предложение.</Alert>
        <Button loading={busy} onClick={() => void change('POST')}>
          Создать новую ссылку
        </Button>
      </div>
    );
  return (
    <div ref={panel} className={css.body}>
      <Field label="Ссылка для&nbsp;клиента" hint="Открывается без входа у&nbsp;каждого, кто её получил">
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <p className={css.facts}>
        {`${viewed_at ? `Клиент открыл ${formatDate(viewed_at)}` : 'Клиент ещё не\u00a0открывал'}, действует до\u00a0${formatDate(valid_until)}`}
      </p>
      <div className={css.actions}>
        <Button iconStart={iconCopy} onClick={() => void copy(url)}>
          Скопировать
        </Button>
        <Button variant="ghost" onClick={() => setAsking('POST')}>
          Новая ссылка
        </Button>
        <Button variant="ghost" onClick={() => setAsking('DELETE')}>
          Отозвать
        </Button>
      </div>
    </div>
  );
}
