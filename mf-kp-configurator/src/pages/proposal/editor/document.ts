import type { ProposalConfiguration, ProposalOffer } from '@site/contracts/proposal-configuration';

/** All that is entered in a proposal. Never changed in place: a change makes the next one, which is what undo goes by. */
export interface ProposalDocument {
  readonly configuration: ProposalConfiguration;
  readonly offer: ProposalOffer;
}

/** In one order of keys, and as the API keeps texts: it trims them, and its database sorts what it stores. */
function ordered(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const isSameDocument = (a: ProposalDocument, b: ProposalDocument): boolean =>
  a === b || JSON.stringify(a, ordered) === JSON.stringify(b, ordered);
