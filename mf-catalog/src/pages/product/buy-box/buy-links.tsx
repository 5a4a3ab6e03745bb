import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { iconMapPin, iconWrench } from '@site/ui/icons';
import css from './buy-box.module.css';

export const BuyLinks = () => (
  <div className={css.links}>
    <ButtonLink href={paths.whereToBuy()} variant="ghost" iconStart={iconMapPin}>
      Где купить
    </ButtonLink>
    <ButtonLink href={paths.partners({ service: 'mounting' })} variant="ghost" iconStart={iconWrench}>
      Заказать монтаж
    </ButtonLink>
  </div>
);
