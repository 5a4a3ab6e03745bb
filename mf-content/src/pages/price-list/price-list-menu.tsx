import type { PriceListSection } from '@site/contracts/price-lists';
import { Icon } from '@site/ui/icon';
import { iconChevronDown } from '@site/ui/icons';
import { anchorHref } from './anchor.ts';
import css from './price-list-menu.module.css';

/** At the side where there is room, otherwise collapsed above the list. */
export function PriceListMenu({ sections }: { sections: readonly PriceListSection[] }) {
  const links = (
    <ul className={css.links}>
      {sections.map(({ anchor, title, children }) => (
        <li key={anchor}>
          <a href={anchorHref(anchor)} className={css.link}>
            {title}
          </a>
          {children.length > 0 && (
            <ul className={css.children}>
              {children.map((child) => (
                <li key={child.anchor}>
                  <a href={anchorHref(child.anchor)} className={css.child}>
                    {child.title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <details className={css.folded}>
        <summary className={css.summary}>
          Разделы прайс-листа
          <Icon shape={iconChevronDown} size={20} className={css.arrow} />
        </summary>
        <nav aria-label="Разделы прайс-листа">{links}</nav>
      </details>
      <nav aria-label="Разделы прайс-листа" className={css.side}>
        {links}
      </nav>
    </div>
  );
}
