import type { ProposalStatus } from '@site/contracts/proposal-statuses';
import { Badge } from '@site/ui/badge';
import { statusWords } from './status-words.ts';

export function StatusBadge({ status }: { status: ProposalStatus }) {
  const { badge, tone } = statusWords[status];
  return <Badge tone={tone}>{badge}</Badge>;
}
