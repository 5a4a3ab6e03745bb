import { MIN_QUERY } from '@site/contracts/limits';
import { paths } from '@site/contracts/paths';
import type { SearchPageData } from '@site/contracts/search';
import { formatPhone, telHref } from '@site/kernel/phone';
import { countProducts } from '@site/kernel/plurals';
import { useSite } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { CategoryCard } from '@site/ui/category-card';
import { EmptyState, SearchDrawing } from '@site/ui/empty-state';
import { iconPhone } from '@site/ui/icons';
import { Grid } from '@site/ui/layout';
import { DidYouMean } from './did-you-mean.tsx';
import css from './search-page.module.css';

export function NothingFound({ data: { query, popular, did_you_mean: suggestion } }: { data: SearchPageData }) {
  const { support_phone: phone, support_hours: hours } = useSite().contacts;
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={`По\u00a0запросу «${query}» ничего не\u00a0найдено`}
        drawing={<SearchDrawing />}
        actions={
          <>
            <ButtonLink href={paths.catalog()}>Перейти в&nbsp;каталог</ButtonLink>
            <ButtonLink href={telHref(phone)} variant="secondary" iconStart={iconPhone}>
              {formatPhone(phone)}
            </ButtonLink>
          </>
        }
      >
        <DidYouMean query={suggestion} />
        {query.length < MIN_QUERY ? (
          <p>Введите не&nbsp;менее двух символов.</p>
        ) : (
          <ul className={css.advice}>
            <li>
              Проверьте, нет&nbsp;ли опечатки, и&nbsp;попробуйте написать короче: «привод» вместо «привод для ворот
              на&nbsp;дачу».
            </li>
            <li>Ищите по&nbsp;артикулу: достаточно его начала, с&nbsp;дефисом или без.</li>
            <li>Позвоните нам: подскажем, что подойдёт. {hours}</li>
          </ul>
        )}
      </EmptyState>
      {popular.length > 0 && (
        <section className={css.group} aria-labelledby="popular">
          <div className={css.groupHead}>
            <h2 id="popular">Популярные категории</h2>
          </div>
          <Grid min={300}>
            {popular.map(({ id, name, url, image, products_count: count }) => (
              <CategoryCard
                key={id}
                shape="row"
                name={name}
                image={image.image}
                href={paths.category(url)}
                note={countProducts(count)}
              />
            ))}
          </Grid>
        </section>
      )}
    </>
  );
}
