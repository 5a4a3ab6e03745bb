import { paths } from '@site/contracts/paths';
import type { Category, MenuItem } from '@site/contracts/site-data';
import { formatPhone, telHref } from '@site/kernel/phone';
import { typograph } from '@site/kernel/typography';
import { useSession, useSite } from '@site/runtime';
import { cx } from '@site/ui/cx';
import { Sheet } from '@site/ui/dialog';
import { Icon } from '@site/ui/icon';
import { iconCart, iconChevronDown, iconCompare, iconHeart, iconPhone, iconUser, type IconShape } from '@site/ui/icons';
import { categoryOf } from './category-of.ts';
import type { ReactNode } from 'react';
import css from './phone-menu.module.css';

/** The visitor's links and the phone number first, then the catalogue, then the sections of the desktop header. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const { catalog_menu, header_menu, user_menu, lk_menu, categories, contacts } = useSite();
  const authed = useSession((session) => session.authed);
  const cart = useSession((session) => session.cart_qty);
  const compare = useSession((session) => session.compare_products.length);
  const wishlist = useSession((session) => session.wishlist_products.length);
  const [account] = authed ? lk_menu : user_menu;
  return (
    <Sheet open onClose={onClose} title="Меню">
      <ul className={css.own}>
        {account && (
          <OwnLink href={account.url} icon={iconUser}>
            {authed ? 'Кабинет' : account.title}
          </OwnLink>
        )}
        <OwnLink href={paths.cart()} icon={iconCart} count={cart}>
          Корзина
        </OwnLink>
        <OwnLink href={paths.compare()} icon={iconCompare} count={compare}>
          Сравнение
        </OwnLink>
        <OwnLink href={paths.wishlist()} icon={iconHeart} count={wishlist}>
          Избранное
        </OwnLink>
      </ul>
      {contacts.header_phone && (
        <a className={css.link} href={telHref(contacts.header_phone)}>
          <Icon shape={iconPhone} size={20} />
          <span>
            <span className={css.phone}>{formatPhone(contacts.header_phone)}</span>
            <span className={css.hours}>{typograph(contacts.support_hours)}</span>
          </span>
        </a>
      )}
      <nav className={css.part} aria-label="Каталог">
        <MenuList items={catalog_menu} all="Все товары раздела" pictures={categories} />
        <a className={css.link} href={paths.catalog()}>
          Весь каталог
        </a>
      </nav>
      <nav className={css.part} aria-label="Разделы сайта">
        <MenuList items={header_menu} all="Перейти в раздел" />
        {!authed &&
          user_menu.slice(1).map(({ title, url }) => (
            <a key={url} className={css.link} href={url}>
              {title}
            </a>
          ))}
      </nav>
    </Sheet>
  );
}

interface MenuListProps {
  items: MenuItem[];
  /** Title of the link to the group's own page, at the end of the group. */
  all: string;
  /** Categories with the pictures to show. Absent for sections, which may share an address with a category. */
  pictures?: readonly Category[];
}

/** Nested menu; only one group is open at a time. */
function MenuList({ items, all, pictures }: MenuListProps) {
  return (
    <ul className={cx(css.list, pictures && css.pictured)}>
      {items.map(({ title, url, children }) => {
        const picture = pictures && categoryOf(pictures, url)?.image.image;
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
                <span>{title}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OwnLinkProps {
  href: string;
  icon: IconShape;
  count?: number;
  children: ReactNode;
}

const OwnLink = ({ href, icon, count = 0, children }: OwnLinkProps) => (
  <li>
    <a className={css.tile} href={href}>
      <Icon shape={icon} size={20} />
      {children}
      {count > 0 && <span className={css.note}>{count > 99 ? '99+' : count}</span>}
    </a>
  </li>
);
