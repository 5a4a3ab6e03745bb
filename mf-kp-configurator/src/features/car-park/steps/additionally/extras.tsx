import type { CatalogueItem } from '@site/kp-rules/price-book';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { useState } from 'react';
import { useBook, useEditor } from '../../editor/editor-context.tsx';
import { Counter } from '../../fields/counter.tsx';
import { SelectInput } from '../../fields/select-input.tsx';
import { formatSum } from '../../../sums/sums.ts';
import css from '../steps.module.css';

interface ExtrasProps {
  /** Whether a catalogue item belongs to this step. */
  isOffered: (item: CatalogueItem) => boolean;
  extras: readonly { article: string; qty: number }[];
  /** Quantity 0 removes the item. */
  onChange: (article: string, qty: number) => void;
}

/** Items beyond those that the rules require. */
export function Extras({ isOffered, extras, onChange }: ExtrasProps) {
  const { readOnly } = useEditor();
  const { catalogue } = useBook();
  const [picked, setPicked] = useState('');
  const options = Object.entries(catalogue)
    .filter(([article, item]) => isOffered(item) && !extras.some((extra) => extra.article === article))
    .map(([value, { name, price }]) => ({ value, label: `${name}, ${formatSum(price)}` }));
  const add = () => {
    if (picked) onChange(picked, 1);
    setPicked('');
  };
  return (
    <>
      {extras.map(({ article, qty }) => (
        <Counter
          key={article}
          label={catalogue[article]?.name ?? article}
          hint={formatSum(catalogue[article]?.price ?? null)}
          max={9_999}
          disabled={readOnly}
          value={qty}
          onChange={(next) => onChange(article, next)}
        />
      ))}
      {!readOnly && (
        <div className={css.pick}>
          <SelectInput label="Что добавить" value={picked} options={options} onChange={setPicked} />
          <Button variant="secondary" iconStart={iconPlus} disabled={!picked} onClick={add}>
            Добавить
          </Button>
        </div>
      )}
    </>
  );
}
