import type { ManagedMenu } from '@site/contracts/manage-menus';
import { paths } from '@site/contracts/paths';
import type { MenuItem } from '@site/contracts/site-data';
import { siteMenus } from '@site/contracts/site-menus';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { NewerAlert } from '../../features/staff-revision/newer-alert.tsx';
import { useRevision } from '../../features/staff-revision/use-revision.ts';
import { ADD_CONTROL, controlOf, MenuEntry, type Moved } from './menu-entry.tsx';
import { addEntry, brokenAt, pathOf, type Place } from './menu-tree.ts';
import css from './menu-editor.module.css';

// The tree is one field, because its entries move between lists. The API checks them.
const schema = z.object({ items: z.array(z.custom<MenuItem>()) });

/** Edits all entries of a menu, saved together. Input is kept in the tab until then. */
export function MenuEditor({ menu: { code, revision, items: saved }, broken }: Pick<ManagedMenu, 'menu' | 'broken'>) {
  const api = useApi();
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [moved, setMoved] = useState<Moved | null>(null);
  const frame = useRef<HTMLFormElement>(null);
  const form = useSiteForm<{ items: MenuItem[] }>({
    schema,
    defaultValues: { items: saved },
    draft: { name: `staff-menu-${code}` },
  });
  const items = form.watch('items');
  const { levels } = siteMenus[code];
  const { newer, submit, overwrite } = useRevision({
    form,
    revision,
    save: (values, on) => {
      setMistakes({});
      return api.call('PUT /manage/menus/', { body: { code, revision: on, items: values.items } });
    },
    done: 'Меню сохранено. На\u00a0сайте\u00a0— в\u00a0течение пяти секунд',
    onProblem: ({ fields = {}, ...problem }) => {
      setMistakes(fields);
      showProblem(form, {
        ...problem,
        message: Object.keys(fields).length ? 'Меню не\u00a0сохранено: проверьте отмеченные пункты' : problem.message,
        fields: fields.items ? { tree: fields.items } : {},
      });
    },
  });
  const change = (next: MenuItem[], moved?: Moved) => {
    form.setValue('items', next, { shouldDirty: true });
    if (!moved) return;
    setMoved(moved);
    // The messages belong to places, which have changed.
    setMistakes({});
  };
  const add = () =>
    change(addEntry(items, []), { announced: 'Пункт добавлен', focus: [controlOf([items.length], 'title')] });
  useEffect(() => {
    const controls = moved?.focus.map((name) => frame.current?.querySelector<HTMLElement>(`[data-control="${name}"]`));
    controls?.find((control) => control && !control.matches(':disabled'))?.focus();
  }, [moved]);
  const forget = (place: Place, field: 'title' | 'url') =>
    setMistakes(({ [`${pathOf(place)}.${field}`]: _, ...others }) => others);

  return (
    <form ref={frame} method="dialog" noValidate className={css.editor} onSubmit={(event) => void submit(event)}>
      {broken.length > 0 && (
        <Alert tone="warning">
          {`Пункты, страниц которых на\u00a0сайте больше нет: ${broken.length}. Посетители их не\u00a0видят: измените адреса или уберите пункты.`}
        </Alert>
      )}
      {items.length === 0 && <p className={css.empty}>В&nbsp;меню пока нет пунктов.</p>}
      <ol className={css.list}>
        {items.map((item, index) => (
          <MenuEntry
            key={index}
            {...{ item, levels, items }}
            mistakes={{ ...brokenAt(items, broken), ...mistakes }}
            place={[index]}
            count={items.length}
            onChange={change}
            onTyped={forget}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <div role="status">{moved?.announced}</div>
      </VisuallyHidden>
      <div>
        <Button variant="secondary" iconStart={iconPlus} data-control={ADD_CONTROL} onClick={add}>
          Добавить пункт
        </Button>
      </div>
      {newer && (
        <NewerAlert
          message={newer.message}
          href={paths.staffSection('menus', code)}
          onOverwrite={() => void overwrite()}
        />
      )}
      <FormError control={form.control} />
      <div>
        <SubmitButton of={`menu ${code}`} loading={form.formState.isSubmitting}>
          Сохранить меню
        </SubmitButton>
      </div>
    </form>
  );
}
