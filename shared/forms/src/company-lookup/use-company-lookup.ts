import { useEffect, useEffectEvent, useState } from 'react';
import { findCompanies, type FoundCompany, type LookupService } from './find-companies.ts';

/** Delay in ms after the last keystroke, from the specification. */
export const LOOKUP_DELAY = 800;

/**
 * Result of the look-up as stored in the form: no result yet, found, found but inactive, or not found, so that the
 * visitor types the company by hand.
 */
export type CompanyState = 'none' | 'found' | 'closed' | 'by_hand';

export type LookupResult =
  | { state: 'found' | 'closed'; company: FoundCompany }
  | { state: 'none' | 'by_hand'; company?: undefined };

interface Lookup {
  inn: string;
  /** Null while the request is running. */
  companies: FoundCompany[] | null;
}

interface LookupOptions {
  service: LookupService | undefined;
  inn: string;
  branches: boolean;
  state: CompanyState;
  onResult: (result: LookupResult) => void;
}

const nothing: FoundCompany[] = [];

/** Looks up the company of a tax number after typing stops. A response for an earlier number is ignored. */
export function useCompanyLookup({ service, inn, branches, state, onResult }: LookupOptions) {
  const [lookup, setLookup] = useState<Lookup | null>(null);
  // A company typed by hand stays until the number is changed.
  const [retyped, setRetyped] = useState(false);
  const query = inn.trim();
  const [url, token] = [service?.url, service?.token];
  const isSearchable = query.length >= 10 && query.length <= 12 && (state === 'none' || retyped);

  const pick = (company: FoundCompany) => onResult({ state: company.active ? 'found' : 'closed', company });

  const settle = useEffectEvent((companies: FoundCompany[] | null) => {
    setRetyped(false);
    setLookup({ inn: query, companies: companies ?? nothing });
    const [only] = companies ?? nothing;
    if (companies?.length === 1 && only) pick(only);
    // 11 digits are an incomplete number of 12: ignore an empty result.
    else if (!companies || (companies.length === 0 && query.length !== 11)) onResult({ state: 'by_hand' });
  });

  useEffect(() => {
    if (!isSearchable) return;
    const abort = new AbortController();
    const lookUp = async () => {
      if (url === undefined || token === undefined) return settle(null);
      setLookup({ inn: query, companies: null });
      const companies = await findCompanies({ url, token }, { inn: query, branches }, abort.signal).catch(
        () => undefined,
      );
      if (companies !== undefined && !abort.signal.aborted) settle(companies);
    };
    const timer = setTimeout(() => void lookUp(), LOOKUP_DELAY);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isSearchable, query, branches, url, token]);

  const open = state === 'none' || state === 'by_hand';
  const current = open && lookup?.inn === query ? lookup : null;
  return {
    searching: current !== null && current.companies === null,
    choices: current?.companies && current.companies.length > 1 ? current.companies : nothing,
    pick,
    /** Call before the number changes: drops the company found for the old number. */
    changed: () => {
      if (state === 'by_hand') setRetyped(true);
      else if (state !== 'none') onResult({ state: 'none' });
    },
  };
}
