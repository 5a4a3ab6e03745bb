import { readStorage, useLocation, useNavigate, writeStorage } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Switch } from '@site/ui/choice';
import { Dialog } from '@site/ui/dialog';
import { useEffect, useState } from 'react';
import { pageBeside, chooseItem, focusItem, focusSearch, itemsOnPage, rememberItems } from './items.ts';
import css from './shortcuts.module.css';

const KEY = 'staff-shortcuts';
const isOn = () => readStorage('localStorage', KEY) !== 'off';

const shortcuts = [
  { keys: ['J', 'K'], does: 'Следующая или предыдущая строка списка; на\u00a0странице записи\u00a0— соседняя запись' },
  { keys: ['Enter'], does: 'Открыть строку' },
  { keys: ['X'], does: 'Отметить строку для общего действия' },
  { keys: ['/'], does: 'К\u00a0поиску' },
  { keys: ['?'], does: 'Этот список' },
];

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'));

/** Whether a key belongs to a field, a dialog, the browser or another listener. */
const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTyping(event.target) ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null;

const steps: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, KeyK: -1 };

/** Shortcuts of the lists and items of the staff, with the button that names them and turns them off (WCAG 2.1.4). */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(rememberItems);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isTaken(event) || !isOn()) return;
      const items = itemsOnPage();
      // Letters by the position of the key: a Russian layout types «о» on J.
      const by = event.shiftKey ? undefined : steps[event.code];
      if (by) {
        const next = items.length === 0 ? pageBeside(pathname, by) : undefined;
        if (next) void navigate(next);
        focusItem(items, by);
      } else if (event.code === 'KeyX' && !event.shiftKey) chooseItem(items);
      else if (event.key === '?') setOpen(true);
      else if (event.key === '/' || (event.code === 'Slash' && !event.shiftKey)) focusSearch();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, pathname]);
  return (
    <div className={css.shortcuts}>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        Горячие клавиши
      </Button>
      {isOpen && (
        <Dialog open title="Горячие клавиши" onClose={() => setOpen(false)}>
          <ShortcutList />
        </Dialog>
      )}
    </div>
  );
}

function ShortcutList() {
  const [on, setOn] = useState(isOn);
  return (
    <div className={css.about}>
      <dl className={css.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={css.shortcut}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Клавиши включены"
        hint="На&nbsp;этом устройстве"
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          writeStorage('localStorage', KEY, target.checked ? null : 'off');
        }}
      />
    </div>
  );
}
