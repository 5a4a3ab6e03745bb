import { paths } from '@site/contracts/paths';
import type { Material, MaterialsPageData } from '@site/contracts/partner-materials';
import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { MaterialCard } from './material-card.tsx';
import { MaterialFilters } from './material-filters.tsx';
import { kindLabels } from './kind-labels.ts';
import css from './partner-materials-page.module.css';
import type { loader } from './route.ts';

export function PartnerMaterialsPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      {pagedata.open ? <Materials {...pagedata} /> : <Closed />}
    </Container>
  );
}

function Materials(data: MaterialsPageData) {
  const { items, kinds, query } = data;
  return (
    <>
      <MaterialFilters {...data} />
      {items.length === 0 && (
        <EmptyState
          title="Таких материалов нет"
          actions={
            <ButtonLink variant="secondary" href={paths.partnerMaterials()}>
              Показать все
            </ButtonLink>
          }
        >
          Выберите другой вид или направление.
        </EmptyState>
      )}
      {kinds
        .filter((kind) => !query.kind || kind === query.kind)
        .map((kind) => (
          <Group key={kind} kind={kind} items={items.filter((item) => item.kind === kind)} />
        ))}
    </>
  );
}

function Group({ kind, items }: { kind: Material['kind']; items: readonly Material[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind} className={css.title}>
        {kindLabels[kind]}
      </h2>
      <ul className={css.list}>
        {items.map((item) => (
          <MaterialCard key={item.id} {...item} />
        ))}
      </ul>
    </section>
  );
}

function Closed() {
  return (
    <EmptyState
      title="Материалы откроются после подключения к&nbsp;партнёрской сети"
      actions={<ButtonLink href={paths.content('become-partner')}>Стать партнёром</ButtonLink>}
    >
      Логотипы, каталоги, фотографии, баннеры и&nbsp;видео для вашего сайта, вывески и&nbsp;рекламы.
    </EmptyState>
  );
}
