import type { ListedLocation } from '@site/contracts/academy-locations';
import { mapLink } from '@site/kernel/map-link';
import { formatCount } from '@site/kernel/plurals';
import { typograph } from '@site/kernel/typography';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { iconCalendar, iconMapPin } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import css from './location-card.module.css';

export function LocationCard({ location }: { location: ListedLocation }) {
  const { url, title, city, address, longitude, latitude, upcoming_count, photo } = location;
  return (
    <Card role="listitem" padding="none">
      {photo && (
        <div className={css.photo}>
          <Picture picture={photo} fit="cover" sizes="(min-width: 1025px) 400px, (min-width: 600px) 50vw, 100vw" />
        </div>
      )}
      <div className={css.card}>
        <div>
          <p className={css.quiet}>{city}</p>
          <h2 className={css.title}>
            <TextLink href={url}>{typograph(title)}</TextLink>
          </h2>
        </div>
        <p className={css.line}>
          <Icon shape={iconMapPin} size={20} className={css.icon} />
          <span>
            {typograph(address)}
            <br />
            <TextLink
              href={mapLink(longitude, latitude)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Показать на карте: ${title}`}
              className={css.map}
            >
              Показать на&nbsp;карте
            </TextLink>
          </span>
        </p>
        <p className={css.line}>
          <Icon shape={iconCalendar} size={20} className={css.icon} />
          <span>
            {upcoming_count > 0
              ? formatCount(upcoming_count, ['ближайшее мероприятие', 'ближайших мероприятия', 'ближайших мероприятий'])
              : 'Расписание составляется'}
          </span>
        </p>
      </div>
    </Card>
  );
}
