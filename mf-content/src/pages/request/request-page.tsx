import { paths } from '@site/contracts/paths';
import { type RequestState, requestStateLabels } from '@site/contracts/form-request-lists';
import type { SentRequest } from '@site/contracts/form-requests';
import { formatDate } from '@site/kernel/dates';
import { useLoaderData, useSearchParams } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { Container } from '@site/ui/layout';
import { TextLink } from '@site/ui/link';
import { Suspense } from 'react';
import { lazyInBrowser } from '../../features/blocks/form/lazy-in-browser.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { RequestHistory } from '../../features/request-history/request-history.tsx';
import { NOT_FOUND } from './request-texts.ts';
import columns from '../../features/form-columns/form-columns.module.css';
import css from './request-page.module.css';
import type { loader } from './route.ts';

// A chunk with form library, masks and rules: a visitor who follows the link of an e-mail does not need it.
const RequestLookup = lazyInBrowser(async () => (await import('./request-lookup.tsx')).RequestLookup);

const tones: Record<RequestState, BadgeProps['tone']> = {
  new: 'info',
  taken: 'info',
  answered: 'success',
  closed: 'neutral',
};

export function RequestPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { request } = pagedata;
  const isMissing = useSearchParams()[0].has('missing');
  return (
    <>
      <PageHead seo={seo}>
        {request ? (
          <p className={css.state}>
            <Badge tone={tones[request.state]}>{requestStateLabels[request.state]}</Badge>
            <span className={css.quiet}>
              {request.subject} от&nbsp;{formatDate(request.created_at)}
            </span>
          </p>
        ) : (
          <p className={css.lead}>
            Введите номер обращения и&nbsp;телефон или почту, которые вы&nbsp;указали в&nbsp;форме. Ссылка
            на&nbsp;состояние есть и&nbsp;в&nbsp;письме о&nbsp;том, что обращение принято.
          </p>
        )}
      </PageHead>
      <Container className={css.page}>
        {request ? (
          <RequestView {...request} />
        ) : (
          <>
            {isMissing && <Alert tone="danger">{NOT_FOUND}</Alert>}
            <Panel padding="large" className={css.panel}>
              <Suspense fallback={<LookupPlaceholder />}>
                <RequestLookup />
              </Suspense>
            </Panel>
            <p className={css.quiet}>
              У&nbsp;обращений по&nbsp;гарантии свои номера: их&nbsp;состояние&nbsp;—{' '}
              <TextLink href={`${paths.warranty()}#claim-state`}>на&nbsp;странице «Гарантия»</TextLink>.
            </p>
          </>
        )}
      </Container>
    </>
  );
}

/**
 * Placeholder in the shape of the form. Its fields load their styles with the page, for the form in the server's HTML.
 */
const LookupPlaceholder = () => (
  <div className={columns.form} aria-busy="true" inert>
    <Field label="Номер обращения" hint="Например, З-000123" required>
      <Input disabled />
    </Field>
    <Field label="Телефон или электронная почта" hint="Как в&nbsp;форме обращения" required>
      <Input disabled />
    </Field>
    <div className={columns.wide}>
      <Button disabled>Узнать состояние</Button>
    </div>
  </div>
);

const RequestView = ({ history, comment }: SentRequest) => (
  <>
    <RequestHistory
      steps={history.map(({ at, state, text }) => ({ title: requestStateLabels[state], ...{ at, text } }))}
    />
    {comment && (
      <section aria-labelledby="comment-title">
        <h2 id="comment-title" className={css.subtitle}>
          О&nbsp;чём обращение
        </h2>
        <p className={css.text}>{comment}</p>
      </section>
    )}
  </>
);
