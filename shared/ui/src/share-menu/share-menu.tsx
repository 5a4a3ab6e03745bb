import { useRef, type MouseEvent } from 'react';
import { copyText } from '../copy-text/index.ts';
import { Icon } from '../icon/index.ts';
import { iconCopy, iconShare } from '../icons/index.ts';
import { isPlainClick } from '../link/index.ts';
import { openPopup } from './open-popup.ts';
import { shareAddress, type Shared } from './share-address.ts';
import css from './share-menu.module.css';

export type { Shared };

export interface ShareMenuProps {
  /** Content to share, with absolute URLs. */
  shared: Shared;
  /** Reports the result of copying. */
  toast: { success: (text: string) => void; error: (text: string) => void };
}

const offered = [
  { network: 'vk', label: 'ВКонтакте' },
  { network: 'telegram', label: 'Телеграм' },
  { network: 'odnoklassniki', label: 'Одноклассники' },
  { network: 'email', label: 'Электронная почта' },
];

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether to use the native share sheet, as on phones. */
const hasOwnSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** Share links in a native disclosure: both work without scripts. */
export function ShareMenu({ shared, toast }: ShareMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
  };

  const openOwnSheet = (event: MouseEvent) => {
    if (!hasOwnSheet() || menu.current?.open) return;
    event.preventDefault();
    navigator.share({ title: shared.title, url: shared.url }).catch((error: unknown) => {
      if (!isCancelled(error) && menu.current) menu.current.open = true;
    });
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    if (isPlainClick(event) && /^https:/.test(href) && openPopup(href)) event.preventDefault();
    close();
  };
  const copy = async () => {
    close();
    if (await copyText(shared.url)) toast.success('Ссылка скопирована');
    else toast.error('Не удалось скопировать ссылку. Скопируйте её из\u00a0адресной строки');
  };

  return (
    <details ref={menu} className={css.share} data-menu data-print="hide">
      <summary className={css.button} onClick={openOwnSheet}>
        <Icon shape={iconShare} size={16} />
        Поделиться
      </summary>
      <ul className={css.panel}>
        {offered.map(({ network, label }) => (
          <li key={network}>
            <a
              className={css.item}
              href={shareAddress(network, shared)}
              target="_blank"
              rel="noopener"
              onClick={follow}
            >
              {label}
            </a>
          </li>
        ))}
        <li className={css.copy}>
          <button type="button" className={css.item} onClick={() => void copy()}>
            <Icon shape={iconCopy} size={20} />
            Скопировать ссылку
          </button>
        </li>
      </ul>
    </details>
  );
}
