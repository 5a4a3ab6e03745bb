import { mapLink } from '@site/kernel/map-link';
import { formatPhone, telHref } from '@site/kernel/phone';
import { formatCount } from '@site/kernel/plurals';
import { typograph } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { iconMapPin } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { MailAddress } from '@site/ui/mail-address';
import { Picture } from '@site/ui/picture';
import { DetailLayout } from '../../features/detail-layout/detail-layout.tsx';
import { UpcomingSection } from '../../features/events/upcoming-section.tsx';
import { Facts } from '../../features/facts/facts.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import type { loader } from './route.ts';
import css from './location-page.module.css';

export function LocationPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { location, events } = pagedata;
  const { phone, email } = location;
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.city}>Учебный класс, {location.city}</p>
      </PageHead>
      <DetailLayout
        asideLabel="Адрес и&nbsp;контакты"
        aside={
          <Card className={css.card}>
            <Facts
              facts={[
                ['Адрес', typograph(location.address)],
                ['Телефон', <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>],
                [
                  'Электронная почта',
                  <TextLink href={`mailto:${email}`}>
                    <MailAddress address={email} />
                  </TextLink>,
                ],
              ]}
            />
            <ButtonLink
              variant="secondary"
              iconStart={iconMapPin}
              href={mapLink(location.longitude, location.latitude)}
              target="_blank"
              rel="noopener noreferrer"
            >
              Показать на&nbsp;карте
            </ButtonLink>
          </Card>
        }
      >
        {location.photos.length > 0 && (
          <ul className={css.photos} aria-label="Фотографии класса">
            {location.photos.map((photo, index) => (
              <li key={photo.src}>
                <Picture
                  picture={photo}
                  priority={index === 0}
                  sizes="(min-width: 1025px) 420px, (min-width: 600px) 50vw, 100vw"
                />
              </li>
            ))}
          </ul>
        )}
        <section aria-labelledby="way">
          <h2 id="way">Как добраться</h2>
          <p className={css.text}>{typograph(location.how_to_get_there)}</p>
        </section>
        {location.rooms.length > 0 && (
          <section aria-labelledby="rooms">
            <h2 id="rooms">Залы</h2>
            <ul className={css.rooms} aria-labelledby="rooms">
              {location.rooms.map(({ name, seats }) => (
                <li key={name}>
                  <span>{typograph(name)}</span>
                  <span className={css.seats}>{formatCount(seats, ['место', 'места', 'мест'])}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <UpcomingSection events={events} />
      </DetailLayout>
    </>
  );
}
