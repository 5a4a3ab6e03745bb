import type { AnswerOf } from '@site/contracts/endpoint-types';
import { paths } from '@site/contracts/paths';
import { formatPhone } from '@site/kernel/phone';
import { useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { shopKindNames } from '../../features/staff-shop/shop-words.ts';
import { ShopDialog } from '../../features/staff-shop/shop-dialog.tsx';
import type { loader } from './route.ts';

type Row = AnswerOf<'GET /manage/shops/'>['items'][number];

const columns: StaffColumn<Row, 'GET /manage/shops/'>[] = [
  {
    key: 'name',
    title: 'Магазин',
    sort: 'name',
    cell: ({ slug, name }) => <TextLink href={paths.staffSection('shops', slug)}>{name}</TextLink>,
  },
  {
    key: 'place',
    title: 'Где',
    sort: 'city',
    cell: ({ kind, city, address }) => (kind === 'online' ? shopKindNames.online : [city, address].join(', ')),
  },
  { key: 'phone', title: 'Телефон', cell: ({ phone }) => formatPhone(phone) },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ is_closed }) =>
      is_closed ? <Badge tone="danger">Закрыт</Badge> : <Badge tone="success">На&nbsp;сайте</Badge>,
  },
];

const filters = [{ name: 'all', label: 'Состояние', all: 'Открытые', options: { true: 'С\u00a0закрытыми' } }];

export function StaffShopsPage() {
  const [isAdding, setAdding] = useState(false);
  return (
    <StaffSectionPage
      page={useLoaderData<typeof loader>()}
      actions={() => (
        <Button iconStart={iconPlus} onClick={() => setAdding(true)}>
          Добавить магазин
        </Button>
      )}
    >
      {(list) => (
        <>
          <StaffList
            caption="Магазины"
            columns={columns}
            rowKey={({ slug }) => slug}
            list={list}
            filters={filters}
            search="Название, город или адрес"
            empty="Магазинов пока нет"
          />
          {isAdding && <ShopDialog shop={null} onClose={() => setAdding(false)} />}
        </>
      )}
    </StaffSectionPage>
  );
}
