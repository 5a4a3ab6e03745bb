import type { ManagedEventDetails } from '@site/contracts/manage-events';
import { paths } from '@site/contracts/paths';
import { formatEventMoment, shownEventTime } from '@site/kernel/events';
import { formatPrice } from '@site/kernel/money';
import { formatNumber } from '@site/kernel/numbers';
import { formatCount } from '@site/kernel/plurals';
import { Facts } from '@site/ui/facts';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { statusNames } from '../../features/events/status-names.ts';
import { statusTones } from '../../features/events/status-tones.ts';

function seatsOf({ seats_taken, seats_total, waiting }: ManagedEventDetails): string {
  const taken = `Занято ${formatNumber(seats_taken)} из\u00a0${formatNumber(seats_total)}`;
  return waiting
    ? `${taken}, в\u00a0листе ожидания ${formatCount(waiting, ['человек', 'человека', 'человек'])}`
    : taken;
}

function priceOf({ price, partner_price }: ManagedEventDetails): string {
  if (price === 0) return 'Бесплатно';
  return partner_price === null
    ? formatPrice(price)
    : `${formatPrice(price)}, партнёрам ${partner_price === 0 ? 'бесплатно' : formatPrice(partner_price)}`;
}

export function EventFacts({ event }: { event: ManagedEventDetails }) {
  const { slug, status, starts_at, ends_at, timezone, moved_from, place, city, stream_url, trainers } = event;
  return (
    <Facts
      facts={[
        ['Состояние', <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>],
        ['Когда', shownEventTime(starts_at, ends_at, timezone)],
        ['Перенесено с', moved_from && formatEventMoment(moved_from, timezone)],
        ['Где', place ? `${place.title}\n${place.address}` : (city ?? 'Онлайн')],
        [
          'Трансляция',
          city ? null : stream_url ? <TextLink href={stream_url}>{stream_url}</TextLink> : 'Адреса пока нет',
        ],
        [trainers.length > 1 ? 'Преподаватели' : 'Преподаватель', trainers.map(({ name }) => name).join('\n')],
        ['Места', seatsOf(event)],
        ['Запись открыта до', formatEventMoment(event.registration_closes_at, timezone)],
        ['Цена места', priceOf(event)],
        ['Ссылки преподавателю', event.trainer_links ? `Действует: ${formatNumber(event.trainer_links)}` : null],
        ['На\u00a0сайте', <TextLink href={paths.academyEvent(slug)}>Страница мероприятия</TextLink>],
      ]}
    />
  );
}
