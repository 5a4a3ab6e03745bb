import { paths } from '@site/contracts/paths';
import type { ListedProposal } from '@site/contracts/proposals';
import { formatDateShort } from '@site/kernel/dates';
import { TextLink } from '@site/ui/link';
import type { ReactNode } from 'react';
import { CustomerFacts } from './customer-facts.tsx';
import { RowActions } from './row-actions.tsx';
import { StatusBadge } from '../../features/status/status-badge.tsx';
import { formatSum } from '../../features/sums/sums.ts';
import css from './proposal-list.module.css';

interface FactProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A label on a phone; on a wide screen the column heading replaces it. */
function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className ? `${css.fact} ${className}` : css.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OrderNumber({ order: { number, url } }: { order: NonNullable<ListedProposal['order']> }) {
  const text = `Заказ №\u00a0${number}`;
  return url ? <TextLink href={url}>{text}</TextLink> : text;
}

interface ProposalRowProps {
  proposal: ListedProposal;
  /** The proposal moved to another list, or was deleted. */
  onMoved: () => void;
}

export function ProposalRow({ proposal, onMoved }: ProposalRowProps) {
  const { slug, number, object_name, customer, total, status, valid_until, author, changed_at, returned, order } =
    proposal;
  return (
    <li className={css.row}>
      <h2 className={css.number}>
        <TextLink href={paths.proposal(slug)}>{number}</TextLink>
      </h2>
      <dl className={css.facts}>
        <Fact label="Объект" className={css.object}>
          {object_name || 'Без названия'}
        </Fact>
        <Fact label="Клиент" className={customer ? undefined : css.absent}>
          {customer || '—'}
        </Fact>
        <Fact label="Сумма" className={css.total}>
          {formatSum(total)}
        </Fact>
        <Fact label="Статус" className={css.status}>
          <StatusBadge status={status} /> {order && <OrderNumber order={order} />}
        </Fact>
        <Fact label="Действует до" className={valid_until ? undefined : css.absent}>
          {valid_until ? formatDateShort(valid_until) : '—'}
        </Fact>
        <Fact label="Автор">{author.name}</Fact>
        <Fact label="Изменено">{formatDateShort(changed_at)}</Fact>
        {returned && (
          <Fact label="Возвращено на&nbsp;доработку" className={css.returned}>
            {returned}
          </Fact>
        )}
      </dl>
      <CustomerFacts proposal={proposal} />
      <RowActions proposal={proposal} onMoved={onMoved} />
    </li>
  );
}
