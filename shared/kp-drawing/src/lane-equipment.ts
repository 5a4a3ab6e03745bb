import type { Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { PriceBook } from '@site/kp-rules/price-book';
import type { Rules } from '@site/kp-rules/versions';

export interface Equipment {
  /** Of the line of the bill. */
  key: string;
  article: string;
  qty: number;
}

const nothing: PriceBook = { catalogue: {}, own: [] };

/**
 * What one lane needs: the bill of a car park that has this lane alone. What stands on lanes follows from each by itself
 * and from the structure (R1–R11), so that any version of the rules can be asked, and no rule is known here.
 */
export function laneEquipment(rules: Rules, configuration: ProposalConfiguration, lane: Lane): Equipment[] {
  const { structure, servers, marking_materials, summary } = configuration;
  const alone: ProposalConfiguration = {
    ...{ structure, servers, marking_materials, lanes: [lane], summary: { ...summary, quantities: {} } },
    payment_points: { stations: [], cashier_desks: 0, validators: 0, online: false },
    additionally: { displays: 0, guidance: false, extras: [], own: [], delivery: null },
  };
  return rules
    .calculate(alone, nothing)
    .lines.flatMap(({ key, step, article, calculated }) =>
      step === 'transportation-points' && article !== null ? [{ key, article, qty: calculated }] : [],
    );
}
