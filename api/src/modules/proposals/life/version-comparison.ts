import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { VersionChanges } from '@site/contracts/version-changes';
import { drawPlan } from '@site/kp-drawing/draw-plan';
import { rulesOf } from '@site/kp-rules/versions';
import { problems } from '../../../errors.ts';
import type { Visitor } from '../../session/visitor.ts';
import { findProposal } from '../proposal-access.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { basisOf, bookOf } from '../proposal-pricing.ts';
import type { FoundProposal } from '../proposal-repository.ts';
import { numberOf, readNumber, slugOf } from '../proposal-view.ts';
import { drawingChanges } from './drawing-changes.ts';
import { changesBetween } from './version-changes.ts';

/** Ids of the drawing's objects with their own name. Lanes always have one. */
const namedIn = ({ lanes, drawing }: ProposalConfiguration) => [
  ...lanes.map(({ id }) => `lane/${id}`),
  ...Object.entries(drawing?.objects ?? {}).flatMap(([id, { name }]) => (name ? [id] : [])),
];

async function billed({ db, now }: ProposalDeps, { row }: FoundProposal) {
  const basis = basisOf(row, await bookOf(db, row, now()), now());
  const { offer, calculation } = calculateProposal(basis, row.configuration);
  const plan = drawPlan(row.configuration, calculation, rulesOf(basis.version));
  const { retail_total, discount, total, vat } = offer;
  const version: VersionChanges['before'] = {
    ...{ slug: slugOf(row), number: numberOf(row), version: row.version, status: row.status, day: basis.day },
    ...{ retail_total, discount, total, vat: { text: vat.text, amount: vat.amount } },
  };
  return { offer, version, plan, named: namedIn(row.configuration) };
}

/** Compares two versions of one number, each calculated with its own rules and prices. */
export async function compareVersions(
  deps: ProposalDeps,
  visitor: Visitor,
  slug: string,
  since: number,
): Promise<VersionChanges> {
  const later = await findProposal(deps.db, visitor, slug);
  const named = readNumber(slug);
  if (!named || since >= later.row.version) throw problems.notFound();
  const earlier = await findProposal(deps.db, visitor, slugOf({ ...named, version: since }));
  const [before, after] = await Promise.all([billed(deps, earlier), billed(deps, later)]);
  return {
    ...{ status: 'ok', before: before.version, after: after.version },
    ...changesBetween(before.offer, after.offer),
    drawing: drawingChanges([before.plan, after.plan], new Set([...before.named, ...after.named])),
  };
}
