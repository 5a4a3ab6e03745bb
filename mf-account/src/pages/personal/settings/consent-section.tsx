import type { GivenConsent } from '@site/contracts/personal';
import { formatDate } from '@site/kernel/dates';
import { TextLink } from '@site/ui/link';
import css from '../personal-page.module.css';
import { Section } from '../section.tsx';
import { PublicationConsent } from './publication-consent.tsx';

interface ConsentSectionProps {
  consents: readonly GivenConsent[];
  /** Null when no company could publish the user's data. */
  publication: boolean | null;
}

/** Given consents with their date and version, which the law requires to show to the person. */
export function ConsentSection({ consents, publication }: ConsentSectionProps) {
  return (
    <Section title="Согласия">
      {publication !== null && <PublicationConsent given={publication} />}
      {consents.length === 0 ? (
        <p className={css.quiet}>Здесь появятся документы, с&nbsp;которыми вы&nbsp;согласились.</p>
      ) : (
        <ul className={css.list}>
          {consents.map(({ purpose, title, url, version, given_at, withdrawn_at }) => (
            <li key={purpose + given_at} className={css.row}>
              <div className={css.rowText}>
                <TextLink href={url}>{title}</TextLink>
                <div className={css.quiet}>
                  Редакция от&nbsp;{formatDate(version)} Дано {formatDate(given_at)}
                  {withdrawn_at && <span>{`, отозвано ${formatDate(withdrawn_at)}`}</span>}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
