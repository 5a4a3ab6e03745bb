import type { CheckedDevice } from '@site/contracts/warranty';
import type { WarrantyBasis } from '@site/contracts/warranty-lists';
import { formatDate } from '@site/kernel/dates';
import { formatCount } from '@site/kernel/plurals';
import { Badge } from '@site/ui/badge';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { MoreLink, TextLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { Price } from '@site/ui/price';
import type { ClaimedDevice } from './claim-section.tsx';
import css from './device-card.module.css';

const bases: Record<WarrantyBasis, string> = {
  basic: 'базовый срок',
  series: 'увеличенный срок серии',
  partner: 'монтаж у\u00a0авторизованного партнёра',
};

interface DeviceCardProps {
  device: CheckedDevice;
  onClaim: (device: ClaimedDevice) => void;
}

export function DeviceCard({ device, onClaim }: DeviceCardProps) {
  const { serial, article, name, url, picture, state, text, parts } = device;
  return (
    <Card className={css.card} aria-live="polite">
      <div className={css.head}>
        <Picture picture={picture} sizes="160px" decorative className={css.picture} />
        <div className={css.what}>
          <Badge tone={state === 'active' ? 'success' : 'danger'}>{text}</Badge>
          <h3 className={css.name}>{url ? <TextLink href={url}>{name}</TextLink> : name}</h3>
          <p className={css.quiet}>
            Артикул {article}, серийный номер {serial}
          </p>
        </div>
      </div>
      <Facts device={device} />
      {parts.length > 0 && (
        <section aria-labelledby="parts-title">
          <h4 id="parts-title" className={css.subtitle}>
            Подходящие запасные части
          </h4>
          <ul className={css.parts}>
            {parts.map((part) => (
              <li key={part.article} className={css.part}>
                <span>
                  <TextLink href={part.url}>{part.name}</TextLink>
                  <span className={css.quiet}>, {part.article}</span>
                </span>
                <Price price={part.price} size="small" />
              </li>
            ))}
          </ul>
          {url && <MoreLink href={`${url}#spare-parts`}>Деталировка: выбрать деталь на&nbsp;чертеже</MoreLink>}
        </section>
      )}
      <div>
        <ButtonLink href="#claim" variant="secondary" onClick={() => onClaim({ article, serial })}>
          Обратиться по&nbsp;этому изделию
        </ButtonLink>
      </div>
    </Card>
  );
}

function Facts({
  device: { months, basis, sold_on: soldOn, made_in_week_of: madeOn, until },
}: Pick<DeviceCardProps, 'device'>) {
  return (
    <dl className={css.facts}>
      <div>
        <dt>Срок гарантии</dt>
        <dd>
          {formatCount(months, ['месяц', 'месяца', 'месяцев'])}, {bases[basis]}
        </dd>
      </div>
      <div>
        <dt>Изготовлено</dt>
        <dd>на&nbsp;неделе с&nbsp;{formatDate(madeOn)}</dd>
      </div>
      <div>
        <dt>Продано</dt>
        <dd>
          {soldOn
            ? formatDate(soldOn)
            : 'Дата неизвестна: срок считается со\u00a0дня изготовления. С\u00a0чеком он\u00a0может быть больше'}
        </dd>
      </div>
      <div>
        <dt>Гарантия до</dt>
        <dd>{formatDate(until)}</dd>
      </div>
    </dl>
  );
}
