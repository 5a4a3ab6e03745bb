import type { ProductCard } from '@site/contracts/catalog';
import type { AddedReport } from '@site/contracts/lists';
import { useApi, useChange } from '@site/runtime';
import { Button } from '@site/ui/button';
import { iconCart } from '@site/ui/icons';
import { useState } from 'react';
import { AddedReportDialog } from '../../features/added-report/added-report-dialog.tsx';

interface AddAllToCartProps {
  products: readonly ProductCard[];
  className?: string;
}

/** Adds the whole list to the cart, and reports the products that could not be added. */
export function AddAllToCart({ products, className }: AddAllToCartProps) {
  const api = useApi();
  const change = useChange();
  const [adding, setAdding] = useState(false);
  const [report, setReport] = useState<AddedReport>();

  const add = async () => {
    setAdding(true);
    // Through the change queue, so that an earlier removal reaches the server first.
    await change({
      send: async () => {
        const answer = await api.call('POST /wishlist/to-cart/');
        if (answer.ok) setReport(answer.value);
        return answer;
      },
    });
    setAdding(false);
  };
  return (
    <>
      <Button
        className={className}
        iconStart={iconCart}
        loading={adding}
        disabled={products.length === 0}
        data-print="hide"
        data-scripted
        onClick={() => void add()}
      >
        Добавить всё в&nbsp;корзину
      </Button>
      {report && (
        <AddedReportDialog
          report={report}
          nothing={'Всё из\u00a0избранного уже лежит в\u00a0корзине.'}
          onClose={() => setReport(undefined)}
        />
      )}
    </>
  );
}
