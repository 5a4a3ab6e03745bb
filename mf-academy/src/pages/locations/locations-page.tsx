import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container, Grid } from '@site/ui/layout';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { LocationCard } from './location-card.tsx';
import type { loader } from './route.ts';
import css from './locations-page.module.css';

export function LocationsPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { locations } = pagedata;
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.lead}>
          В&nbsp;каждом классе&nbsp;— действующие стенды: участники собирают, подключают и&nbsp;настраивают оборудование
          своими руками.
        </p>
      </PageHead>
      <Container className={css.page}>
        {locations.length > 0 ? (
          <Grid min={300} role="list" aria-label="Учебные классы">
            {locations.map((location) => (
              <LocationCard key={location.url} location={location} />
            ))}
          </Grid>
        ) : (
          <EmptyState
            title="Очных классов пока нет"
            actions={<ButtonLink href={paths.academyCalendar()}>Расписание</ButtonLink>}
          >
            Вебинары доступны из&nbsp;любого места: выберите дату в&nbsp;расписании.
          </EmptyState>
        )}
      </Container>
    </>
  );
}
