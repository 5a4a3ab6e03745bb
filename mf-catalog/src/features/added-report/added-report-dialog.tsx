import type { AddedReport } from '@site/contracts/lists';
import { paths } from '@site/contracts/paths';
import { formatPrice } from '@site/kernel/money';
import { Button, ButtonLink } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { ProductName } from '@site/ui/product-name';
import css from './added-report.module.css';

interface AddedReportDialogProps {
  report: AddedReport;
  /** Text shown when everything was already in the cart. */
  nothing: string;
  onClose: () => void;
}

/** Reports which products of a list were added to the cart, and names the missing ones. */
export function AddedReportDialog({
  report: { added, unavailable, price_changed },
  nothing,
  onClose,
}: AddedReportDialogProps) {
  const footer = (
    <>
      <ButtonLink href={paths.cart()}>Перейти в&nbsp;корзину</ButtonLink>
      <Button variant="secondary" onClick={onClose}>
        Остаться здесь
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      footer={footer}
      title={added > 0 ? 'Товары в\u00a0корзине' : 'Корзина не\u00a0изменилась'}
    >
      <div className={css.report}>
        <p>{added === 0 && unavailable.length === 0 ? nothing : `Добавлено: ${added}`}</p>
        {unavailable.length > 0 && (
          <div>
            <p>Нет в&nbsp;продаже:</p>
            <ul>
              {unavailable.map((name) => (
                <li key={name}>
                  <ProductName name={name} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {price_changed.length > 0 && (
          <div>
            <p>Цена изменилась:</p>
            <ul>
              {price_changed.map(({ name, before, now }) => (
                <li key={name}>
                  <ProductName name={name} />
                  <span>{`: была ${formatPrice(before)}, стала ${formatPrice(now)}`}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
