import type { ArticlesAnswer } from '@site/contracts/cart';
import { useTabValue } from '@site/forms/tab-value';
import { countProducts } from '@site/kernel/plurals';
import { toast, useApi, useChange, useUnsavedInput, type ShopAnswer } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { Field } from '@site/ui/field';
import { iconList } from '@site/ui/icons';
import { Textarea } from '@site/ui/input';
import { useEffect, useState, type SubmitEvent } from 'react';
import { focusHeading } from './line-id.ts';
import css from './cart-page.module.css';

type Report = Pick<ArticlesAnswer, 'added' | 'failed'>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** For partners, who come with a list of articles. */
export const AddArticlesButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="ghost" size="small" iconStart={iconList} onClick={onClick}>Добавить по&nbsp;артикулам</Button>
);

interface ArticlesDialogProps {
  follow: (change: Promise<ShopAnswer | undefined>) => Promise<ShopAnswer | undefined>;
  onClose: () => void;
}

/** Rows that failed stay in the field, each with its reason below; what is typed is kept until it is in the cart. */
export function ArticlesDialog({ follow, onClose }: ArticlesDialogProps) {
  const api = useApi();
  const change = useChange();
  const [draft, setDraft] = useTabValue('cart-articles', isText);
  const [report, setReport] = useState<Report>();
  const [sending, setSending] = useState(false);
  const [empty, setEmpty] = useState(false);
  const text = draft ?? '';
  useUnsavedInput(text.trim() !== '');

  // An empty cart that has been filled has lost the button that the dialog gives the focus back to.
  useEffect(() => () => queueMicrotask(() => {
    if (document.activeElement === document.body) focusHeading();
  }), []);

  async function send() {
    setSending(true);
    let answered: Report | undefined;
    await follow(
      change({
        key: 'cart articles',
        apply: (counters) => counters,
        send: async () => {
          const result = await api.call<ArticlesAnswer>('POST', '/cart/articles/', { text });
          if (result.ok) answered = result.value;
          return result;
        },
      }),
    );
    setSending(false);
    if (!answered) return;
    const rest = answered.failed.map((row) => row.text).join('\n');
    setDraft(rest || null);
    setReport(answered);
    if (rest) return;
    toast.success(`В\u00a0корзину добавлено: ${countProducts(answered.added.length)}`);
    if (answered.added.every(({ message }) => !message)) onClose();
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim()) void send();
  };

  return (
    <Dialog open onClose={onClose} title={'Добавить по\u00a0артикулам'}>
      <form className={css.articles} onSubmit={submit} noValidate>
        {report && <Outcome report={report} />}
        <Field
          label="Список артикулов"
          hint={'По\u00a0одному в\u00a0строке, через точку с\u00a0запятой количество. Можно вставить два столбца из\u00a0таблицы'}
          error={empty ? 'Заполните это поле' : undefined}
        >
          <Textarea rows={8} value={text} placeholder={'901SL-0080; 2\n903BS-0010; 12'} onChange={(event) => setDraft(event.target.value)} />
        </Field>
        <div className={css.articlesActions}>
          <Button type="submit" loading={sending}>Добавить в&nbsp;корзину</Button>
          <Button variant="ghost" onClick={onClose}>Закрыть</Button>
        </div>
      </form>
    </Dialog>
  );
}

function Outcome({ report: { added, failed } }: { report: Report }) {
  const remarks = added.filter(({ message }) => message);
  return (
    <>
      {added.length > 0 && (
        <Alert tone="success" live title={`Добавлено: ${countProducts(added.length)}`}>
          {remarks.map(({ article, name, message }) => <p key={article}>{name}: {message}</p>)}
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert tone="danger" live title={"Эти строки остались в\u00a0списке"}>
          {failed.map(({ line, text, message }) => <p key={line}>«{text}»: {message}</p>)}
        </Alert>
      )}
    </>
  );
}
