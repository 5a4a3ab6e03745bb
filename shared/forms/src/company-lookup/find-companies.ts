import type { CompanySuggestion } from '@site/contracts/orders';
import { hasInnLength } from '@site/kernel/inn';

export interface LookupService {
  url: string;
  token: string;
}

export interface FoundCompany {
  /** Unique ID; the tax number is shared by branches. */
  hid: string;
  /** Label in the list of choices: «ООО «Вектор», КПП 001201001, Тула». */
  label: string;
  inn: string;
  company: string;
  /** Empty for sole traders. */
  kpp: string;
  ogrn: string;
  legal_address: string;
  /** False when liquidated, bankrupt or being wound up. */
  active: boolean;
}

function toCompany({ value, data }: CompanySuggestion): FoundCompany {
  const { inn, kpp, ogrn, hid, branch_type, name, state, address } = data;
  const branch = branch_type === 'BRANCH' && 'филиал';
  const parts = [name?.short_with_opf ?? value, branch, kpp && `КПП\u00a0${kpp}`, address?.data?.city];
  return {
    hid: hid ?? `${inn}/${kpp ?? ''}`,
    label: parts.filter(Boolean).join(', '),
    inn,
    company: value,
    kpp: kpp ?? '',
    ogrn: ogrn ?? '',
    legal_address: address?.value ?? '',
    active: (state?.status ?? 'ACTIVE') === 'ACTIVE',
  };
}

interface SuggestionsQuery {
  query: string;
  count: number;
  status?: string[];
  branch_type?: string[];
}

async function fetchSuggestions(
  { url, token }: LookupService,
  query: SuggestionsQuery,
  signal: AbortSignal,
): Promise<FoundCompany[] | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal,
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify(query),
    });
    if (!response.ok) return null;
    const { suggestions } = (await response.json()) as { suggestions: CompanySuggestion[] };
    return suggestions.map(toCompany);
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/**
 * Returns null when the service rejects the request (key, limit) or cannot be reached; throws only when aborted.
 * Without an active company for the number, returns inactive ones, so that the form can explain the rejection. Branches
 * share their company's tax number and have a KPP and an address of their own.
 */
export async function findCompanies(
  service: LookupService,
  { inn, branches }: { inn: string; branches: boolean },
  signal: AbortSignal,
): Promise<FoundCompany[] | null> {
  const query = { query: inn, count: branches ? 20 : 10, ...(!branches && { branch_type: ['MAIN'] }) };
  const active = await fetchSuggestions(service, { ...query, status: ['ACTIVE'] }, signal);
  return active?.length === 0 && hasInnLength(inn) ? fetchSuggestions(service, query, signal) : active;
}
