import type { CheckedCertificate } from '@site/contracts/academy-certificates';
import { formatDate } from '@site/kernel/dates';
import { typograph } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { iconPdf } from '@site/ui/icons';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { type Fact, Facts } from '../facts/facts.tsx';
import css from './certificate-card.module.css';
import { stateTones } from './state-tones.ts';

interface CertificateCardProps {
  /** `trainer` and `pdf_url` are set when the certificate belongs to the user. */
  certificate: CheckedCertificate & { trainer?: string; pdf_url?: string | null };
  /** The attribute that distinguishes the certificates of the page. */
  headedBy: 'holder' | 'training';
}

export function CertificateCard({ certificate, headedBy }: CertificateCardProps) {
  const { number, holder, training, level, trainer, issued_on, valid_until, state, label, pdf_url } = certificate;
  const facts: (Fact | false)[] = [
    headedBy === 'holder' && ['Обучение', typograph(training)],
    level !== '' && ['Уровень', level],
    trainer !== undefined && trainer !== '' && ['Преподаватель', trainer],
    ['Выдан', formatDate(issued_on)],
    ['Действует до', formatDate(valid_until)],
  ];
  return (
    <Card className={css.card}>
      <div className={css.head}>
        <span className={css.number}>№&nbsp;{number}</span>
        <Badge tone={stateTones[state]}>{label}</Badge>
      </div>
      <h3 className={css.title}>{headedBy === 'holder' ? holder : typograph(training)}</h3>
      <Facts facts={facts.filter((fact) => fact !== false)} />
      {pdf_url && (
        <div className={css.actions}>
          <ButtonLink variant="secondary" iconStart={iconPdf} href={pdf_url} download>
            Скачать PDF<VisuallyHidden>: сертификат {number}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
