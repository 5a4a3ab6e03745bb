import { formatDate } from '@site/kernel/dates';
import type { PolicyPageData } from '@site/contracts/partner-policy';
import { useAction, useApi, useLoaderData } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Button } from '@site/ui/button';
import { Panel } from '@site/ui/card';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { Prose } from '@site/ui/prose';
import css from './partner-policy-page.module.css';
import type { loader } from './route.ts';

export function PartnerPolicyPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { version, sections } = pagedata;
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      {version ? (
        <>
          <p className={css.quiet}>Редакция от&nbsp;{formatDate(version)}</p>
          <nav aria-label="Содержание">
            <ol className={css.contents}>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          {sections.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id} className={css.section}>
              <h2 id={id}>{title}</h2>
              <Prose html={html} />
            </section>
          ))}
          <Acknowledgement {...pagedata} version={version} />
        </>
      ) : (
        <EmptyState title="Политика готовится">Мы&nbsp;сообщим, когда она появится в&nbsp;этом разделе.</EmptyState>
      )}
    </Container>
  );
}

function Acknowledgement({ version, acknowledged, may_acknowledge }: PolicyPageData & { version: string }) {
  const api = useApi();
  const { busy, act } = useAction();
  if (acknowledged)
    return (
      <Alert tone="success" title={`Ознакомлены ${formatDate(acknowledged.at)}`}>
        От&nbsp;имени компании подтвердил: {acknowledged.by}
      </Alert>
    );
  if (!may_acknowledge) return null;
  const confirm = () =>
    act(() => api.call('POST /account/policy/acknowledge/', { body: { version } }), 'Спасибо, подтверждение сохранено');
  return (
    <Panel className={css.confirm}>
      <p>Прочитайте политику и&nbsp;подтвердите это от&nbsp;имени компании.</p>
      <Button loading={busy} onClick={() => void confirm()}>
        Ознакомлен
      </Button>
    </Panel>
  );
}
