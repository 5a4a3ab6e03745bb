import type { MenuRow } from '@site/contracts/manage-menus';
import { paths } from '@site/contracts/paths';
import { siteMenus } from '@site/contracts/site-menus';
import { formatDateTime } from '@site/kernel/dates';
import { formatCount } from '@site/kernel/plurals';
import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { type Column, DataTable } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import type { loader } from './route.ts';

const columns: Column<MenuRow>[] = [
  {
    key: 'menu',
    title: 'Меню',
    cell: ({ code }) => <TextLink href={paths.staffSection('menus', code)}>{siteMenus[code].title}</TextLink>,
  },
  {
    key: 'entries',
    title: 'Пунктов',
    cell: ({ entries }) => (entries === 0 ? 'Пусто' : formatCount(entries, ['пункт', 'пункта', 'пунктов'])),
  },
  {
    key: 'links',
    title: 'Ссылки',
    cell: ({ broken }) =>
      broken === 0 ? 'Открываются' : <Badge tone="danger">{`Никуда не\u00a0ведут: ${broken}`}</Badge>,
  },
  {
    key: 'changed',
    title: 'Изменено',
    cell: ({ changed_at, author }) => (changed_at ? `${formatDateTime(changed_at)}, ${author}` : 'Не\u00a0менялось'),
  },
];

export function StaffMenusPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {({ items }) => (
        <DataTable caption="Меню сайта" captionHidden columns={columns} rows={items} rowKey={({ code }) => code} />
      )}
    </StaffSectionPage>
  );
}
