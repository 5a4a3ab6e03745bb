import type { ArticlesResponse, ArticlesPreview } from '@site/contracts/cart';
import { useTabValue } from '@site/forms/tab-value';
import { countProducts } from '@site/kernel/plurals';
import { toast, toastProblem, useApi, useChange, useSite, useUnsavedInput } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { Field } from '@site/ui/field';
import { iconList } from '@site/ui/icons';
import { Textarea } from '@site/ui/input';
import { useEffect, useState, type SubmitEvent } from 'react';
import { ArticlesPreviewStep, FailedRows } from './articles-preview-step.tsx';
import { focusHeading } from './line-id.ts';
import css from './cart-page.module.css';

type Report = Pick<ArticlesResponse, 'added' | 'failed'>;

/** Shown when the request exceeds the size limit. */
const TOO_LONG = 'Список слишком длинный. Вставьте его по\u00a0частям';

const isText = (value: unknown): value is string => typeof value === 'string';

/** For buyers who paste lists of articles. */
export const AddArticlesButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="ghost" size="small" iconStart={iconList} data-scripted onClick={onClick}>
    Добавить по&nbsp;артикулам
  </Button>
);

/**
 * Shows how a pasted list was parsed before anything is added. Failed rows stay in the field with their reasons; the
 * text is kept until it is in the cart.
 */
export function ArticlesDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const change = useChange();
  const { header_phone: phone } = useSite().contacts;
  const [draft, setDraft] = useTabValue('cart-articles', isText);
  const [preview, setPreview] = useState<ArticlesPreview>();
  const [report, setReport] = useState<Report>();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const text = draft ?? '';
  useUnsavedInput(text.trim() !== '');

  // The button that opened the dialog is gone when an empty cart has been filled: focus the heading.
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      }),
    [],
  );

  async function check() {
    setSending(true);
    setReport(undefined);
    const result = await api.call('POST /cart/articles/preview/', { body: { text } });
    setSending(false);
    if (result.ok) return setPreview(result.value);
    const wrong = result.status === 413 ? TOO_LONG : result.problem.fields?.['text'];
    if (wrong) setError(wrong);
    else await toastProblem(result.problem, phone);
  }

  async function add({ understood, failed }: ArticlesPreview) {
    setSending(true);
    let answered: Report | undefined;
    const list = understood.map(({ article, qty }) => `${article}; ${qty}`).join('\n');
    await change({
      send: async () => {
        const result = await api.call('POST /cart/articles/', { body: { text: list } });
        if (result.ok) answered = result.value;
        return result;
      },
    });
    setSending(false);
    if (!answered) return;
    const outcome = { added: answered.added, failed: [...failed, ...answered.failed] };
    const rest = outcome.failed.map((row) => row.text).join('\n');
    setDraft(rest || null);
    setPreview(undefined);
    setReport(outcome);
    if (rest) return;
    toast.success(`В\u00a0корзину добавлено: ${countProducts(answered.added.length)}`);
    if (answered.added.every(({ message }) => !message)) onClose();
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(text.trim() ? undefined : 'Заполните это поле');
    if (text.trim()) void check();
  };

  return (
    <Dialog open onClose={onClose} title={'Добавить по\u00a0артикулам'}>
      {preview ? (
        <ArticlesPreviewStep
          preview={preview}
          sending={sending}
          onAdd={() => void add(preview)}
          onBack={() => setPreview(undefined)}
        />
      ) : (
        <form method="dialog" className={css.articles} onSubmit={submit} noValidate>
          {report && <Outcome report={report} />}
          <Field
            label="Список артикулов"
            hint={
              'Вставьте строки из\u00a0таблицы: артикул, название и\u00a0количество в\u00a0любом порядке, с\u00a0заголовком или без. Или по\u00a0одному в\u00a0строке, через точку с\u00a0запятой количество'
            }
            error={error}
          >
            <Textarea
              rows={8}
              value={text}
              placeholder={'901SL-0080; 2\n903BS-0010; 12'}
              onChange={(event) => setDraft(event.target.value)}
            />
          </Field>
          <div className={css.articlesActions}>
            <Button type="submit" loading={sending}>
              Проверить список
            </Button>
            <Button variant="ghost" onClick={onClose}>
              Закрыть
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Outcome({ report: { added, failed } }: { report: Report }) {
  const remarks = added.filter(({ message }) => message);
  return (
    <>
      {added.length > 0 && (
        <Alert tone="success" live title={`Добавлено: ${countProducts(added.length)}`}>
          {remarks.map(({ article, name, message }) => (
            <p key={article}>
              {name}: {message}
            </p>
          ))}
        </Alert>
      )}
      <FailedRows failed={failed} title={'Эти строки остались в\u00a0списке'} />
    </>
  );
}
