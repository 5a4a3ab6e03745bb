import { buyingPointTypeNames } from '@site/contracts/buying-point-types';
import { partnerServiceNames } from '@site/contracts/partner-services';
import type { BuyingPoint, OnlineShop } from '@site/contracts/where-to-buy';
import { listed } from '@site/kernel/listed';
import { formatNumber } from '@site/kernel/numbers';
import { parseUrl } from '@site/kernel/parse-url';
import { formatPhone, telHref } from '@site/kernel/phone';
import { typograph } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import css from './where-to-buy-page.module.css';

const AUTHORISED = 'Авторизованный продавец';

/** Shows the host name, which is easy to remember. */
const SiteLink = ({ site }: { site: string }) => (
  <TextLink href={site} rel="noopener nofollow" className={css.link}>
    {(parseUrl(site)?.hostname ?? site).replace(/^www\./, '')}
  </TextLink>
);

const Owner = ({ owner }: Pick<BuyingPoint, 'owner'>) =>
  owner && (
    <p className={css.quiet}>
      Магазин партнёра{' '}
      <TextLink href={owner.url} className={css.link}>
        «{owner.name}»
      </TextLink>
    </p>
  );

/** «Пн–Пт, 9:00–18:00. Ворота, домофония» */
const hoursAndGoods = ({ hours, directions }: Pick<BuyingPoint | OnlineShop, 'hours' | 'directions'>) =>
  typograph([hours, listed(directions)].filter(Boolean).join('. '));

/** A shop without a location, available from any town. */
export function OnlineShopCard({ shop }: { shop: OnlineShop }) {
  const { name, site, phone, opening, note, owner } = shop;
  return (
    <li className={css.point}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.badges}>
        <Badge>{buyingPointTypeNames.online}</Badge>
        {shop.is_authorised && <Badge tone="info">{AUTHORISED}</Badge>}
        {opening && <Badge tone={opening.is_open ? 'success' : 'neutral'}>{typograph(opening.text)}</Badge>}
      </p>
      {note && <p>{typograph(note)}</p>}
      <Owner owner={owner} />
      <p className={css.quiet}>{hoursAndGoods(shop)}</p>
      <p className={css.links}>
        <SiteLink site={site} />
        {phone && (
          <TextLink href={telHref(phone)} className={css.link}>
            {formatPhone(phone)}
          </TextLink>
        )}
      </p>
    </li>
  );
}

interface PointCardProps {
  point: BuyingPoint;
  /** «от центра города», «от вас» */
  from: string;
  chosen: boolean;
  marked: boolean;
  /** Selects the point and leads to the map. */
  href: string;
  onMark: (id: string | null) => void;
}

export function PointCard({ point, from, chosen, marked, href, onMark }: PointCardProps) {
  const { id, name, partner, url, site, note, address, opening, phone, services } = point;
  const { distance_km: distance } = point;
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
      <h2 className={css.name}>{url === null ? name : <a href={url}>{name}</a>}</h2>
      {partner && <p className={css.quiet}>Филиал компании «{partner}»</p>}
      <p className={css.badges}>
        {point.level_label && <Badge tone="info">{point.level_label}</Badge>}
        {point.types
          .filter((type) => type !== 'dealer')
          .map((type) => (
            <Badge key={type}>{buyingPointTypeNames[type]}</Badge>
          ))}
        {point.types.includes('shop') && point.is_authorised && <Badge tone="info">{AUTHORISED}</Badge>}
        {opening && <Badge tone={opening.is_open ? 'success' : 'neutral'}>{typograph(opening.text)}</Badge>}
      </p>
      <p>
        {typograph(address)}
        {distance !== null && <span className={css.quiet}>{` — ${formatNumber(distance, 1)}\u00a0км ${from}`}</span>}
      </p>
      <p className={css.quiet}>{hoursAndGoods(point)}</p>
      {services.length > 0 && (
        <p className={css.quiet}>Услуги: {listed(services.map((one) => partnerServiceNames[one]))}</p>
      )}
      {note && <p className={css.quiet}>{typograph(note)}</p>}
      <Owner owner={point.owner} />
      <p className={css.links}>
        {phone && (
          <TextLink href={telHref(phone)} className={css.link}>
            {formatPhone(phone)}
          </TextLink>
        )}
        {site && <SiteLink site={site} />}
        {point.coords && (
          <TextLink href={href} className={css.link} aria-label={`На карте: ${name}`}>
            На&nbsp;карте
          </TextLink>
        )}
      </p>
    </li>
  );
}
