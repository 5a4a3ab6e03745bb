import type { CompareGroup } from '@site/contracts/lists';
import { Accordion } from '@site/ui/accordion';
import css from './attribute-table.module.css';
import { meaningOf } from './terms.ts';

/** Explains the terms of the trade among the compared attributes. */
export function TermList({ rows }: Pick<CompareGroup, 'rows'>) {
  const explained = rows.flatMap(({ code, label }) => {
    const meaning = meaningOf(code);
    return meaning === undefined ? [] : { code, label, meaning };
  });
  if (explained.length === 0) return null;
  const content = (
    <dl className={css.terms}>
      {explained.map(({ code, label, meaning }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
  return <Accordion items={[{ title: 'Что значат характеристики', content }]} />;
}
