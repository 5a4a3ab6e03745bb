import type { CategoryChoice } from '@site/contracts/manage-goods';
import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { AddChoice } from './add-choice.tsx';
import { OrderedField } from './ordered-field.tsx';
import type { PlaceValues } from './place-values.ts';

interface CategoryListProps {
  control: Control<PlaceValues>;
  categories: readonly CategoryChoice[];
  /** Slug of the product's own category, which is no other one. */
  own: string;
}

/** Other categories that show a product. */
export function CategoryList({ control, categories, own }: CategoryListProps) {
  const { field, fieldState } = useController({ control, name: 'more_categories' });
  const select = useRef<HTMLSelectElement>(null);
  const nameOf = (slug: string) => categories.find((one) => one.slug === slug)?.name ?? slug;
  const others = categories.filter(({ slug }) => slug !== own && !field.value.includes(slug));
  return (
    <OrderedField
      legend="Другие категории"
      hint={'Товар показан и\u00a0в\u00a0них, и\u00a0во\u00a0всех категориях выше'}
      items={field.value}
      keyOf={(slug) => slug}
      titleOf={nameOf}
      onChange={field.onChange}
      buttons="remove"
      error={fieldState.error?.message}
      add={
        <AddChoice
          label="Добавить категорию"
          select={select}
          groups={[{ title: 'Категории', options: others.map(({ slug, name }) => ({ value: slug, label: name })) }]}
          onAdd={(slug) => field.onChange([...field.value, slug])}
        />
      }
    >
      {nameOf}
    </OrderedField>
  );
}
