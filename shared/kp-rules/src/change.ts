import type { Lane, ParkingStructure, ProposalConfiguration } from '@site/contracts/proposal-configuration';

/** A change of a configuration as data, for fixes and undo. Refers to objects by id. */
export type Change =
  | { kind: 'structure'; set: Partial<ParkingStructure> }
  | { kind: 'payment-points'; set: Partial<ProposalConfiguration['payment_points']> }
  | { kind: 'servers'; set: Partial<ProposalConfiguration['servers']> }
  | { kind: 'additionally'; set: Partial<ProposalConfiguration['additionally']> }
  | { kind: 'lanes'; ids: readonly string[]; set: Partial<Lane> }
  | { kind: 'add-lanes'; lanes: readonly Lane[] }
  | { kind: 'calculated-quantities'; keys: readonly string[] };

/** Returns the changed configuration; the original is not modified. */
export function applyChange(configuration: ProposalConfiguration, change: Change): ProposalConfiguration {
  const { lanes, summary } = configuration;
  switch (change.kind) {
    case 'structure':
      return { ...configuration, structure: { ...configuration.structure, ...change.set } };
    case 'payment-points':
      return { ...configuration, payment_points: { ...configuration.payment_points, ...change.set } };
    case 'servers':
      return { ...configuration, servers: { ...configuration.servers, ...change.set } };
    case 'additionally':
      return { ...configuration, additionally: { ...configuration.additionally, ...change.set } };
    case 'lanes':
      return {
        ...configuration,
        lanes: lanes.map((lane) => (change.ids.includes(lane.id) ? { ...lane, ...change.set } : lane)),
      };
    case 'add-lanes':
      return { ...configuration, lanes: [...lanes, ...change.lanes] };
    case 'calculated-quantities': {
      const kept = Object.entries(summary.quantities).filter(([key]) => !change.keys.includes(key));
      return { ...configuration, summary: { ...summary, quantities: Object.fromEntries(kept) } };
    }
  }
}
