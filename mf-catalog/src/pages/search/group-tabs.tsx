import type { SearchPageData } from '@site/contracts/search';
import { paths } from '@site/contracts/paths';
import { formatNumber } from '@site/kernel/numbers';
import { groupLabels } from '@site/shop/search';
import { ChipLink, ChipList } from '@site/ui/chip';
import css from './search-page.module.css';

/** The groups of results as links, so that each has an address and a history entry. */
export function GroupTabs({ data: { query, counts, order, group }, total }: { data: SearchPageData; total: number }) {
  const found = group === null || order.includes(group) ? order : [...order, group];
  if (found.length < 2 && group === null) return null;
  return (
    <nav className={css.tabs} aria-label="Виды результатов">
      <ChipList className={css.chips}>
        <ChipLink href={paths.search(query)} current={group === null}>
          Всё <span className={css.count}>{formatNumber(total)}</span>
        </ChipLink>
        {found.map((name) => (
          <ChipLink key={name} href={paths.search(query, { group: name })} current={name === group}>
            {groupLabels[name]} <span className={css.count}>{formatNumber(counts[name])}</span>
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}
