import type { ManagedCertificate } from '@site/contracts/manage-certificates';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { listed } from '@site/kernel/listed';
import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { TextLink } from '@site/ui/link';
import { CertificateBadge } from '../../features/certificate/certificate-badge.tsx';
import { CertificateDecisions } from './certificate-decisions.tsx';
import type { loader } from './route.ts';

export function StaffCertificatePage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && `Сертификат ${page.value.number}`}>
      {(certificate) => <CertificateView key={certificate.number} {...certificate} />}
    </StaffSectionPage>
  );
}

function CertificateView(certificate: ManagedCertificate) {
  const { number, company, level, directions, issued_on, valid_until, state, reason, decisions } = certificate;
  return (
    <>
      <CertificateDecisions {...certificate} />
      <Facts
        facts={[
          ['Состояние', <CertificateBadge state={state} />],
          ['Причина отзыва', reason],
          ['Компания', company],
          ['Статус партнёра', level],
          ['Направления', listed(directions)],
          ['Выдан', formatDate(issued_on)],
          ['Действует до', formatDate(valid_until)],
          [
            'Для всех',
            <TextLink href={paths.partnerCertificateCheck(number)}>Проверка сертификата на&nbsp;сайте</TextLink>,
          ],
        ]}
      />
      <DecisionHistory decisions={decisions} />
    </>
  );
}
