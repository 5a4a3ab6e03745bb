import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { Container, Section } from '@site/ui/layout';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { Steps } from '../../features/steps/steps.tsx';
import { CertificateCheck } from './certificate-check.tsx';
import css from './certificates-page.module.css';
import type { loader } from './route.ts';

const steps = [
  { title: 'Пройдите курс', text: 'Очно, не\u00a0менее 80\u00a0% занятий.' },
  { title: 'Сдайте практику', text: 'Соберите и\u00a0настройте оборудование на\u00a0стенде.' },
  {
    title: 'Получите сертификат',
    text: 'Он\u00a0придёт письмом и\u00a0останется в\u00a0личном кабинете. Действует два года.',
  },
];

export function CertificatesPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.lead}>
          Сертификат академии подтверждает, что специалист прошёл обучение и&nbsp;практику на&nbsp;нашем оборудовании.
          Проверить документ может каждый.
        </p>
      </PageHead>
      <Container>
        {/* Another number remounts the check. */}
        <CertificateCheck key={pagedata.number} checked={pagedata} />
      </Container>
      <Section
        title="Как получить сертификат"
        more={
          <ButtonLink variant="secondary" href={paths.academyCalendar()}>
            Расписание
          </ButtonLink>
        }
      >
        <Steps steps={steps} />
      </Section>
    </>
  );
}
