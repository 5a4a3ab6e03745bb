import { Icon } from '@site/ui/icon';
import { iconMenu } from '@site/ui/icons';
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { SITE_MAP_ID } from '../footer/site-map-id.ts';
import { useLazyPart } from './use-lazy-part.ts';
import css from './phone-menu-button.module.css';

const loadMenu = () => import('./phone-menu.tsx').then(({ PhoneMenu }) => PhoneMenu);

/** The menu of phones: a sheet from below. Without scripts it leads to the same links at the end of the page. */
export function PhoneMenuButton() {
  const [Menu, request] = useLazyPart(loadMenu);
  const [open, setOpen] = useState(false);
  const location = useLocation();
  useEffect(() => setOpen(false), [location]);

  function show(event: MouseEvent) {
    event.preventDefault();
    request().then(
      () => setOpen(true),
      () => document.getElementById(SITE_MAP_ID)?.scrollIntoView(),
    );
  }

  return (
    <>
      <a className={css.button} href={`#${SITE_MAP_ID}`} role="button" aria-haspopup="dialog" aria-label="Меню" onClick={show}>
        <Icon shape={iconMenu} />
      </a>
      {Menu && open && <Menu onClose={() => setOpen(false)} />}
    </>
  );
}
