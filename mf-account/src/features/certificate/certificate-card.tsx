import type { CheckedCertificate } from '@site/contracts/partner-certificates';
import { formatDate } from '@site/kernel/dates';
import { listed } from '@site/kernel/listed';
import { Card } from '@site/ui/card';
import type { ReactNode } from 'react';
import { CertificateBadge } from './certificate-badge.tsx';
import css from './certificate-card.module.css';

type Shown = Omit<CheckedCertificate, 'partner_url'>;

/** A certificate as shown to its holder and by the public check; `children` are its actions. */
export function CertificateCard({ certificate, children }: { certificate: Shown; children?: ReactNode }) {
  const { number, company, level, directions, issued_on, valid_until, state } = certificate;
  const facts: [string, string][] = [
    ['Статус', level],
    ['Направления', listed(directions)],
    ['Выдан', formatDate(issued_on)],
    ['Действует до', formatDate(valid_until)],
  ];
  return (
    <Card padding="large" className={css.card}>
      <div className={css.head}>
        <span className={css.number}>№&nbsp;{number}</span>
        <CertificateBadge state={state} />
      </div>
      <h2 className={css.company}>{company}</h2>
      <dl className={css.facts}>
        {facts.map(([term, value]) =>
          value ? (
            <div key={term} className={css.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children && <div className={css.actions}>{children}</div>}
    </Card>
  );
}
