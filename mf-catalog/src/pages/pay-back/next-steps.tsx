import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { Section } from '@site/ui/layout';
import { MoreLink } from '@site/ui/link';
import type { systems } from './systems.ts';
import css from './pay-back-page.module.css';

/** Who turns the estimate into a project: we, a partner nearby, or the partner himself in the configurator. */
export function NextSteps({ other }: Pick<(typeof systems)['tickets'], 'other'>) {
  return (
    <Section title="Что дальше">
      <div className={css.next}>
        <Panel padding="large" className={css.way}>
          <h3>Точный расчёт</h3>
          <p>Инженер уточнит схему проездов и&nbsp;подберёт состав оборудования под ваш объект.</p>
          <ButtonLink href={paths.contacts()}>Связаться с&nbsp;нами</ButtonLink>
        </Panel>
        <Panel padding="large" className={css.way}>
          <h3>Партнёр рядом с&nbsp;вами</h3>
          <p>Спроектирует, смонтирует и&nbsp;возьмёт парковку на&nbsp;обслуживание.</p>
          <ButtonLink href={paths.partners()} variant="secondary">Найти партнёра</ButtonLink>
        </Panel>
        <Panel padding="large" className={css.way}>
          <h3>Вы&nbsp;партнёр</h3>
          <p>Соберите систему в&nbsp;конфигураторе и&nbsp;отправьте заказчику коммерческое предложение.</p>
          <ButtonLink href={paths.proposals()} variant="secondary">Открыть конфигуратор</ButtonLink>
        </Panel>
      </div>
      <p className={css.other}>
        <strong>{other.title}</strong> {other.text} <MoreLink href={other.href}>Сравнить системы</MoreLink>
      </p>
    </Section>
  );
}
