import { paths } from '@site/contracts/paths';
import { Button, ButtonLink } from '@site/ui/button';
import { CategoryCard } from '@site/ui/category-card';
import { errorTitle } from './error-texts.ts';
import { ErrorPage } from './error-page.tsx';
import type { Failure } from './failure.ts';
import css from './error-page.module.css';

/** Error page for 404. The link to the catalogue replaces the history entry, so that Back does not lead here again. */
export function NotFound({ categories }: Pick<Failure, 'categories'>) {
  return (
    <ErrorPage
      code="404"
      title={errorTitle(404)}
      actions={
        <>
          <ButtonLink href={paths.catalog()} data-replace>
            Перейти в&nbsp;каталог
          </ButtonLink>
          <ButtonLink href={paths.home()} variant="secondary">
            На главную
          </ButtonLink>
        </>
      }
      after={
        categories.length > 0 && (
          <section className={css.after}>
            <h2 className={css.subtitle}>Возможно вас заинтересует</h2>
            <div className={css.categories}>
              {categories.map(({ url, name, image }) => (
                <CategoryCard key={url} href={paths.category(url)} name={name} image={image.image} />
              ))}
            </div>
          </section>
        )
      }
    >
      <p>Попробуйте вернуться назад или поискать нужный товар в каталоге</p>
      <form className={css.search} action="/search" role="search" aria-label="Поиск по сайту со страницы ошибки">
        <input
          type="search"
          name="query"
          required
          minLength={2}
          aria-label="Что ищете"
          placeholder="Товар или артикул"
        />
        <Button type="submit" variant="secondary">
          Найти
        </Button>
      </form>
    </ErrorPage>
  );
}
