import { useLoaderData } from '@site/runtime';
import { Panel } from '@site/ui/card';
import { Container } from '@site/ui/layout';
import { lazy, Suspense } from 'react';
import { PageHead } from '../../features/page-head/page-head.tsx';
import type { loader } from './route.ts';
import css from './custom-page.module.css';

// A chunk with form library, masks and rules: the text of the page does not wait for it.
const CustomForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shown-custom-form" */ './custom-form.tsx')).CustomForm,
}));

export function CustomPage() {
  const { seo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.lead}>
          Занятие для вашей компании: у&nbsp;нас, на&nbsp;вашей площадке или онлайн. Координатор предложит программу
          и&nbsp;стоимость в&nbsp;течение двух рабочих дней.
        </p>
      </PageHead>
      <Container className={css.page}>
        <Panel padding="large" className={css.panel}>
          <Suspense fallback={<div data-undisturbed className={css.placeholder} />}>
            <CustomForm />
          </Suspense>
        </Panel>
      </Container>
    </>
  );
}
