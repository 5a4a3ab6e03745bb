import type { TrainingPageData } from '@site/contracts/academy-trainings';
import { paths } from '@site/contracts/paths';
import { RequestFormPlaceholder } from '@site/forms/request-form-frame';
import { Panel } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { lazy, Suspense } from 'react';
import { EventsList } from '../../features/events/events-list.tsx';
import css from './training-page.module.css';

// Form library, masks and rules: who finds a date does not pay for them.
const RequestForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shown-request-form" */ '@site/forms/request-form')).RequestForm,
}));

/** When it takes place next, where one registers; who finds no date may ask for one. */
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
