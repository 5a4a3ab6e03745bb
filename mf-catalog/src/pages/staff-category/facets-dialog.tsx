import { attributeTypeNames } from '@site/contracts/attribute-types';
import type { FacetChoice, ManagedCategory } from '@site/contracts/manage-categories';
import { formColumns } from '@site/forms/form-columns';
import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { facetsSchema, type FacetsValues } from '../../features/category-form/category-values.ts';
import { AddChoice } from '../../features/product-form/add-choice.tsx';
import { OrderedField } from '../../features/product-form/ordered-field.tsx';
import { CategoryDialog } from './category-dialog.tsx';

interface DialogProps {
  category: ManagedCategory;
  onClose: () => void;
}

const inWords = ({ label, type }: FacetChoice) => `${label}\u00a0— ${attributeTypeNames[type].toLowerCase()}`;

export const FacetsDialog = ({ category, onClose }: DialogProps) => (
  <CategoryDialog
    category={category}
    title="Фильтры"
    draft="facets"
    schema={facetsSchema}
    toForm={({ facets }) => ({ facets })}
    fromForm={(form) => form}
    onClose={onClose}
  >
    {({ control }) => (
      <div className={formColumns.wide}>
        <FacetList control={control} facets={category.facets} />
      </div>
    )}
  </CategoryDialog>
);

/** Filters of a category, in the order of its page. */
function FacetList({ control, facets }: { control: Control<FacetsValues>; facets: readonly FacetChoice[] }) {
  const { field, fieldState } = useController({ control, name: 'facets' });
  const select = useRef<HTMLSelectElement>(null);
  const byCode = new Map(facets.map((facet) => [facet.code, facet]));
  const nameOf = (code: string) => byCode.get(code)?.label ?? code;
  const others = facets.filter(({ code }) => !field.value.includes(code));
  return (
    <OrderedField
      legend="Фильтры категории"
      hint={'По\u00a0порядку. Фильтр виден, если значения у\u00a0товаров разные'}
      items={field.value}
      keyOf={(code) => code}
      titleOf={nameOf}
      onChange={field.onChange}
      error={fieldState.error?.message}
      add={
        <AddChoice
          label="Добавить фильтр"
          select={select}
          groups={[
            {
              title: 'Характеристики и\u00a0свойства товаров',
              options: others.map((facet) => ({ value: facet.code, label: inWords(facet) })),
            },
          ]}
          onAdd={(code) => field.onChange([...field.value, code])}
        />
      }
    >
      {(code) => {
        const facet = byCode.get(code);
        return facet ? inWords(facet) : code;
      }}
    </OrderedField>
  );
}
