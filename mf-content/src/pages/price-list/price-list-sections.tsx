import type { PriceListSection } from '@site/contracts/price-lists';
import { anchorId } from './anchor.ts';
import css from './price-list-sections.module.css';
import { PriceTable } from './price-table.tsx';

export const PriceListSections = ({ sections }: { sections: readonly PriceListSection[] }) =>
  sections.map(({ anchor, title, rows, children }) => (
    <section key={anchor} aria-labelledby={anchorId(anchor)} className={css.section}>
      <h2 id={anchorId(anchor)} className={css.title}>
        {title}
      </h2>
      {rows.length > 0 && <PriceTable caption={title} rows={rows} />}
      {children.map((child) => (
        // Not a landmark: «Комплекты» of several sections would be indistinguishable.
        <div key={child.anchor}>
          <h3 id={anchorId(child.anchor)} className={css.subtitle}>
            {child.title}
          </h3>
          <PriceTable caption={`${title}: ${child.title}`} rows={child.rows} />
        </div>
      ))}
    </section>
  ));
