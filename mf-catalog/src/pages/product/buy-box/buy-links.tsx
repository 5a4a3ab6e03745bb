import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { iconMapPin, iconWrench } from '@site/ui/icons';
import css from './buy-box.module.css';

/** Where the product is got. Without a price the first step is to ask for it. */
export function BuyLinks({ priced }: { priced: boolean }) {
  return (
    <div className={css.links}>
      {!priced && <ButtonLink href={paths.contacts()} size="large" className={css.wide}>Запросить цену</ButtonLink>}
      <ButtonLink href={paths.whereToBuy()} variant={priced ? 'primary' : 'secondary'} iconStart={iconMapPin}>
        Где купить
      </ButtonLink>
      <ButtonLink href={paths.partners({ service: 'mounting' })} variant="secondary" iconStart={iconWrench}>
        Заказать монтаж
      </ButtonLink>
    </div>
  );
}
