import type { AcademyCertificate } from '@site/contracts/academy-certificates';
import { paths } from '@site/contracts/paths';
import { TextLink } from '@site/ui/link';
import { CertificatesList } from '../../features/certificates/certificates-list.tsx';
import css from './own-certificates.module.css';

/** Certificates of the user, independent of the shown registrations. */
export function OwnCertificates({ certificates }: { certificates: readonly AcademyCertificate[] }) {
  return (
    <section aria-labelledby="own-certificates" className={css.section}>
      <h2 id="own-certificates" className={css.title}>
        Мои сертификаты
      </h2>
      {certificates.length > 0 ? (
        <CertificatesList certificates={certificates} headedBy="training" aria-labelledby="own-certificates" />
      ) : (
        <p className={css.none}>
          Сертификат появится здесь после обучения.{' '}
          <TextLink href={paths.academyCertificates()}>Как получить сертификат</TextLink>
        </p>
      )}
    </section>
  );
}
