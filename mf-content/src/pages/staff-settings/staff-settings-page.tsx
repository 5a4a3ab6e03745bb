import type { MissingPart } from '@site/contracts/manage-site';
import { paths } from '@site/contracts/paths';
import { siteGroupNames, siteGroupTitles, type SitePart } from '@site/contracts/site-groups';
import { useLoaderData } from '@site/runtime';
import { list, StaffRow } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Alert } from '@site/ui/alert';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { groupHints } from '../../features/staff-settings/group-words.ts';
import type { loader } from './route.ts';

const parts: Record<SitePart, { title: string; why: string; href: string }> = {
  requisites: {
    title: 'Реквизиты продавца',
    why: 'Без них нельзя выставить счёт, и\u00a0заказы закрыты',
    href: paths.staffSection('settings', 'requisites'),
  },
  products: { title: 'Товары', why: 'Загрузите их из\u00a0файла', href: paths.staffSection('products', 'import') },
  documents: {
    title: 'Согласия и\u00a0правила',
    why: 'Формы и\u00a0заказы с\u00a0неопубликованным документом закрыты',
    href: paths.staffSection('pages'),
  },
  ordering: {
    title: 'Приём заказов',
    why: 'Сейчас закрыт: откройте, когда всё готово',
    href: paths.staffSection('settings', 'site'),
  },
  contacts: {
    title: 'Телефоны и\u00a0почта',
    why: 'Их показывают все страницы',
    href: paths.staffSection('settings', 'contacts'),
  },
  delivery: {
    title: 'Склады и\u00a0курьер',
    why: 'Пока покупатель выберет только транспортную компанию',
    href: paths.staffSection('settings', 'delivery'),
  },
  menus: {
    title: 'Меню',
    why: 'Без\u00a0него разделы не\u00a0найти',
    href: paths.staffSection('menus', 'header'),
  },
  home: { title: 'Главная страница', why: 'Опубликуйте её с\u00a0адресом «/»', href: paths.staffSection('pages') },
};

export function StaffSettingsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {({ missing }) => (
        <>
          <Missing missing={missing} />
          <section className={list.section} aria-labelledby="staff-settings-groups">
            <h2 id="staff-settings-groups" className={list.title}>
              Что можно изменить
            </h2>
            <ul className={list.list}>
              {siteGroupNames.map((group) => (
                <StaffRow
                  key={group}
                  title={<TextLink href={paths.staffSection('settings', group)}>{siteGroupTitles[group]}</TextLink>}
                >
                  <span className={list.quiet}>{groupHints[group]}</span>
                </StaffRow>
              ))}
            </ul>
          </section>
        </>
      )}
    </StaffSectionPage>
  );
}

function Missing({ missing }: { missing: readonly MissingPart[] }) {
  if (missing.length === 0) return <Alert tone="success">Для продаж всё заполнено</Alert>;
  return (
    <section className={list.section} aria-labelledby="staff-settings-missing">
      <h2 id="staff-settings-missing" className={list.title}>
        Чего не&nbsp;хватает
      </h2>
      <ul className={list.list}>
        {missing.map(({ part, required, addresses }) => {
          const { title, why, href } = parts[part];
          return (
            <StaffRow
              key={part}
              title={
                <>
                  <TextLink href={href}>{title}</TextLink>
                  {required && <Badge tone="warning">Нужно для&nbsp;продаж</Badge>}
                </>
              }
            >
              <div className={list.quiet}>{why}</div>
              {addresses.length > 0 && <div>{addresses.join(', ')}</div>}
            </StaffRow>
          );
        })}
      </ul>
    </section>
  );
}
