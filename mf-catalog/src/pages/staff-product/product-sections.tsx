import type { ManagedProduct } from '@site/contracts/manage-goods';
import { paths } from '@site/contracts/paths';
import { productFileKindNames } from '@site/contracts/support-lists';
import { formatNumber } from '@site/kernel/numbers';
import { list as listCss } from '@site/staff/list';
import { Button } from '@site/ui/button';
import { Facts } from '@site/ui/facts';
import { TextLink } from '@site/ui/link';
import type { ReactNode } from 'react';
import css from './product-sections.module.css';

interface SectionProps {
  title: ReactNode;
  /** Label of the button. */
  edit: ReactNode;
  onEdit: () => void;
  /** Shown when there is nothing. */
  none?: string;
  isEmpty?: boolean;
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

export function PlaceSection({ product: { values, categories }, onEdit }: PartProps) {
  const nameOf = (slug: string) => categories.find((one) => one.slug === slug)?.name ?? slug;
  const others = values.more_categories.map((slug) => <li key={slug}>{nameOf(slug)}</li>);
  return (
    <Section title="Адрес и&nbsp;категории" edit="Изменить адрес и&nbsp;категории" onEdit={onEdit}>
      <Facts
        facts={[
          ['Адрес', paths.product(values.slug)],
          ['Категория', nameOf(values.category)],
          ['Другие категории', others.length > 0 && <ul className={css.list}>{others}</ul>],
          ['Популярность', formatNumber(values.popularity)],
          ['Прежние артикулы', values.old_articles.join(', ')],
        ]}
      />
    </Section>
  );
}

export const DocumentsSection = ({ product: { values }, onEdit }: PartProps) => (
  <Section
    title="Документы"
    edit="Изменить документы"
    onEdit={onEdit}
    none="Загруженных документов нет"
    isEmpty={values.documents.length === 0}
  >
    <ul className={css.list}>
      {values.documents.map(({ file, kind, title }) => (
        <li key={file}>
          {`${productFileKindNames[kind]}: ${title}`}
          <span className={css.article}>{` ${file}`}</span>
        </li>
      ))}
    </ul>
  </Section>
);

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
