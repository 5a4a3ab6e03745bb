import type { MenuItem } from '@site/contracts/site-data';
import { formatCount } from '@site/kernel/plurals';
import { Button, IconButton } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { iconArrowDown, iconArrowUp, iconChevronDown, iconChevronUp, iconPlus, iconTrash } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import { useState } from 'react';
import css from './menu-editor.module.css';
import { addEntry, changeEntry, moveEntry, pathOf, type Place, removeEntry } from './menu-tree.ts';

/** A move, an addition or a removal, and the controls of which the first enabled one gets the focus. */
export interface Moved {
  announced: string;
  focus: string[];
}

/** Name of a control of an entry, as `data-control`. */
export const controlOf = (place: Place, control: 'up' | 'down' | 'remove' | 'title'): string =>
  `${pathOf(place)} ${control}`;
export const ADD_CONTROL = 'add';

interface MenuEntryProps {
  item: MenuItem;
  place: Place;
  /** Entries of the list that contains this one. */
  count: number;
  levels: number;
  /** The whole menu. */
  items: readonly MenuItem[];
  /** Messages of the API by field path. */
  mistakes: Readonly<Record<string, string>>;
  onChange: (items: MenuItem[], moved?: Moved) => void;
  onTyped: (place: Place, field: 'title' | 'url') => void;
}

/** One entry with its fields, buttons and the entries below it. */
export function MenuEntry(props: MenuEntryProps) {
  const { item, place, count, levels, items, mistakes, onChange, onTyped } = props;
  const { title, url, children = [] } = item;
  // An entry with a refused one below it is open.
  const [wasOpened, setOpen] = useState(false);
  const under = `${pathOf(place)}.children.`;
  const isOpen = children.length > 0 && (wasOpened || Object.keys(mistakes).some((path) => path.startsWith(under)));
  const index = place.at(-1) ?? 0;
  const name = title || 'без\u00a0названия';
  const mistakeOf = (field: 'title' | 'url') => mistakes[`${pathOf(place)}.${field}`];
  const beside = (by: number): Place => [...place.slice(0, -1), index + by];
  const move = (by: -1 | 1) => {
    const controls = by < 0 ? (['up', 'down'] as const) : (['down', 'up'] as const);
    onChange(moveEntry(items, place, by), {
      announced: `${name}: место ${index + by + 1} из\u00a0${count}`,
      focus: controls.map((control) => controlOf(beside(by), control)),
    });
  };
  const remove = () =>
    onChange(removeEntry(items, place), {
      announced: `${name}: пункт убран`,
      // The next entry takes the place of the removed one.
      focus: [controlOf(place, 'remove'), controlOf(beside(-1), 'remove'), ADD_CONTROL],
    });
  const add = () => {
    setOpen(true);
    onChange(addEntry(items, place), {
      announced: 'Вложенный пункт добавлен',
      focus: [controlOf([...place, children.length], 'title')],
    });
  };
  const type = (field: 'title' | 'url', value: string) => {
    onTyped(place, field);
    onChange(changeEntry(items, place, { [field]: value }));
  };
  return (
    <li className={css.entry}>
      <div className={css.row}>
        <div className={css.fields}>
          <Field label="Название" error={mistakeOf('title')} required>
            <Input
              value={title}
              name={`${pathOf(place)}.title`}
              data-control={controlOf(place, 'title')}
              onChange={({ target }) => type('title', target.value)}
            />
          </Field>
          <Field label="Адрес" error={mistakeOf('url')} required>
            <Input
              value={url}
              name={`${pathOf(place)}.url`}
              inputMode="url"
              onChange={({ target }) => type('url', target.value)}
            />
          </Field>
        </div>
        <div className={css.actions}>
          <IconButton
            icon={iconArrowUp}
            label={`Выше: ${name}`}
            disabled={index === 0}
            data-control={controlOf(place, 'up')}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={iconArrowDown}
            label={`Ниже: ${name}`}
            disabled={index === count - 1}
            data-control={controlOf(place, 'down')}
            onClick={() => move(1)}
          />
          <IconButton
            icon={iconTrash}
            label={`Убрать: ${name}`}
            data-control={controlOf(place, 'remove')}
            onClick={remove}
          />
        </div>
      </div>
      {children.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          iconEnd={isOpen ? iconChevronUp : iconChevronDown}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {`«${name}»: ${formatCount(children.length, ['пункт', 'пункта', 'пунктов'])}`}
        </Button>
      )}
      {isOpen && (
        <ol className={css.list}>
          {children.map((child, at) => (
            <MenuEntry key={at} {...props} item={child} place={[...place, at]} count={children.length} />
          ))}
        </ol>
      )}
      {place.length < levels && (isOpen || children.length === 0) && (
        <div className={css.add}>
          <Button variant="ghost" size="small" iconStart={iconPlus} onClick={add}>
            {`Добавить в\u00a0«${name}»`}
          </Button>
        </div>
      )}
    </li>
  );
}
