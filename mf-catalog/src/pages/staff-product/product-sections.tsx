import type { ManagedProduct } from '@site/contracts/manage-goods';
import { paths } from '@site/contracts/paths';
import { formatNumber } from '@site/kernel/numbers';
import { list as listCss } from '@site/staff/list';
import { Button } from '@site/ui/button';
import { Facts } from '@site/ui/facts';
import { TextLink } from '@site/ui/link';
import type { ReactNode } from 'react';
import css from './product-sections.module.css';

interface SectionProps {
  title: string;
  /** Label of the button. */
  edit: string;
  onEdit: () => void;
  /** Shown when there is nothing. */
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}

const Section = ({ title, edit, onEdit, none, isEmpty, children }: SectionProps) => (
  <section className={listCss.section}>
    <div className={listCss.acting}>
      <h2 className={listCss.title}>{title}</h2>
      <Button size="small" variant="secondary" onClick={onEdit}>
        {edit}
      </Button>
    </div>
    {isEmpty ? <p className={css.none}>{none}</p> : <div>{children}</div>}
  </section>
);

interface PartProps {
  product: ManagedProduct;
  onEdit: () => void;
}

export function AttributesSection({ product: { values, attributes }, onEdit }: PartProps) {
  const filled = attributes.flatMap(({ code, label }) => {
    const labels = values.attributes[code] ?? [];
    return labels.length > 0 ? [{ code, label, value: labels.join(', ') }] : [];
  });
  return (
    <Section
      title="Характеристики"
      edit="Изменить характеристики"
      onEdit={onEdit}
      none="Характеристик пока нет"
      isEmpty={filled.length === 0}
    >
      <Facts
        facts={[
          ...filled.map(({ label, value }) => [label, value] as const),
          ['На\u00a0карточке', values.key_attributes.join(' · ')],
        ]}
      />
    </Section>
  );
}

export const KitSection = ({ product: { values }, onEdit }: PartProps) => (
  <Section
    title="Комплект"
    edit="Изменить комплект"
    onEdit={onEdit}
    none="Состав комплекта не&nbsp;указан"
    isEmpty={values.included_items.length === 0}
  >
    <ul className={css.list}>
      {values.included_items.map(({ name, qty, unit }, index) => (
        // Two items may have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{`${name}\u00a0— ${formatNumber(qty)}\u00a0${unit}`}</li>
      ))}
    </ul>
  </Section>
);

export function RelatedSection({ product: { values, related }, onEdit }: PartProps) {
  const { successor, accessories_required, accessories, spare_parts, analogs } = values;
  const known = new Map(related.map((one) => [one.article, one]));
  const linkTo = (article: string, position = '') => {
    const found = known.get(article);
    return (
      <li key={article}>
        {position && <span>{`${position}: `}</span>}
        {found && <TextLink href={paths.staffSection('products', found.id)}>{found.name}</TextLink>}
        <span className={css.article}>{` ${article}`}</span>
      </li>
    );
  };
  const listOf = (items: readonly ReactNode[]) => items.length > 0 && <ul className={css.list}>{items}</ul>;
  const facts = [
    ['Обязательные принадлежности', listOf(accessories_required.map((article) => linkTo(article)))],
    ['Принадлежности', listOf(accessories.map((article) => linkTo(article)))],
    ['Запасные части', listOf(spare_parts.map(({ article, position }) => linkTo(article, position)))],
    ['Аналоги', listOf(analogs.map((article) => linkTo(article)))],
    ['Замена', listOf(successor === null ? [] : [linkTo(successor)])],
  ] as const;
  return (
    <Section
      title="Связанные товары"
      edit="Изменить связанные товары"
      onEdit={onEdit}
      none="Связанных товаров пока нет"
      isEmpty={facts.every(([, items]) => !items)}
    >
      <Facts facts={facts} />
    </Section>
  );
}
