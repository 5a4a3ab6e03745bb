import type { AcademyCertificate } from '@site/contracts/academy-certificates';
import { Grid } from '@site/ui/layout';
import { CertificateCard } from './certificate-card.tsx';
import css from './certificates-list.module.css';

interface CertificatesListProps {
  certificates: readonly AcademyCertificate[];
  headedBy: 'holder' | 'training';
  'aria-labelledby': string;
}

export const CertificatesList = ({ certificates, headedBy, ...labelled }: CertificatesListProps) => (
  <Grid min={320} role="list" {...labelled}>
    {certificates.map((certificate) => (
      <div key={certificate.number} role="listitem" className={css.item}>
        <CertificateCard certificate={certificate} headedBy={headedBy} />
      </div>
    ))}
  </Grid>
);
