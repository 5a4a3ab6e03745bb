import type { ArticlesPreview } from '@site/contracts/cart';
import { formatPrice } from '@site/kernel/money';
import { countProducts } from '@site/kernel/plurals';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { DataTable } from '@site/ui/data-table';
import { ProductName } from '@site/ui/product-name';
import { StockLabel } from '@site/ui/stock-label';
import { useEffect, useRef } from 'react';
import css from './cart-page.module.css';

interface ArticlesPreviewStepProps {
  preview: ArticlesPreview;
  sending: boolean;
  onAdd: () => void;
  onBack: () => void;
}

type Understood = ArticlesPreview['understood'][number];

const columns = [
  {
    key: 'name',
    title: 'Товар',
    cell: ({ article, name, stock, message }: Understood) => (
      <>
        <span className={css.remark}>{article}</span>
        <span>
          <ProductName name={name} />
        </span>
        <span className={css.previewStock}>
          <StockLabel stock={stock} />
        </span>
        {message && <span className={css.remark}>{message}</span>}
      </>
    ),
  },
  {
    key: 'qty',
    title: 'Кол-во',
    align: 'right' as const,
    cell: ({ qty, unit }: Understood) => <span className={css.nowrap}>{`${qty}\u00a0${unit}`}</span>,
  },
  {
    key: 'sum',
    title: 'Сумма',
    align: 'right' as const,
    cell: ({ qty, unit, price }: Understood) => (
      <>
        <span className={css.nowrap}>{formatPrice(price * qty)}</span>
        {qty > 1 && <span className={css.remark}>{`${formatPrice(price)} за\u00a0${unit}`}</span>}
      </>
    ),
  },
];

export function ArticlesPreviewStep({ preview, sending, onAdd, onBack }: ArticlesPreviewStepProps) {
  const { understood, failed } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  // This step replaces the focused field.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.articles}>
      <h3 ref={heading} tabIndex={-1} className={css.previewTitle}>
        {understood.length > 0
          ? `Распознано: ${countProducts(understood.length)}`
          : 'Ни\u00a0одна строка не\u00a0распознана'}
      </h3>
      {understood.length > 0 && (
        <DataTable
          caption="Что будет добавлено"
          captionHidden
          columns={columns}
          rows={understood}
          rowKey={({ line }) => line}
        />
      )}
      <FailedRows failed={failed} title={'Эти строки не\u00a0распознаны и\u00a0останутся в\u00a0списке'} />
      <div className={css.articlesActions}>
        {understood.length > 0 && (
          <Button loading={sending} onClick={onAdd}>
            Добавить в&nbsp;корзину
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          Изменить список
        </Button>
      </div>
    </div>
  );
}

export const FailedRows = ({ failed, title }: { failed: ArticlesPreview['failed']; title: string }) =>
  failed.length > 0 && (
    <Alert tone="danger" live title={title}>
      {failed.map(({ line, text, message }) => (
        <p key={line}>
          «{text}»: {message}
        </p>
      ))}
    </Alert>
  );
