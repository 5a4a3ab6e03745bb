import { paths } from '@site/contracts/paths';
import { TextLink } from '@site/ui/link';
import { StepSection } from '../../features/car-park/steps/step-section.tsx';

/** In place of the last step, which has the texts of an offer: a car park without a proposal has none. */
export function OfferInvitation() {
  return (
    <StepSection title="Коммерческое предложение" lead="Парковка собрана: состав, план и&nbsp;смета готовы.">
      <p>
        Заказчика, условия и&nbsp;подпись добавляют в&nbsp;личном кабинете. Сохраните парковку, и&nbsp;она станет
        черновиком предложения: его можно скачать в&nbsp;PDF и&nbsp;отправить заказчику ссылкой.
      </p>
      <p>
        <span>Парковка нужна вашему объекту? </span>
        <TextLink href={paths.partners()}>Найдите партнёра</TextLink>
        <span>: он&nbsp;проверит схему на&nbsp;месте и&nbsp;смонтирует оборудование.</span>
      </p>
    </StepSection>
  );
}
