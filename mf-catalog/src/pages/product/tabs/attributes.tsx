import type { Product } from '@site/contracts/catalog';
import { withUnit } from '@site/kernel/label-and-unit';
import { attributeGroups } from '../../../features/product-attributes/attribute-groups.ts';
import { Facts } from '../facts.tsx';
import css from './tabs.module.css';

export function Attributes({ product: { attributes, series, old_articles: old } }: { product: Product }) {
  const extra = [
    ...(series ? [{ label: 'Серия', value: series, group: 'main' }] : []),
    ...(old.length ? [{ label: 'Прежние артикулы', value: old.join(', '), group: 'main' }] : []),
  ];
  const known = new Set(attributes.map(({ label }) => label));
  const all = [...attributes, ...extra.filter(({ label }) => !known.has(label))];
  return (
    <div className={css.attributes}>
      {attributeGroups.map(([group, title]) => {
        const facts = all.filter((attribute) => attribute.group === group).map(withUnit);
        return (
          facts.length > 0 && (
            <section key={group}>
              <h2 className={css.title}>{title}</h2>
              <Facts facts={facts} />
            </section>
          )
        );
      })}
    </div>
  );
}
