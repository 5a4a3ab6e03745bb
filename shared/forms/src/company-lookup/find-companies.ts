import type { CompanySuggestion } from '@site/contracts/orders';
import { hasInnLength } from '@site/kernel/inn';

/** The suggestions service: its address and the public token. */
export interface LookupService {
  url: string;
  token: string;
}

export interface FoundCompany {
  /** Branches share a tax number, so it does not tell companies apart; this does. */
  hid: string;
  /** A line of the pick list: «ООО «Вектор», КПП 001201001, Тула». */
  label: string;
  inn: string;
  company: string;
  /** Empty for sole traders. */
  kpp: string;
  ogrn: string;
  legal_address: string;
  /** False: liquidated, bankrupt or about to be. */
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

interface Question {
  query: string;
  count: number;
  status?: string[];
  branch_type?: string[];
}

async function ask(
  { url, token }: LookupService,
  question: Question,
  signal: AbortSignal,
): Promise<FoundCompany[] | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal,
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify(question),
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
 * Null: the service refuses (key, limit) or cannot be reached. Throws only when the question is withdrawn. When no
 * company at work has the number, the closed ones are asked for: their buyer is to learn why he is refused. Branches
 * share the number of their company and have a code (КПП) and an address of their own.
 */
export async function findCompanies(
  service: LookupService,
  { inn, branches }: { inn: string; branches: boolean },
  signal: AbortSignal,
): Promise<FoundCompany[] | null> {
  const question = { query: inn, count: branches ? 20 : 10, ...(!branches && { branch_type: ['MAIN'] }) };
  const active = await ask(service, { ...question, status: ['ACTIVE'] }, signal);
  return active?.length === 0 && hasInnLength(inn) ? ask(service, question, signal) : active;
}
