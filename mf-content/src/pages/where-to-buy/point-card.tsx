import { partnerServiceNames } from '@site/contracts/partner-services';
import type { BuyingPoint } from '@site/contracts/where-to-buy';
import { formatPhone, telHref } from '@site/kernel/phone';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import css from './where-to-buy-page.module.css';

const km = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

interface PointCardProps {
  point: BuyingPoint;
  /** «от Омска», «от вас» */
  from: string;
  chosen: boolean;
  marked: boolean;
  /** Chooses it, and leads to the map. */
  href: string;
  onMark: (id: string | null) => void;
}

export function PointCard({ point, from, chosen, marked, href, onMark }: PointCardProps) {
  const { id, name, partner, url, address, opening, hours, phone, services, directions, distance_km: distance } = point;
  const mark = () => onMark(id);
  const leave = () => onMark(null);
  return (
    <li
      id={id}
      className={css.point}
      data-marked={marked || chosen || undefined}
      aria-current={chosen || undefined}
      onMouseEnter={mark}
      onMouseLeave={leave}
      onFocus={mark}
      onBlur={leave}
    >
      <h2 className={css.name}>
        <a href={url}>{name}</a>
      </h2>
      {partner && <p className={css.quiet}>Филиал компании «{partner}»</p>}
      <p className={css.badges}>
        <Badge tone="info">{point.level_label}</Badge>
        {opening && <Badge tone={opening.is_open ? 'success' : 'neutral'}>{opening.text}</Badge>}
      </p>
      <p>
        {address}
        {distance !== null && (
          <span className={css.quiet}>
            {' '}
            — {km.format(distance)}&nbsp;км {from}
          </span>
        )}
      </p>
      <p className={css.quiet}>{[hours, directions.join(', ')].filter(Boolean).join('. ')}</p>
      {services.length > 0 && (
        <p className={css.quiet}>Услуги: {services.map((one) => partnerServiceNames[one]).join(', ')}</p>
      )}
      <p className={css.links}>
        {phone && (
          <TextLink href={telHref(phone)} className={css.link}>
            {formatPhone(phone)}
          </TextLink>
        )}
        <TextLink href={href} className={css.link} aria-label={`На карте: ${name}`}>
          На&nbsp;карте
        </TextLink>
      </p>
    </li>
  );
}
