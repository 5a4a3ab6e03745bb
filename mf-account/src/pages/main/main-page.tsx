import { paths } from '@site/contracts/paths';
import { useLoaderData, useSession } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { Container } from '@site/ui/layout';
import { ContactCard } from './contact-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import type { loader } from './route.ts';
import { SectionCard } from './section-card.tsx';
import { sectionsOf } from './sections.ts';
import { WaitingList } from './waiting-list.tsx';
import css from './main-page.module.css';

export function MainPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const personal = useSession((session) => session.personal);
  const { company, is_new, waiting, manager } = pagedata;

  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      {company && <p className={css.company}>{company}</p>}

      <WaitingList waiting={waiting} />
      {is_new && <Invitation />}

      <div role="list" aria-label="Разделы" className={css.sections}>
        {sectionsOf(personal, pagedata).map((section) => (
          <SectionCard key={section.url} {...section} />
        ))}
      </div>

      <div className={css.details}>
        {personal && <PersonalCard personal={personal} company={company} />}
        <ContactCard manager={manager} />
      </div>
    </Container>
  );
}

function Invitation() {
  return (
    <Panel className={css.invitation}>
      <div>
        <h2 className={css.cardTitle}>Здесь будут ваши заказы</h2>
        <p className={css.quiet}>
          Соберите корзину и&nbsp;оформите заказ: он появится здесь с&nbsp;документами и&nbsp;ходом доставки.
        </p>
      </div>
      <ButtonLink href={paths.catalog()}>Перейти в&nbsp;каталог</ButtonLink>
    </Panel>
  );
}
