import type { SupportDocument } from '@site/contracts/support';
import { languageLabels } from '@site/contracts/support-lists';
import { formatDate, formatDateShort } from '@site/kernel/dates';
import { typograph, formatFileSize } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import { Icon } from '@site/ui/icon';
import { iconDownload, iconLock, iconPdf } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { ProductName } from '@site/ui/product-name';
import css from './document-list.module.css';
import { PartnersOnly } from './partners-only.tsx';

interface DocumentListProps {
  items: readonly SupportDocument[];
  withKind: boolean;
  headingLevel: 2 | 3;
}

export function DocumentList({ items, withKind, headingLevel }: DocumentListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={css.list} aria-label="Документы">
      {items.map((item) => (
        <li key={item.id} className={css.row}>
          <Icon shape={item.url ? iconPdf : iconLock} size={32} className={css.icon} />
          <div className={css.body}>
            <Heading className={css.title}>
              {item.url ? (
                <a href={item.url} className={css.link} download>
                  {typograph(item.title)}
                  <Icon shape={iconDownload} size={20} className={css.arrow} />
                </a>
              ) : (
                typograph(item.title)
              )}
            </Heading>
            <p className={css.facts}>
              {`${withKind ? `${item.kind}. ` : ''}${item.format}, ${formatFileSize(item.size_bytes)}, ${formatDateShort(item.updated_at)}`}
            </p>
            <Details item={item} />
            {item.is_partner_only && (item.url ? <Badge tone="info">Для партнёров</Badge> : <PartnersOnly />)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Details({
  item: { version, language, number, valid_until: until, products, products_count: count },
}: {
  item: SupportDocument;
}) {
  const facts = [
    `Версия ${version}`,
    language !== 'ru' && languageLabels[language].toLowerCase(),
    number && `№\u00a0${number}`,
    until && `действует до\u00a0${formatDate(until)}`,
  ].filter(Boolean);
  return (
    <>
      <p className={css.facts}>{typograph(facts.join(', '))}</p>
      {products.length > 0 && (
        <p className={css.facts}>
          Артикулы:{' '}
          {products.map(({ article, url }, index) => (
            <span key={article}>
              {index > 0 && <span>, </span>}
              <TextLink href={url}>
                <ProductName name={article} />
              </TextLink>
            </span>
          ))}
          {count > products.length && <span>{` и\u00a0ещё ${count - products.length}`}</span>}
        </p>
      )}
    </>
  );
}
