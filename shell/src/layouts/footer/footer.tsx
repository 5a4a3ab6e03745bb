import { paths } from '@site/contracts/paths';
import type { MenuItem } from '@site/contracts/site-data';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Logo } from '../header/logo.tsx';
import { SITE_MAP_ID } from './site-map-id.ts';
import css from './footer.module.css';

/** The addresses of `urls` that are social pages, and how their networks are called. */
const networks: Record<string, string> = {
  vk: 'ВКонтакте',
  telegram: 'Телеграм',
  odnoklassniki: 'Одноклассники',
  ok: 'Одноклассники',
  rutube: 'Рутуб',
  dzen: 'Дзен',
};

const documents: Record<string, string> = {
  policy: 'Политика обработки персональных данных',
  cookies: 'Использование файлов cookie',
  terms: 'Условия продажи',
};

const linksOf = (urls: Record<string, string>, names: Record<string, string>): MenuItem[] =>
  Object.entries(names).flatMap(([name, title]) => (urls[name] ? [{ title, url: urls[name] }] : []));

export function Footer() {
  const { prefooter_menu, footer_menu, catalog_menu, urls } = useSite();
  const columns = [
    { title: 'Каталог', url: paths.catalog(), children: catalog_menu },
    ...prefooter_menu.filter(({ children }) => children?.length),
  ];
  const single = prefooter_menu.filter(({ children }) => !children?.length);
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <nav className={css.columns} id={SITE_MAP_ID} aria-label="Карта сайта">
          {columns.map(({ title, url, children }) => (
            <div key={url} className={css.column}>
              <a className={css.heading} href={url}>
                {title}
              </a>
              <Links items={children ?? []} />
            </div>
          ))}
          {single.length > 0 && (
            <div className={css.column}>
              <Links items={single} />
            </div>
          )}
        </nav>
        <Contacts social={linksOf(urls, networks)} />
      </div>
      <div className={css.bottom}>
        <Links items={[...footer_menu, ...linksOf(urls, documents)]} inline />
        <Requisites />
      </div>
    </footer>
  );
}

function Links({ items, inline }: { items: MenuItem[]; inline?: boolean }) {
  return (
    <ul role="list" className={inline ? css.row : css.list}>
      {items.map(({ title, url }) => (
        <li key={url}>
          <a className={css.link} href={url}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Contacts({ social }: { social: MenuItem[] }) {
  const { contacts, settings } = useSite();
  return (
    <address className={css.contacts}>
      <Logo name={settings.brand_name} />
      <a className={css.phone} href={telHref(contacts.support_phone)}>
        {formatPhone(contacts.support_phone)}
      </a>
      <span>{contacts.support_hours}</span>
      <a className={css.link} href={`mailto:${contacts.email}`}>
        {contacts.email}
      </a>
      <span>{contacts.address}</span>
      <Links items={social} inline />
    </address>
  );
}

function Requisites() {
  const { contacts } = useSite();
  return (
    <p className={css.requisites}>
      {contacts.legal_name}. ИНН&nbsp;{contacts.inn}, ОГРН&nbsp;{contacts.ogrn}. Цены указаны с&nbsp;НДС. Информация
      на&nbsp;сайте не&nbsp;является публичной офертой.
    </p>
  );
}
