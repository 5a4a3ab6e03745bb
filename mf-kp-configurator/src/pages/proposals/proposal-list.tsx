import type { ListedProposal } from '@site/contracts/proposals';
import { ProposalRow } from './proposal-row.tsx';
import css from './proposal-list.module.css';

const columns = ['№', 'Объект', 'Клиент', 'Сумма', 'Статус', 'Действует до', 'Автор', 'Изменено'];

interface ProposalListProps {
  label: string;
  items: ListedProposal[];
  busy: boolean;
  onMoved: () => void;
}

export function ProposalList({ label, items, busy, onMoved }: ProposalListProps) {
  return (
    <div className={css.frame}>
      {/* Screen readers get the name of each fact in its row. */}
      <div className={css.head} aria-hidden="true">
        {columns.map((title) => (
          <span key={title} className={title === 'Сумма' ? css.total : undefined}>
            {title}
          </span>
        ))}
      </div>
      <ul className={css.list} aria-label={label} aria-busy={busy || undefined}>
        {items.map((proposal) => (
          <ProposalRow key={proposal.slug} proposal={proposal} onMoved={onMoved} />
        ))}
      </ul>
    </div>
  );
}
