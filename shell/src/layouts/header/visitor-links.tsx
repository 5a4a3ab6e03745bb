import { accountMenuFor } from '@site/contracts/account-menu';
import { paths } from '@site/contracts/paths';
import { countProducts } from '@site/kernel/plurals';
import { Part, useSession, useSite } from '@site/runtime';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconCart, iconCompare, iconHeart, iconUser, type IconShape } from '@site/ui/icons';
import { LogoutButton } from '../../session/logout-button.tsx';
import css from './visitor-links.module.css';

/**
 * The visitor's links, with counters from the session. On phones only the cart is shown; the others are in the menu.
 */
export function VisitorLinks() {
  const compare = useSession((session) => session.compare_products.length);
  const wishlist = useSession((session) => session.wishlist_products.length);
  const cart = useSession((session) => session.cart_qty);
  const authed = useSession((session) => session.authed);
  return (
    <div className={css.links}>
      <CounterLink
        className={css.wide}
        href={paths.compare()}
        icon={iconCompare}
        label="Сравнение"
        count={compare}
        counts="compare"
      />
      <CounterLink
        className={css.wide}
        href={paths.wishlist()}
        icon={iconHeart}
        label="Избранное"
        count={wishlist}
        counts="wishlist"
      />
      <CounterLink href={paths.cart()} icon={iconCart} label="Корзина" count={cart} counts="buy" />
      {authed && <Part name="notices-bell" className={css.bell} fallback={<span className={css.bell} />} />}
      {authed ? (
        <UserMenu />
      ) : (
        <CounterLink className={css.wide} href={paths.login()} icon={iconUser} label="Войти" count={0} />
      )}
    </div>
  );
}

interface CounterLinkProps {
  href: string;
  icon: IconShape;
  label: string;
  count: number;
  /** First word of the keys of the early clicks that change the count. */
  counts?: 'buy' | 'compare' | 'wishlist';
  className?: string;
}

/**
 * Shows at most 99+, but the accessible name has the exact number. Label and counter are separate words, because the
 * name must contain the visible text (WCAG 2.5.3).
 */
function CounterLink({ href, icon, label, count, counts, className }: CounterLinkProps) {
  return (
    <a className={cx(css.link, className)} href={href} aria-label={count ? `${label}, ${countProducts(count)}` : label}>
      <Icon shape={icon} />
      <span className={css.label}>{label}</span> {counts && <EarlyCount counts={counts} count={count} />}
      {count > 0 && <span className={css.counter}>{count > 99 ? '99+' : count}</span>}
    </a>
  );
}

const WRITTEN_BY_SCRIPT = { __html: '' };

/** The count including early clicks, written by the inline script. Shown instead of the counter until they are replayed. */
function EarlyCount({ counts, count }: { counts: string; count: number }) {
  return (
    <span
      className={cx(css.counter, css.early)}
      data-early-count={`${counts} ${count}`}
      dangerouslySetInnerHTML={WRITTEN_BY_SCRIPT}
      suppressHydrationWarning
    />
  );
}

/** A native disclosure, which opens without scripts. Navigation closes it. */
function UserMenu() {
  const { lk_menu } = useSite();
  const personal = useSession((session) => session.personal);
  const name = personal?.name || 'Кабинет';
  return (
    <details className={cx(css.user, css.wide)} data-menu>
      <summary className={css.link} aria-label={`${name}, меню кабинета`}>
        <Icon shape={iconUser} />
        <span className={css.label}>{name}</span>
      </summary>
      <div className={css.panel}>
        <ul className={css.items}>
          {accountMenuFor(lk_menu, personal).map(({ title, url }) => (
            <li key={url}>
              <a className={css.item} href={url}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <LogoutButton />
      </div>
    </details>
  );
}
