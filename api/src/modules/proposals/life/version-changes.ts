import type { VersionChanges } from '@site/contracts/version-changes';
import type { CustomerOffer, OfferLine } from '@site/kp-rules/customer-offer';

type Changed = VersionChanges['lines'][number];

const stateOf = ({ qty, price, discount_percent, sum }: OfferLine) => ({ qty, price, discount_percent, sum });

const isSame = (a: OfferLine, b: OfferLine) =>
  a.qty === b.qty && a.price === b.price && a.discount_percent === b.discount_percent;

function changed(before: OfferLine | undefined, after: OfferLine | undefined): Changed[] {
  const line = after ?? before;
  if (!line || (before && after && isSame(before, after))) return [];
  const { key, step, article, name, unit } = line;
  return [
    {
      ...{ key, step, article, name, unit },
      before: before ? stateOf(before) : null,
      after: after ? stateOf(after) : null,
    },
  ];
}

/** Changes visible to the customer, in the order of the later bill; removed lines come last. */
export function changesBetween(before: CustomerOffer, after: CustomerOffer): Pick<VersionChanges, 'lines' | 'same'> {
  const old = new Map(before.lines.map((line) => [line.key, line]));
  const remaining = new Set(after.lines.map(({ key }) => key));
  const removed = before.lines.filter(({ key }) => !remaining.has(key));
  const lines = [
    ...after.lines.flatMap((line) => changed(old.get(line.key), line)),
    ...removed.flatMap((line) => changed(line, undefined)),
  ];
  return { lines, same: after.lines.length + removed.length - lines.length };
}
