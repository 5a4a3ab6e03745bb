import type { CertificatesPageData } from '@site/contracts/academy-certificates';
import { Alert } from '@site/ui/alert';
import { lazy, Suspense, useState } from 'react';
import css from './certificate-check.module.css';
import { CertificateCard } from '../../features/certificates/certificate-card.tsx';

// A chunk with form library and rules: the text of the page does not wait for it.
const CheckForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shown-check-form" */ './check-form.tsx')).CheckForm,
}));

type Checked = Pick<CertificatesPageData, 'number' | 'outcome' | 'certificate' | 'text'>;

/** The link of the printed code comes with the result; otherwise the form requests it. */
export function CertificateCheck({ checked }: { checked: Checked }) {
  const [{ outcome, certificate, text }, setChecked] = useState(checked);
  return (
    <section aria-labelledby="check-title" className={css.check}>
      <div className={css.ask}>
        <h2 id="check-title" className={css.title}>
          Проверить сертификат
        </h2>
        <Suspense fallback={<div data-undisturbed className={css.placeholder} />}>
          <CheckForm
            number={checked.number}
            onChecked={(found) =>
              setChecked({ ...checked, certificate: found, outcome: found ? 'found' : 'unknown', text: '' })
            }
          />
        </Suspense>
      </div>
      <div aria-live="polite">
        {certificate && <CertificateCard certificate={certificate} headedBy="holder" />}
        {outcome === 'limited' && <Alert tone="warning" title={text} />}
        {outcome === 'unknown' && (
          <Alert tone="danger" title="Сертификат с&nbsp;такими данными не&nbsp;найден">
            Проверьте номер&nbsp;— буквы АК, год и&nbsp;пять цифр&nbsp;— и&nbsp;фамилию владельца: она должна быть
            такой&nbsp;же, как в&nbsp;документе.
          </Alert>
        )}
      </div>
    </section>
  );
}
