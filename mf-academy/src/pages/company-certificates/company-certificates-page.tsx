import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { CertificatesList } from '../../features/certificates/certificates-list.tsx';
import { CertificateFilters } from './certificate-filters.tsx';
import css from './company-certificates-page.module.css';
import type { loader } from './route.ts';

export function CompanyCertificatesPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { company, items, total_unfiltered, ...filters } = pagedata;
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1 className={css.title}>{seo.h1}</h1>
      <p className={css.lead}>
        {company}: сертификаты академии у&nbsp;тех, кто работает в&nbsp;компании сейчас. Сначала те, срок которых
        истекает.
      </p>
      {total_unfiltered > 0 && <CertificateFilters {...filters} />}
      {items.length > 0 && (
        <h2 id="found" className={css.count}>
          Найдено: {formatCount(items.length, ['сертификат', 'сертификата', 'сертификатов'])}
        </h2>
      )}
      {items.length > 0 ? (
        <CertificatesList certificates={items} headedBy="holder" aria-labelledby="found" />
      ) : total_unfiltered > 0 ? (
        <EmptyState
          title="Таких сертификатов нет"
          headingLevel={2}
          actions={<ButtonLink href={paths.accountCertificates()}>Показать все</ButtonLink>}
        >
          Измените отбор или посмотрите все сертификаты сотрудников.
        </EmptyState>
      ) : (
        <EmptyState
          title="Сертификатов у&nbsp;сотрудников пока нет"
          headingLevel={2}
          actions={<ButtonLink href={paths.academyCalendar()}>Расписание академии</ButtonLink>}
        >
          Запишите сотрудников на&nbsp;занятие: после обучения сертификаты появятся здесь.
        </EmptyState>
      )}
    </Container>
  );
}
