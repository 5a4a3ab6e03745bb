import type { TrainingPageData } from '@site/contracts/academy-trainings';
import { paths } from '@site/contracts/paths';
import { RequestFormPlaceholder } from '@site/forms/request-form-frame';
import { Panel } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { lazy, Suspense } from 'react';
import { EventsList } from '../../features/events/events-list.tsx';
import css from './training-page.module.css';

// A chunk with form library, masks and rules: a training with dates does not load it.
const RequestForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shown-request-form" */ '@site/forms/request-form')).RequestForm,
}));

/** Upcoming dates with their registration, or a request form when there are none. */
export function DatesSection({ training, events }: Pick<TrainingPageData, 'training' | 'events'>) {
  return (
    <section id="dates" aria-labelledby="dates-title" className={css.dates}>
      <h2 id="dates-title">Ближайшие даты</h2>
      {events.length > 0 ? (
        <EventsList events={events} label="Ближайшие даты" />
      ) : (
        <>
          <p className={css.text}>
            Дата пока не&nbsp;назначена. Оставьте заявку: координатор сообщит о&nbsp;ближайшей группе и&nbsp;запишет
            вас&nbsp;заранее.
          </p>
          <Panel padding="large">
            <Suspense fallback={<RequestFormPlaceholder code="training-request" />}>
              <RequestForm
                key={training.url}
                code="training-request"
                about={`Программа: ${training.title}`}
                successText="Заявка принята. Координатор свяжется с&nbsp;вами"
              />
            </Suspense>
          </Panel>
        </>
      )}
      <p className={css.text}>
        Группу от&nbsp;пяти человек обучим{' '}
        <TextLink href={paths.academyEvent('custom')}>в&nbsp;удобное для вас время</TextLink>: у&nbsp;нас, на&nbsp;вашей
        площадке или онлайн.
      </p>
    </section>
  );
}
