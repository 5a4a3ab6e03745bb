import { addressOf } from '@site/contracts/endpoint-address';
import type { ManagedProductRow } from '@site/contracts/manage-goods';
import { paths } from '@site/contracts/paths';
import { badgeNames } from '@site/contracts/product-states';
import { formatPrice } from '@site/kernel/money';
import { formatNumber } from '@site/kernel/numbers';
import { useApi, useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { ButtonLink } from '@site/ui/button';
import { iconDownload, iconPlus, iconUpload } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { ProductName } from '@site/ui/product-name';
import { productActions } from './product-actions.ts';
import type { loader } from './route.ts';
import css from './staff-products.module.css';

const columns: StaffColumn<ManagedProductRow, 'GET /manage/products/list/'>[] = [
  {
    key: 'name',
    title: 'Товар',
    sort: 'name',
    cell: ({ id, name, badges, published }) => (
      <div>
        <TextLink href={paths.staffSection('products', id)}>
          <ProductName name={name} />
        </TextLink>
        {(badges.length > 0 || !published) && (
          <div className={css.badges}>
            {badges.map((badge) => (
              <Badge key={badge} tone="info">
                {badgeNames[badge]}
              </Badge>
            ))}
            {!published && <Badge>Не&nbsp;на&nbsp;сайте</Badge>}
          </div>
        )}
      </div>
    ),
  },
  {
    key: 'article',
    title: 'Артикул',
    sort: 'article',
    cell: ({ article }) => <span className={css.article}>{article}</span>,
  },
  {
    key: 'price',
    title: 'Цена',
    sort: 'price',
    align: 'right',
    cell: ({ price }) => (price === null ? 'По\u00a0запросу' : formatPrice(price)),
  },
  {
    key: 'stock',
    title: 'Наличие',
    sort: 'stock',
    cell: ({ stock, stock_qty }) => (stock_qty > 0 ? `${stock}, ${formatNumber(stock_qty)}` : stock),
  },
];

const filters = [
  {
    name: 'shown',
    label: 'На сайте',
    all: 'Все',
    options: { published: 'На\u00a0сайте', withdrawn: 'Не\u00a0на\u00a0сайте' },
  },
];

const downloads = [
  { format: 'Excel', href: addressOf('GET /manage/products/goods.xlsx') },
  { format: 'CSV', href: addressOf('GET /manage/products/goods.csv') },
  { format: 'YAML', href: addressOf('GET /manage/products/goods.yaml') },
];

export function StaffProductsPage() {
  const api = useApi();
  const actions = () => (
    <>
      <ButtonLink href={paths.staffSection('products', 'import')} iconStart={iconUpload}>
        Загрузить из&nbsp;файла
      </ButtonLink>
      <ButtonLink href={paths.staffSection('products', 'add')} variant="secondary" iconStart={iconPlus}>
        Новый товар
      </ButtonLink>
    </>
  );
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} actions={actions}>
      {(list) => (
        <>
          <div className={css.downloads} role="group" aria-label="Скачать все товары">
            <span>Скачать все товары:</span>
            {downloads.map(({ format, href }) => (
              <ButtonLink key={format} href={href} download size="small" variant="secondary" iconStart={iconDownload}>
                {format}
              </ButtonLink>
            ))}
          </div>
          <StaffList
            bulk={productActions(api)}
            caption="Товары"
            columns={columns}
            rowKey={({ article }) => article}
            list={list}
            filters={filters}
            search="Артикул или название"
            empty="Товаров пока нет"
          />
        </>
      )}
    </StaffSectionPage>
  );
}
