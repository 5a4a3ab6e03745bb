import { shownEventTime } from '@site/kernel/events';
import { typograph } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { Container } from '@site/ui/layout';
import { TextLink } from '@site/ui/link';
import { lazy, Suspense } from 'react';
import { PageHead } from '../../features/page-head/page-head.tsx';
import css from './feedback-page.module.css';
import type { loader } from './route.ts';

// A chunk with form library and rules: the page does not wait for it.
const FeedbackForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shown-feedback-form" */ './feedback-form.tsx')).FeedbackForm,
}));

export function FeedbackPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { code, event, feedback } = pagedata;
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.event}>
          <TextLink href={event.url}>{typograph(event.title)}</TextLink>,{' '}
          {shownEventTime(event.starts_at, event.ends_at, event.timezone)}
        </p>
      </PageHead>
      <Container>
        <Suspense fallback={<div data-undisturbed className={css.placeholder} />}>
          <FeedbackForm key={code} code={code} feedback={feedback} />
        </Suspense>
      </Container>
    </>
  );
}
