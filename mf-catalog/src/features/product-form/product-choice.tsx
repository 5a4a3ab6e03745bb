import type { RelatedProduct } from '@site/contracts/manage-goods';
import { formatNumber } from '@site/kernel/numbers';
import { useApi } from '@site/runtime';
import { list as listCss } from '@site/staff/list';
import { DialogSearch, useFound } from '@site/staff/search';
import { RetryAlert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Checkbox, ChoiceGroup, Radio } from '@site/ui/choice';
import { Dialog } from '@site/ui/dialog';
import { Skeleton } from '@site/ui/skeleton';
import { useCallback, useState } from 'react';
import css from './product-choice.module.css';

interface ProductChoiceProps {
  /** Label of the field. */
  label: string;
  /** Article of the product that is edited, which cannot be chosen. */
  own: string;
  /** Articles. */
  chosen: readonly string[];
  /** Whether at most one is chosen. */
  only: boolean;
  onPick: (product: RelatedProduct) => void;
  onClose: () => void;
}

const PLACEHOLDERS = 5;

/** A dialog that finds products by article or name, to choose some. */
export function ProductChoice({ label, own, chosen, only, onPick, onClose }: ProductChoiceProps) {
  const [search, setSearch] = useState('');
  const api = useApi();
  const read = useCallback(
    (query: { page: number; search?: string }) => api.call('GET /manage/products/list/', { query }),
    [api],
  );
  const { found, isLoading, isFailed, retry } = useFound(search.trim(), read);
  const items = found?.items.filter(({ article }) => article !== own);
  const Choice = only ? Radio : Checkbox;
  const status = () => {
    if (isLoading) return 'Ищем…';
    if (!found || !items) return '';
    if (items.length === 0) return 'Ничего не\u00a0нашлось';
    return found.total > found.items.length
      ? `Показаны первые ${items.length} из\u00a0${formatNumber(found.total)}: уточните запрос`
      : `Найдено: ${items.length}`;
  };
  return (
    <Dialog
      open
      size="large"
      title={`${label}: выбор`}
      footer={<Button onClick={onClose}>{`Готово: ${chosen.length}`}</Button>}
      onClose={onClose}
    >
      <div className={css.choose}>
        <DialogSearch label="Артикул или название" value={search} onChange={setSearch} />
        <p className={listCss.quiet} role="status">
          {status()}
        </p>
        {isFailed && <RetryAlert onRetry={retry}>Не&nbsp;удалось найти товары</RetryAlert>}
        <ChoiceGroup legend="Найденные товары" legendHidden>
          <div aria-busy={isLoading}>
            {items?.map((product) => (
              <Choice
                key={product.article}
                name={`choice ${label}`}
                label={product.name}
                hint={product.published ? product.article : `${product.article}, не\u00a0на\u00a0сайте`}
                checked={chosen.includes(product.article)}
                onChange={() => onPick(product)}
              />
            )) ??
              (isLoading &&
                Array.from({ length: PLACEHOLDERS }, (_, place) => <Skeleton key={place} height="3.5rem" />))}
          </div>
        </ChoiceGroup>
      </div>
    </Dialog>
  );
}
