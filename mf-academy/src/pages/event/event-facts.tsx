import type { EventPageData } from '@site/contracts/academy';
import { trainingCategoryLabels } from '@site/contracts/academy-lists';
import { shownEventTime } from '@site/kernel/events';
import { typograph } from '@site/kernel/typography';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { type Fact, Facts } from '../../features/facts/facts.tsx';
import { SeatPrice } from '../../features/seat-price/seat-price.tsx';
import { registrationLogin } from './registration-login.ts';
import parts from '../../features/detail-layout/detail-parts.module.css';

type Event = EventPageData['event'];

const isOpen = ({ status }: Event) => status === 'planned' || status === 'few_seats' || status === 'full';

function factsOf(event: Event): Fact[] {
  const { starts_at, ends_at, timezone, registration_closes_at } = event;
  return [
    [
      'Когда',
      <time key="when" dateTime={starts_at}>
        {shownEventTime(starts_at, ends_at, timezone)}
      </time>,
    ],
    ['Где', event.city ?? 'Онлайн'],
    ['Направление', trainingCategoryLabels[event.category]],
    ...(event.required
      ? [
          [
            'Нужен действующий сертификат',
            <TextLink key="required" href={event.required.url}>
              {typograph(event.required.title)}
            </TextLink>,
          ] as const,
        ]
      : []),
    ...(isOpen(event)
      ? [
          ['Свободно мест', `${event.seats_free} из\u00a0${event.seats_total}`] as const,
          ['Запись до', shownEventTime(registration_closes_at, registration_closes_at, timezone)] as const,
        ]
      : []),
  ];
}

export function EventFacts({ event, registering }: Pick<EventPageData, 'event' | 'registering'>) {
  return (
    <Card className={parts.card}>
      <Facts facts={factsOf(event)} />
      <p className={parts.price}>
        <SeatPrice of={event} per={'за\u00a0участника'} />
      </p>
      {isOpen(event) && (
        <ButtonLink href={registering ? '#registration' : registrationLogin(event.url)}>
          {event.status === 'full' ? 'В\u00a0лист ожидания' : 'Записаться'}
        </ButtonLink>
      )}
    </Card>
  );
}
