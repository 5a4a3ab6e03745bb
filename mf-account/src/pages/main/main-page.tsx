import { paths } from '@site/contracts/paths';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useLoaderData, useSession, useSite } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Card } from '@site/ui/card';
import { iconAcademy, iconGrid, iconParking } from '@site/ui/icons';
import { Container } from '@site/ui/layout';
import { TextLink } from '@site/ui/link';
import { PersonalCard } from './personal-card.tsx';
import type { loader } from './route.ts';
import { SectionCard } from './section-card.tsx';
import css from './main-page.module.css';

const sections = [
  {
    icon: iconParking,
    title: 'Коммерческие предложения',
    text: 'Подбор оборудования для парковки и\u00a0предложения вашим клиентам.',
    url: paths.proposals(),
  },
  {
    icon: iconGrid,
    title: 'Каталог',
    text: 'Автоматика для ворот, шлагбаумы, парковочные системы, запасные части.',
    url: paths.catalog(),
  },
  {
    icon: iconAcademy,
    title: 'Академия',
    text: 'Ближайшие курсы и\u00a0вебинары для монтажников и\u00a0партнёров.',
    url: paths.academy(),
  },
];

export function MainPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const personal = useSession((session) => session.personal);
  const { support_phone, support_hours, email } = useSite().contacts;

  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      {pagedata.company && <p className={css.company}>{pagedata.company}</p>}

      <div role="list" aria-label="Разделы" className={css.sections}>
        {sections.map((section) => (
          <SectionCard key={section.url} {...section} />
        ))}
      </div>

      <div className={css.details}>
        {personal && <PersonalCard personal={personal} company={pagedata.company} />}
        <Card>
          <h2 className={css.cardTitle}>Нужна помощь</h2>
          <p>
            Позвоните: <TextLink href={telHref(support_phone)}>{formatPhone(support_phone)}</TextLink>
            <br />
            <span className={css.quiet}>{support_hours}</span>
          </p>
          <p>
            Или напишите: <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </p>
        </Card>
      </div>
    </Container>
  );
}
