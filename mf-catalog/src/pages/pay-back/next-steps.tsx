import { paths } from '@site/contracts/paths';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { cx } from '@site/ui/cx';
import { Section } from '@site/ui/layout';
import { MoreLink, TextLink } from '@site/ui/link';
import { phoneRow } from '@site/ui/phone-row';
import type { systems } from './systems.ts';
import css from './pay-back-page.module.css';

export function NextSteps({ other }: Pick<(typeof systems)['tickets'], 'other'>) {
  const { support_phone } = useSite().contacts;
  return (
    <Section title="Что дальше">
      <div className={cx(css.next, phoneRow)}>
        <Panel padding="large" className={css.way}>
          <h3>Точный расчёт</h3>
          <p>
            Соберите парковку сами: конфигуратор подберёт оборудование, начертит план и&nbsp;посчитает смету. Схему
            проездов <TextLink href={paths.contacts()}>уточнит инженер</TextLink>.
          </p>
          <ButtonLink href={paths.configurator()}>Открыть конфигуратор</ButtonLink>
        </Panel>
        <Panel padding="large" className={css.way}>
          <h3>Партнёр рядом с&nbsp;вами</h3>
          <p>Спроектирует, смонтирует и&nbsp;возьмёт парковку на&nbsp;обслуживание.</p>
          <ButtonLink href={paths.partners()} variant="secondary">
            Найти партнёра
          </ButtonLink>
        </Panel>
        <Panel padding="large" className={css.way}>
          <h3>Вы&nbsp;партнёр</h3>
          <p>
            Менеджер партнёрской сети подготовит коммерческое предложение для вашего заказчика:{' '}
            <TextLink className={css.phone} href={telHref(support_phone)}>
              {formatPhone(support_phone)}
            </TextLink>
            .
          </p>
          <ButtonLink href={paths.content('become-partner')} variant="secondary">
            Условия партнёрства
          </ButtonLink>
        </Panel>
      </div>
      <p className={css.other}>
        <strong>{other.title}</strong> {other.text} <MoreLink href={other.href}>Сравнить системы</MoreLink>
      </p>
    </Section>
  );
}
