import { attributeTypeNames } from '@site/contracts/attribute-types';
import type { ManagedAttribute } from '@site/contracts/manage-categories';
import { formatNumber } from '@site/kernel/numbers';
import { useApi, useLoaderData } from '@site/runtime';
import { list as listCss, StaffRow } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Button } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { iconPlus } from '@site/ui/icons';
import { useState } from 'react';
import { OrderDialog } from '../../features/edit/order-dialog.tsx';
import { UndoNote } from '../../features/edit/undo-note.tsx';
import { attributeGroups } from '../../features/product-attributes/attribute-groups.ts';
import { AttributeDialog } from './attribute-dialog.tsx';
import { NewAttributeDialog } from './new-attribute-dialog.tsx';
import type { loader } from './route.ts';

export const StaffAttributesPage = () => (
  <StaffSectionPage page={useLoaderData<typeof loader>()} title="Характеристики">
    {({ items }) => <Attributes items={items} />}
  </StaffSectionPage>
);

type Group = ManagedAttribute['group'];
type Dialog = { kind: 'add' } | { kind: 'change'; code: string } | { kind: 'order'; group: Group };

function Attributes({ items }: { items: readonly ManagedAttribute[] }) {
  const api = useApi();
  const [open, setOpen] = useState<Dialog | null>(null);
  const onClose = () => setOpen(null);
  const ofGroup = (group: Group) => items.filter((item) => item.group === group);
  const changed = open?.kind === 'change' && items.find(({ code }) => code === open.code);
  return (
    <>
      <div>
        <Button iconStart={iconPlus} onClick={() => setOpen({ kind: 'add' })}>
          Новая характеристика
        </Button>
      </div>
      {items.length === 0 && (
        <EmptyState title="Характеристик пока нет">Создайте первую или загрузите их из&nbsp;файла.</EmptyState>
      )}
      {attributeGroups.map(([group, title]) => {
        const some = ofGroup(group);
        return (
          some.length > 0 && (
            <section key={group} className={listCss.section}>
              <div className={listCss.acting}>
                <h2 className={listCss.title}>{title}</h2>
                {some.length > 1 && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`Порядок: ${title}`}
                    onClick={() => setOpen({ kind: 'order', group })}
                  >
                    Порядок
                  </Button>
                )}
              </div>
              <ul className={listCss.list}>
                {some.map((attribute) => (
                  <Row
                    key={attribute.code}
                    attribute={attribute}
                    onChange={() => setOpen({ kind: 'change', code: attribute.code })}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <UndoNote />
      {open?.kind === 'add' && <NewAttributeDialog onClose={onClose} />}
      {changed && <AttributeDialog attribute={changed} onClose={onClose} />}
      {open?.kind === 'order' && (
        <OrderDialog
          title="Порядок характеристик"
          items={ofGroup(open.group).map(({ code, label }) => ({ key: code, name: label }))}
          save={(codes, base) =>
            api.call('POST /manage/attributes/order/', { body: { group: open.group, codes, base } })
          }
          onClose={onClose}
        />
      )}
    </>
  );
}

function Row({ attribute, onChange }: { attribute: ManagedAttribute; onChange: () => void }) {
  const { code, label, type, step, products, categories } = attribute;
  const facts = [
    attributeTypeNames[type],
    type === 'range' && `шаг ${formatNumber(step)}`,
    `товаров: ${formatNumber(products)}`,
    categories > 0 && `фильтр категорий: ${formatNumber(categories)}`,
  ];
  return (
    <StaffRow
      title={label}
      actions={
        <Button size="small" variant="secondary" aria-label={`Изменить: ${label}`} onClick={onChange}>
          Изменить
        </Button>
      }
    >
      <div className={listCss.quiet}>{facts.filter(Boolean).join(', ')}</div>
      <div className={listCss.quiet}>{`Код: ${code}`}</div>
    </StaffRow>
  );
}
