import type { ManagedCompanyRow } from '@site/contracts/manage-companies';
import { Badge } from '@site/ui/badge';

type Shown = Pick<ManagedCompanyRow, 'dealer_access' | 'suspended'>;

export function CompanyBadge({ dealer_access, suspended }: Shown) {
  if (suspended) return <Badge tone="danger">Приостановлена</Badge>;
  return <Badge tone={dealer_access ? 'success' : 'neutral'}>{dealer_access ? 'Партнёр' : 'Не\u00a0партнёр'}</Badge>;
}
