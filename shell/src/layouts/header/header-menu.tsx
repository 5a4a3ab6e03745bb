import type { MenuItem } from '@site/contracts/site-data';
import { useSite } from '@site/runtime';
import { Icon } from '@site/ui/icon';
import { iconChevronDown } from '@site/ui/icons';
import { useLocation } from 'react-router-dom';
import { FixedMarkup } from '../fixed-markup.tsx';
import { currentUrl } from '../rail/current-url.ts';
import css from './header-menu.module.css';

/** The bottom bar of the header. Pages can hide it; phones show it in their menu. */
export function HeaderMenu() {
  const { header_menu } = useSite();
  const current = currentUrl(header_menu, useLocation().pathname);
  return (
    <nav className={css.bar} data-print="hide" aria-label="Разделы сайта">
      <FixedMarkup as="ul" className={css.list} name={`header menu at ${current}`}>
        {() =>
          header_menu.map(({ title, url, children }) => (
            <li key={url} className={css.item}>
              {children?.length ? (
                <details name="header-menu" data-menu>
                  <summary className={css.link}>
                    {title}
                    <Icon shape={iconChevronDown} size={16} />
                  </summary>
                  <ul className={css.panel}>
                    {withOwnPage({ title, url, children }).map((child) => (
                      <li key={child.url}>
                        <a
                          className={css.child}
                          href={child.url}
                          aria-current={child.url === current ? 'page' : undefined}
                        >
                          {child.title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <a className={css.link} href={url} aria-current={url === current ? 'page' : undefined}>
                  {title}
                </a>
              )}
            </li>
          ))
        }
      </FixedMarkup>
    </nav>
  );
}

/** Puts the item's own page first in its panel, unless it is included, because its heading only opens the panel. */
function withOwnPage({ title, url, children = [] }: MenuItem): MenuItem[] {
  return children.some((child) => child.url === url) ? children : [{ title, url }, ...children];
}
