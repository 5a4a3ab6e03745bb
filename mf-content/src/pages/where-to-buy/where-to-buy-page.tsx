import type { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { paths } from '@site/contracts/paths';
import { formatCount, pluralForm } from '@site/kernel/plurals';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { Pagination } from '@site/ui/pagination';
import { useState } from 'react';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import { NearMe } from './near-me.tsx';
import { OnlineShopCard, PointCard } from './point-card.tsx';
import { PointsMap } from './points-map.tsx';
import type { loader } from './route.ts';
import { useLastTown } from './use-last-town.ts';
import { useNarrowView } from './use-narrow-view.ts';
import { WhereToBuyFilters } from './where-to-buy-filters.tsx';
import { whereToBuyHref } from './where-to-buy-href.ts';
import css from './where-to-buy-page.module.css';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function WhereToBuyPage() {
  const { seo, content, preview, pagedata } = useLoaderData<typeof loader>();
  useLastTown(pagedata);
  const view = useNarrowView();
  const [hovered, setHovered] = useState<readonly string[]>([]);
  const { items, points, online, query, city, total, page, pages } = pagedata;
  const marked = query.point ? [...hovered, query.point] : hovered;
  const from = query.near ? 'от\u00a0вас' : 'от\u00a0центра города';
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      <PageHead seo={seo}>
        <WhereToBuyFilters {...pagedata} />
        <div className={css.bar}>
          <p role="status" className={css.count}>
            {foundText(pagedata)}
          </p>
          <NearMe query={query} city={city} />
        </div>
      </PageHead>
      {total > 0 && (
        <Container className={css.columns} data-view={view}>
          <ChipList role="group" aria-label="Как показать" className={css.views}>
            <ChipLink href="#list" current={view === 'list'}>
              Списком
            </ChipLink>
            <ChipLink href="#map" current={view === 'map'}>
              На&nbsp;карте
            </ChipLink>
          </ChipList>
          <div id="list" className={css.listed}>
            <ul className={css.list}>
              {items.map((point) => (
                <PointCard
                  key={point.id}
                  point={point}
                  from={from}
                  chosen={point.id === query.point}
                  marked={hovered.includes(point.id)}
                  href={`${whereToBuyHref(city?.slug, { ...query, page, point: point.id })}#map`}
                  onMark={(id) => setHovered(id === null ? [] : [id])}
                />
              ))}
            </ul>
            <Pagination
              page={page}
              pages={pages}
              hrefFor={(number) => whereToBuyHref(city?.slug, { ...query, page: number, point: undefined })}
            />
          </div>
          {points.length > 0 && (
            <section id="map" className={css.map} aria-label="На карте">
              <PointsMap points={points} query={query} city={city} marked={marked} onMark={setHovered} />
            </section>
          )}
        </Container>
      )}
      {online.length > 0 && (
        <Container className={css.online}>
          <h2>Интернет-магазины</h2>
          <p className={css.quiet}>Доставляют в&nbsp;любой город.</p>
          <ul className={css.shops}>
            {online.map((shop) => (
              <OnlineShopCard key={shop.id} shop={shop} />
            ))}
          </ul>
        </Container>
      )}
      {total + online.length === 0 && (
        <Container>
          <EmptyState
            title="Таких адресов сейчас нет"
            actions={<ButtonLink href={paths.whereToBuy(city?.slug)}>Убрать условия</ButtonLink>}
          >
            Уберите часть условий: партнёр из&nbsp;соседнего города тоже может приехать.
          </EmptyState>
        </Container>
      )}
      <Blocks blocks={content} />
    </>
  );
}

function foundText({ found, city, total, online, query }: WhereToBuyPageData): string {
  const { type, service, direction, open } = query;
  if (found === 'nearest' && city && total > 0)
    return `${capital(city.prepositional)} пока нет ${type || service || direction || open ? 'таких адресов' : 'партнёров'}. Ближайшие:`;
  if (total === 0 && online.length > 0)
    return formatCount(online.length, ['интернет-магазин', 'интернет-магазина', 'интернет-магазинов']);
  const count = formatCount(total, ['адрес', 'адреса', 'адресов']);
  return `${pluralForm(total, ['Найден', 'Найдено', 'Найдено'])} ${count}${query.near ? ', сначала ближайшие' : ''}`;
}
