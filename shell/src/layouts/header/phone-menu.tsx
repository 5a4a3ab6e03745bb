import { paths } from '@site/contracts/paths';
import type { MenuItem } from '@site/contracts/site-data';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSession, useSite } from '@site/runtime';
import { Sheet } from '@site/ui/dialog';
import { Icon } from '@site/ui/icon';
import { iconChevronDown, iconCompare, iconHeart, iconPhone, iconUser, type IconShape } from '@site/ui/icons';
import { categoryOf } from './category-of.ts';
import type { ReactNode } from 'react';
import css from './phone-menu.module.css';

/** The catalogue first, then what the header has on a desktop. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const { catalog_menu, header_menu, user_menu, lk_menu, contacts } = useSite();
  const authed = useSession((session) => session.authed);
  const compare = useSession((session) => session.compare_products.length);
  const wishlist = useSession((session) => session.wishlist_products.length);
  return (
    <Sheet open onClose={onClose} title="Каталог">
      <nav aria-label="Каталог">
        <MenuList items={catalog_menu} all="Все товары раздела" />
        <a className={css.link} href={paths.catalog()}>
          Весь каталог
        </a>
      </nav>
      <nav className={css.part} aria-label="Разделы сайта">
        <MenuList items={header_menu} all="Перейти в раздел" />
      </nav>
      <ul className={css.part}>
        {(authed ? lk_menu.slice(0, 1) : user_menu).map(({ title, url }) => (
          <IconLine key={url} href={url} icon={iconUser}>
            {title}
          </IconLine>
        ))}
        <IconLine href={paths.compare()} icon={iconCompare} count={compare}>
          Сравнение
        </IconLine>
        <IconLine href={paths.wishlist()} icon={iconHeart} count={wishlist}>
          Избранное
        </IconLine>
        <IconLine href={telHref(contacts.header_phone)} icon={iconPhone}>
          {formatPhone(contacts.header_phone)}
          <span className={css.note}>{contacts.support_hours}</span>
        </IconLine>
      </ul>
    </Sheet>
  );
}

/** One level opens inside the other; only one group is open at a time. */
function MenuList({ items, all }: { items: MenuItem[]; all: string }) {
  const { categories } = useSite();
  return (
    <ul className={css.list}>
      {items.map(({ title, url, children }) => {
        const picture = categoryOf(categories, url)?.image.image;
        return (
          <li key={url}>
            {children?.length ? (
              <details name="phone-menu">
                <summary className={css.link}>
                  {picture && (
                    <img className={css.picture} src={picture} alt="" width={40} height={40} loading="lazy" />
                  )}
                  <span className={css.title}>{title}</span>
                  <Icon shape={iconChevronDown} size={20} />
                </summary>
                <ul className={css.children}>
                  {(children.some((child) => child.url === url) ? children : [...children, { title: all, url }]).map(
                    (child) => (
                      <li key={child.url}>
                        <a className={css.link} href={child.url}>
                          {child.title}
                        </a>
                      </li>
                    ),
                  )}
                </ul>
              </details>
            ) : (
              <a className={css.link} href={url}>
                {picture && <img className={css.picture} src={picture} alt="" width={40} height={40} loading="lazy" />}
                {title}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function IconLine({
  href,
  icon,
  count,
  children,
}: {
  href: string;
  icon: IconShape;
  count?: number;
  children: ReactNode;
}) {
  return (
    <li>
      <a className={css.link} href={href}>
        <Icon shape={icon} size={20} />
        {children}
        {count ? <span className={css.note}>{count > 99 ? '99+' : count}</span> : null}
      </a>
    </li>
  );
}
