import { toast, toastProblem, useApi, useRevalidator, useSite } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { iconCopy } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import { useEffect, useRef, useState } from 'react';
import { copyLink } from '../../features/lists/copy-link.ts';
import css from './wishlist.module.css';

export function ShareForm({ initial }: { initial: string | null }) {
  const api = useApi();
  const revalidator = useRevalidator();
  const { header_phone: phone } = useSite().contacts;
  const [shareUrl, setShareUrl] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  const change = async (method: 'POST' | 'DELETE') => {
    setBusy(true);
    const answer = await api.call(`${method} /wishlist/share/`);
    setBusy(false);
    if (!answer.ok) return toastProblem(answer.problem, phone);
    setConfirming(false);
    setShareUrl(answer.value.share_url);
    if (method === 'DELETE') toast.success('Доступ по\u00a0ссылке закрыт');
    // Refresh the loader data for the next time the dialog opens.
    void revalidator.revalidate();
  };

  // The clicked button is gone in the next state: focus its first button.
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('button')?.focus();
  }, [shareUrl, confirming]);

  const link = shareUrl && window.location.origin + shareUrl;
  return (
    <div ref={form} className={css.share}>
      {!shareUrl || !link ? (
        <>
          <p>
            Откройте список по&nbsp;ссылке: её&nbsp;увидит каждый, кому вы&nbsp;её&nbsp;отправите, вместе с&nbsp;вашим
            именем. Цены каждый видит свои.
          </p>
          <Button loading={busy} onClick={() => void change('POST')}>
            Открыть доступ по&nbsp;ссылке
          </Button>
        </>
      ) : confirming ? (
        <>
          <p>Ссылка перестанет открываться у&nbsp;всех, кому вы&nbsp;её&nbsp;отправили. Новая ссылка будет другой.</p>
          <div className={css.actions}>
            <Button variant="danger" loading={busy} onClick={() => void change('DELETE')}>
              Закрыть доступ
            </Button>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              Оставить
            </Button>
          </div>
        </>
      ) : (
        <>
          <Field label="Ссылка на&nbsp;список" hint="Открывается без входа. Изменения списка видны сразу.">
            <Input readOnly value={link} onFocus={(event) => event.target.select()} />
          </Field>
          <div className={css.actions}>
            <Button iconStart={iconCopy} onClick={() => void copyLink(shareUrl)}>
              Скопировать
            </Button>
            <Button variant="ghost" onClick={() => setConfirming(true)}>
              Закрыть доступ
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
