import { paths } from '@site/contracts/paths';
import { toast, useEarlyClick } from '@site/runtime';
import { Icon } from '@site/ui/icon';
import { iconClose, iconGrid } from '@site/ui/icons';
import { isPlainClick } from '@site/ui/link';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyComponent } from '../../base/use-lazy-component.ts';
import css from './catalog-button.module.css';

const loadMenu = () => import('./catalog-menu.tsx').then(({ CatalogMenu }) => CatalogMenu);

/**
 * A link to the catalogue that opens the mega menu when scripts are available. The menu is a native popover: Escape and
 * a click outside close it and return the focus. Its code and markup are loaded on demand.
 */
export function CatalogButton() {
  const [Menu, request] = useLazyComponent(loadMenu);
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  /** Whether the popover was open at the press: a press on the link closes it before the click event. */
  const openAtPress = useRef(false);
  const location = useLocation();
  const early = useEarlyClick('menu catalog');

  useEffect(() => {
    const element = panel.current;
    // A browser without popovers throws on the unknown selector.
    if (element?.showPopover && element.matches(':popover-open')) element.hidePopover();
  }, [location]);

  function prepare() {
    // The click retries, and follows the link after another failure.
    if (panel.current?.showPopover) request().catch(() => {});
  }

  function toggle(event: MouseEvent<HTMLAnchorElement>) {
    const element = panel.current;
    if (!element?.showPopover || !isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const bottom = event.currentTarget.closest('header')?.getBoundingClientRect().bottom ?? 0;
    if (element.matches(':popover-open')) return element.hidePopover();
    if (openAtPress.current) return;
    element.style.setProperty('--top', `${Math.round(bottom)}px`);
    request().then(
      () => element.showPopover(),
      // Without a connection, stay on the current page instead of an error page.
      () => (navigator.onLine ? window.location.assign(href) : toast.error('Нет соединения с\u00a0интернетом')),
    );
  }

  return (
    <>
      <a
        {...early}
        className={css.button}
        href={paths.catalog()}
        role="button"
        aria-expanded={open}
        aria-controls="catalog-menu"
        onPointerEnter={prepare}
        onFocus={prepare}
        onPointerDown={() => (openAtPress.current = open)}
        onClick={(event) => {
          toggle(event);
          openAtPress.current = false;
        }}
        onKeyDown={pressBySpace}
      >
        <Icon shape={open ? iconClose : iconGrid} size={20} />
        Каталог
      </a>
      <div
        ref={panel}
        id="catalog-menu"
        className={css.panel}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {Menu && <Menu open={open} />}
      </div>
    </>
  );
}

/** An element with the button role must react to the space bar. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
