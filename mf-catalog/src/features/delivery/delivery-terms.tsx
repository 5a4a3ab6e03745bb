import { formatDate } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { useSite } from '@site/runtime';
import { Select } from '@site/ui/input';
import { useDeliveryCity } from './use-delivery-city.ts';
import css from './delivery-terms.module.css';

const OTHER = 'Другой город';

interface DeliveryTermsProps {
  /** Sum of the goods: from a certain one on, the courier is free. */
  total: number;
  /** Null: a manager gives the day. */
  shipsOn: string | null;
}

/** Price and first day of delivery in the visitor's city, by the rules of the checkout. */
export function DeliveryTerms({ total, shipsOn }: DeliveryTermsProps) {
  const { courier, free_delivery_from: freeFrom } = useSite().settings;
  const { city: known, chooseCity } = useDeliveryCity();
  if (!courier || courier.cities.length === 0) return null;
  const city = known ?? courier.cities[0];
  const isServed = courier.cities.some((served) => served === city);
  const from = shipsOn === null ? 'срок уточнит менеджер' : `с\u00a0${formatDate(shipsOn)}`;
  const price =
    total < freeFrom ? `${formatPrice(courier.price)}, от\u00a0${formatPrice(freeFrom)} бесплатно` : 'бесплатно';
  return (
    <div className={css.terms}>
      <label className={css.city}>
        <span>Доставка</span>
        <Select
          value={isServed ? city : OTHER}
          data-scripted
          onChange={(event) => chooseCity(event.target.value)}
          className={css.select}
        >
          {[...courier.cities, OTHER].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </label>
      <dl className={css.methods}>
        {isServed ? (
          <div>
            <dt>Курьер</dt>
            <dd>{`${from}, ${price}`}</dd>
          </div>
        ) : (
          <div>
            <dt>Транспортная компания</dt>
            <dd>{`${shipsOn === null ? from : `отгрузим до\u00a0${formatDate(shipsOn)}`}, по\u00a0тарифу перевозчика`}</dd>
          </div>
        )}
        <div>
          <dt>Самовывоз</dt>
          <dd>{`${from}, бесплатно`}</dd>
        </div>
      </dl>
    </div>
  );
}
