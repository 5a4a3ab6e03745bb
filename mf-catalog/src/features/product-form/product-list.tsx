import type { RelatedProduct } from '@site/contracts/manage-goods';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { OrderedField } from './ordered-field.tsx';
import { ProductChoice } from './product-choice.tsx';
import css from './product-list.module.css';
import type { RelatedValue, RelatedValues } from './product-values.ts';

export interface ProductListProps {
  control: Control<RelatedValues>;
  name: keyof RelatedValues;
  legend: string;
  hint: string;
  /** Article of the product that is edited. */
  own: string;
  /** Products with their names, of all lists. */
  known: ReadonlyMap<string, RelatedProduct>;
  /** Called with each chosen product, so that it becomes known. */
  onFound: (product: RelatedProduct) => void;
  /** Whether there is at most one. */
  only?: boolean;
  /** Label of the position that each product has. */
  position?: string;
}

/** Products in an order, chosen by search. */
export function ProductList(props: ProductListProps) {
  const { control, name, legend, hint, own, known, onFound, only = false, position } = props;
  const { field, fieldState } = useController({ control, name });
  const [isOpen, setOpen] = useState(false);
  const items: readonly RelatedValue[] = field.value;
  const chosen = items.map(({ article }) => article);
  const titleOf = ({ article }: RelatedValue) => known.get(article)?.name ?? article;
  const pick = (product: RelatedProduct) => {
    onFound(product);
    const { article } = product;
    const others = only ? [] : items;
    field.onChange(
      chosen.includes(article)
        ? items.filter((item) => item.article !== article)
        : [...others, { article, position: '' }],
    );
  };
  const place = (index: number, typed: string) =>
    field.onChange(items.map((item, at) => (at === index ? { ...item, position: typed } : item)));
  return (
    <OrderedField
      legend={legend}
      hint={hint}
      items={items}
      keyOf={({ article }) => article}
      titleOf={titleOf}
      onChange={field.onChange}
      error={fieldState.error?.message}
      add={
        <>
          <Button size="small" variant="secondary" aria-label={`${legend}: выбрать`} onClick={() => setOpen(true)}>
            {only ? 'Выбрать товар' : 'Выбрать товары'}
          </Button>
          {isOpen && (
            <ProductChoice
              label={legend}
              own={own}
              chosen={chosen}
              only={only}
              onPick={pick}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      }
    >
      {(item, index) => (
        <div className={position ? css.placed : undefined}>
          <div>
            {known.has(item.article) && <div>{titleOf(item)}</div>}
            <div className={css.article}>
              {known.get(item.article)?.published === false ? `${item.article}, не\u00a0на\u00a0сайте` : item.article}
            </div>
          </div>
          {position && (
            <Field label={position}>
              <Input
                value={item.position}
                aria-label={`${position}: ${titleOf(item)}`}
                autoComplete="off"
                onBlur={field.onBlur}
                onChange={({ target }) => place(index, target.value)}
              />
            </Field>
          )}
        </div>
      )}
    </OrderedField>
  );
}
