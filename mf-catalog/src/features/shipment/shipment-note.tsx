import type { CartItem } from '@site/contracts/cart';
import { Icon } from '@site/ui/icon';
import { iconTruck } from '@site/ui/icons';
import css from './shipment-note.module.css';
import { shipmentTexts } from './shipments.ts';

/** When the order is shipped, and which lines would be ready earlier. */
export function ShipmentNote({ items }: { items: CartItem[] }) {
  const { whole, parts } = shipmentTexts(items);
  return (
    <div className={css.note}>
      <p className={css.whole}>
        <Icon shape={iconTruck} size={20} />
        <span>{whole}</span>
      </p>
      {parts.length > 0 && (
        <>
          <p>Товары будут готовы к&nbsp;отгрузке в&nbsp;разные сроки:</p>
          <ul className={css.parts}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p>Заказ отправим целиком. Чтобы получить часть раньше, оформите её отдельным заказом.</p>
        </>
      )}
    </div>
  );
}
