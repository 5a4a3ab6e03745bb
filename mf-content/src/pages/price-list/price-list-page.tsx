import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { formatNumber } from '@site/kernel/numbers';
import { formatCount, pluralForm } from '@site/kernel/plurals';
import { useLoaderData, useParams, useSite } from '@site/runtime';
import { Badge } from '@site/ui/badge';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PriceListFiles } from '../../features/price-list-files/price-list-files.tsx';
import { PriceListMenu } from './price-list-menu.tsx';
import css from './price-list-page.module.css';
import { PriceListSearch } from './price-list-search.tsx';
import { PriceListSections } from './price-list-sections.tsx';
import type { loader } from './route.ts';

const positions = ['позиция', 'позиции', 'позиций'] as const;

export function PriceListPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { pricelist = '' } = useParams();
  const { price_note: note } = useSite().texts;
  const { title, valid_from: validFrom, is_partner_only: partners, search, total, shown, sections, files } = pagedata;
  const found = search
    ? `${pluralForm(total, ['Найдена', 'Найдено', 'Найдено'])} ${formatCount(total, positions)}`
    : formatCount(total, positions);
  return (
    <>
      <PageHead seo={seo}>
        <div className={css.facts}>
          {partners && <Badge tone="info">Для партнёров</Badge>}
          <span>Цены с&nbsp;{formatDate(validFrom)}</span>
          <PriceListFiles title={title} files={files} />
        </div>
        <PriceListSearch pricelist={pricelist} search={search} />
        <p className={css.count} role="status">
          {found}
        </p>
      </PageHead>
      <Container className={css.page}>
        {total > 0 ? (
          <>
            <PriceListMenu sections={sections} />
            <div>
              <PriceListSections sections={sections} />
              {shown < total && (
                <p className={css.note}>
                  {`Показаны первые ${formatNumber(shown)}. Найдите нужное по\u00a0артикулу или названию, или скачайте прайс-лист целиком.`}
                </p>
              )}
              {note && <p className={css.note}>{note}</p>}
            </div>
          </>
        ) : (
          <EmptyState
            title={search ? `По запросу «${search}» ничего не\u00a0найдено` : 'В\u00a0прайс-листе пока нет позиций'}
            actions={
              search ? (
                <ButtonLink href={paths.priceList(pricelist)}>Показать весь прайс-лист</ButtonLink>
              ) : (
                <ButtonLink href={paths.priceList()}>Все прайс-листы</ButtonLink>
              )
            }
          >
            {search ? 'Проверьте артикул или введите часть названия.' : 'Посмотрите другие прайс-листы.'}
          </EmptyState>
        )}
      </Container>
    </>
  );
}
