import type { Product } from '@site/contracts/catalog';
import { withUnit } from '@site/kernel/label-and-unit';
import { formatCount, type PluralForms } from '@site/kernel/plurals';
import { Facts } from './facts.tsx';
import css from './product-page.module.css';

const months: PluralForms = ['месяц', 'месяца', 'месяцев'];

/** The key data: five attributes and the warranty. */
export function KeyFacts({
  product: { key_attributes: attributes, warranty_months: warranty, short_description: description },
}: {
  product: Product;
}) {
  const facts = [
    ...attributes.slice(0, 5).map(withUnit),
    ...(warranty > 0 ? [{ label: 'Гарантия', value: formatCount(warranty, months) }] : []),
  ];
  return (
    <section aria-label="Коротко о товаре" className={css.facts}>
      {description && <p className={css.description}>{description}</p>}
      <Facts facts={facts} />
      <a className={css.allFacts} href="#attributes">
        Все характеристики
      </a>
    </section>
  );
}
