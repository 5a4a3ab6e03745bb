import type { MenuItem } from '@site/contracts/site-data';
import { useSite } from '@site/runtime';
import { Icon } from '@site/ui/icon';
import { iconChevronDown } from '@site/ui/icons';
import { useLocation } from 'react-router-dom';
import { FixedMarkup } from '../fixed-markup.tsx';
import { currentUrl } from '../rail/current-url.ts';
import css from './header-menu.module.css';

/** The bottom bar of the header. A page may hide it; phones have it in their menu. */
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

/** A heading that opens a panel leads nowhere itself: its page is the first of the panel, unless it is there already. */
function withOwnPage({ title, url, children = [] }: MenuItem): MenuItem[] {
  return children.some((child) => child.url === url) ? children : [{ title, url }, ...children];
}
