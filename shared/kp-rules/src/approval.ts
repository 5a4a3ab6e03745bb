import type { Calculation } from './calculation.ts';
import type { CustomerOffer } from './customer-offer.ts';
import type { Kopecks } from '@site/kernel/money';
import type { Purchase } from './purchase.ts';

const MAX_TOTAL: Kopecks = 10_000_000_00;
const MAX_DEVICES = 64;

export type ApprovalReason = 'below_cost' | 'total' | 'on_request' | 'devices' | 'project_terms';

/** Terms granted by the manager for an earlier state of the proposal. */
type Granted = { project_discount: number; priced_articles: readonly string[] };

/** Returns why a proposal needs the manufacturer's approval before it is sent; empty: approved at once. */
export function approvalReasons(
  calculation: Calculation,
  offer: CustomerOffer,
  cost: Purchase,
  granted: Granted = { project_discount: 0, priced_articles: [] },
): ApprovalReason[] {
  const reasons: Record<ApprovalReason, boolean> = {
    below_cost: cost.below_cost.length > 0,
    total: offer.total > MAX_TOTAL,
    on_request: offer.on_request.length > 0,
    devices: calculation.figures.devices > MAX_DEVICES,
    project_terms:
      granted.project_discount > 0 ||
      offer.lines.some(({ article }) => article !== null && granted.priced_articles.includes(article)),
  };
  return (Object.keys(reasons) as ApprovalReason[]).filter((reason) => reasons[reason]);
}
