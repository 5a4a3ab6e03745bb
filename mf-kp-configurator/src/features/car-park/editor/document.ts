import type { ProposalConfiguration, ProposalOffer } from '@site/contracts/proposal-configuration';

/** All input of a proposal. Immutable: each change creates a new document, which undo relies on. */
export interface ProposalDocument {
  readonly configuration: ProposalConfiguration;
  readonly offer: ProposalOffer;
}

/** Sorts keys and trims texts for the comparison: the API trims texts, and its database sorts keys. */
function ordered(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const isSameDocument = (a: ProposalDocument, b: ProposalDocument): boolean =>
  a === b || JSON.stringify(a, ordered) === JSON.stringify(b, ordered);
