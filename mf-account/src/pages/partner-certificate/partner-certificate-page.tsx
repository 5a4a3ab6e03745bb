import { paths } from '@site/contracts/paths';
import type { Certificate } from '@site/contracts/partner-certificates';
import { useLoaderData, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { iconDownload } from '@site/ui/icons';
import { Container } from '@site/ui/layout';
import { TextLink } from '@site/ui/link';
import { formatPhone, telHref } from '@site/kernel/phone';
import { CertificateCard } from '../../features/certificate/certificate-card.tsx';
import css from './partner-certificate-page.module.css';
import type { loader } from './route.ts';

export function PartnerCertificatePage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { company, certificate, check_url } = pagedata;
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      {certificate ? (
        <>
          <Notice certificate={certificate} />
          <CertificateCard certificate={certificate}>
            <ButtonLink href={paths.partnerCertificatePdf()} iconStart={iconDownload} download>
              Скачать PDF
            </ButtonLink>
          </CertificateCard>
          <p className={css.quiet}>
            Заказчик может проверить сертификат по&nbsp;номеру на&nbsp;странице{' '}
            <TextLink href={check_url}>«Проверка сертификата партнёра»</TextLink>. QR-код в&nbsp;документе ведёт
            на&nbsp;страницу вашей компании в&nbsp;каталоге партнёров.
          </p>
        </>
      ) : (
        <Missing company={company} />
      )}
    </Container>
  );
}

function Notice({ certificate: { state } }: { certificate: Certificate }) {
  const { support_phone } = useSite().contacts;
  if (state === 'active') return null;
  const isOver = state === 'expired';
  return (
    <Alert tone="warning" title={isOver ? 'Срок сертификата истёк' : 'Сертификат скоро истечёт'}>
      Чтобы продлить его на&nbsp;год, позвоните менеджеру:{' '}
      <TextLink href={telHref(support_phone)}>{formatPhone(support_phone)}</TextLink>
    </Alert>
  );
}

function Missing({ company }: { company: string | null }) {
  if (!company)
    return (
      <EmptyState title="Сертификат выдаётся компаниям">
        Вы сотрудник производителя и&nbsp;не&nbsp;представляете компанию партнёрской сети.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Сертификат появится после подключения к&nbsp;партнёрской сети"
      actions={<ButtonLink href={paths.content('become-partner')}>Стать партнёром</ButtonLink>}
    >
      Он&nbsp;подтверждает заказчику статус компании {company} и&nbsp;действует год.
    </EmptyState>
  );
}
