import { copyText } from '@site/ui/copy-text';
import { toast } from '@site/runtime';
import { Icon } from '@site/ui/icon';
import { iconByName, iconNames } from '@site/ui/icon-set';
import { Input } from '@site/ui/input';
import { useState } from 'react';
import css from './icons-page.module.css';

export function IconsPage() {
  const [filter, setFilter] = useState('');
  const shown = iconNames.filter((name) => name.includes(filter.trim().toLowerCase()));
  return (
    <>
      <h1>Значки</h1>
      <p className={css.lead}>Нажмите на значок, чтобы скопировать его имя.</p>
      <Input
        className={css.filter}
        type="search"
        aria-label="Найти значок по имени"
        placeholder="Имя значка"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <ul className={css.list}>
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={css.icon}
              onClick={() => void copy(name)}
              aria-label={`Скопировать «${name}»`}
            >
              <Icon shape={iconByName(name) ?? ''} size={32} />
              <code>{name}</code>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{shown.length === 0 && 'Такого значка нет'}</p>
    </>
  );
}

async function copy(name: string) {
  if (await copyText(name)) toast.success(`Скопировано: ${name}`);
  else toast.error('Браузер не разрешил копирование');
}
