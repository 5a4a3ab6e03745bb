import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import { CategoryGroup } from './category-group.tsx';
import type { loader } from './route.ts';
import css from './catalog-page.module.css';

/** Groups with a drawing above the fold of a wide window. */
const FIRST_SCREEN = 6;

export function CatalogPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      <p className={css.lead}>
        {pagedata.groups.length
          ? 'Автоматика для ворот, шлагбаумы, парковочное оборудование и\u00a0контроль доступа. Выберите раздел или сразу нужную группу.'
          : 'В\u00a0каталоге пока нет товаров.'}
      </p>
      <ul className={css.groups}>
        {pagedata.groups.map((group, index) => (
          <li key={group.category.id}>
            <CategoryGroup {...group} priority={index < FIRST_SCREEN} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
