import type { Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { PriceBook } from '@site/kp-rules/price-book';
import type { Rules } from '@site/kp-rules/versions';

export interface Equipment {
  /** Key of the line in the bill. */
  key: string;
  article: string;
  qty: number;
}

const emptyBook: PriceBook = { catalogue: {}, own: [] };

/**
 * Returns the equipment of one lane: the bill of a car park with only this lane. Lane equipment depends only on the lane and
 * the structure (R1–R11), so that this works with any version of the rules and repeats none of them.
 */
export function laneEquipment(rules: Rules, configuration: ProposalConfiguration, lane: Lane): Equipment[] {
  const { structure, servers, marking_materials, summary } = configuration;
  const alone: ProposalConfiguration = {
    ...{ structure, servers, marking_materials, lanes: [lane], summary: { ...summary, quantities: {} } },
    payment_points: { stations: [], cashier_desks: 0, validators: 0, online: false },
    additionally: { displays: 0, guidance: false, extras: [], own: [], delivery: null },
  };
  return rules
    .calculate(alone, emptyBook)
    .lines.flatMap(({ key, step, article, calculated }) =>
      step === 'transportation-points' && article !== null ? [{ key, article, qty: calculated }] : [],
    );
}
