import { useEarlyClick } from '@site/runtime';
import { Icon } from '@site/ui/icon';
import { iconMenu } from '@site/ui/icons';
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { SITE_MAP_ID } from '../footer/site-map-id.ts';
import { useLazyComponent } from '../../base/use-lazy-component.ts';
import css from './phone-menu-button.module.css';

const loadMenu = () => import('./phone-menu.tsx').then(({ PhoneMenu }) => PhoneMenu);

/** Opens the phone menu, a bottom sheet. Without scripts it leads to the same links in the footer. */
export function PhoneMenuButton() {
  const [Menu, request] = useLazyComponent(loadMenu);
  const location = useLocation();
  const early = useEarlyClick('menu phone');
  /** Location at which the menu was opened; it is closed at any other. */
  const [openAt, setOpenAt] = useState<typeof location>();

  function show(event: MouseEvent) {
    event.preventDefault();
    request().then(
      () => setOpenAt(location),
      () => document.getElementById(SITE_MAP_ID)?.scrollIntoView(),
    );
  }

  return (
    <>
      <a
        {...early}
        className={css.button}
        href={`#${SITE_MAP_ID}`}
        role="button"
        aria-haspopup="dialog"
        aria-label="Меню"
        onClick={show}
      >
        <Icon shape={iconMenu} />
      </a>
      {Menu && openAt === location && <Menu onClose={() => setOpenAt(undefined)} />}
    </>
  );
}
