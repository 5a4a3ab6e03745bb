import { Icon } from '@site/ui/icon';
import { iconLogout } from '@site/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi, useSessionStore, useSite } from '@site/runtime';
import { logout } from './logout.ts';
import css from './logout-button.module.css';

export function LogoutButton() {
  const [leaving, setLeaving] = useState(false);
  const services = { api: useApi(), session: useSessionStore(), phone: useSite().contacts.header_phone };
  const navigate = useNavigate();

  async function leave() {
    setLeaving(true);
    const target = await logout(services);
    setLeaving(false);
    if (target) await navigate(target);
  }

  return (
    <button type="button" className={css.button} disabled={leaving} onClick={() => void leave()}>
      <Icon shape={iconLogout} size={20} />
      Выйти
    </button>
  );
}
