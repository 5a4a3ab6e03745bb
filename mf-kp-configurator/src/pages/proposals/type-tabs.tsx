import type { ProposalsPageData } from '@site/contracts/proposals';
import { ChipLink, ChipList } from '@site/ui/chip';
import { proposalsHref } from './proposals-href.ts';
import { statusWords } from '../../features/status/status-words.ts';
import css from './proposals-page.module.css';

type Type = ProposalsPageData['query']['type'];

const tabs: [Type, string][] = [
  ['all', 'Все'],
  ...Object.entries(statusWords).map(([status, { tab }]): [Type, string] => [status as Type, tab]),
];

/** Each tab is a link that keeps the filters. */
export function TypeTabs({ query, counts }: ProposalsPageData) {
  return (
    <nav aria-label="Статус предложений" className={css.tabs}>
      <ChipList className={css.tabList}>
        {tabs.map(([type, label]) => (
          <ChipLink key={type} href={proposalsHref({ ...query, type, page: 1 })} current={query.type === type}>
            {label} <span className={css.tabCount}>{counts[type]}</span>
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}
