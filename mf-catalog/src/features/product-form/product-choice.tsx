import type { RelatedProduct } from '@site/contracts/manage-goods';
import { useApi } from '@site/runtime';
import { useCallback } from 'react';
import { ItemChoice } from './item-choice.tsx';

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

/** A dialog that finds products by article or name, to choose some. */
export function ProductChoice({ own, ...choice }: ProductChoiceProps) {
  const api = useApi();
  const read = useCallback(
    (query: { page: number; search?: string }) => api.call('GET /manage/products/list/', { query }),
    [api],
  );
  return (
    <ItemChoice
      {...choice}
      searchLabel="Артикул или название"
      foundLabel="Найденные товары"
      failed="Не&nbsp;удалось найти товары"
      none="Других товаров пока нет"
      read={read}
      optionOf={({ article, name, published }) =>
        article === own
          ? null
          : { key: article, label: name, hint: published ? article : `${article}, не\u00a0на\u00a0сайте` }
      }
    />
  );
}
