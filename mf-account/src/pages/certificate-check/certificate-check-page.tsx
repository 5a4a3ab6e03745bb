import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { Container } from '@site/ui/layout';
import { TextLink } from '@site/ui/link';
import type { CertificateCheckPageData } from '@site/contracts/partner-certificates';
import { CertificateCard } from '../../features/certificate/certificate-card.tsx';
import css from './certificate-check-page.module.css';
import type { loader } from './route.ts';

/** A plain GET form: it works without scripts, and the code on a certificate may link to it. */
export function CertificateCheckPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      <form action={paths.partnerCertificateCheck()} method="get" role="search" className={css.form}>
        <Field label="Номер сертификата" hint="Например, ПС-2026-0001">
          <Input
            // Another number remounts the field.
            key={pagedata.number}
            name="number"
            defaultValue={pagedata.number}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            required
          />
        </Field>
        <Button type="submit">Проверить</Button>
      </form>
      <Outcome {...pagedata} />
    </Container>
  );
}

function Outcome({ outcome, certificate, text, number }: CertificateCheckPageData) {
  if (certificate)
    return (
      <CertificateCard certificate={certificate}>
        {certificate.partner_url && <TextLink href={certificate.partner_url}>Страница партнёра</TextLink>}
      </CertificateCard>
    );
  if (outcome === 'limited') return <Alert tone="warning" title={text} live />;
  if (outcome === 'unknown')
    return (
      <Alert tone="danger" title="Сертификат с&nbsp;таким номером не&nbsp;найден" live>
        Проверьте номер {number}: буквы ПС, год и&nbsp;четыре цифры.
      </Alert>
    );
  return null;
}
